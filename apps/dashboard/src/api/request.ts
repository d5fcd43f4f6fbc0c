import { serverMessages } from "@frontage/content/login";

import { RequestError, type RequestErrorKind } from "./request-error.ts";
import { setTwoFactorNeeded } from "./two-factor-needed.ts";
import { retrySignedOut } from "./retry-signed-out.ts";
import { readServerClock } from "../time/server-clock.ts";

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The samples load with the first request. */
const requestSamples: Send = async (input, init) =>
  (await import("../sample/answer.ts")).answer(input, init);

let send = requestSamples;

/** From now on, requests go to the server, not to the samples. */
export function visitServer(): void {
  send = requestServer;
}

/** For stories. @param answer `undefined` goes back to the samples */
export function answerRequests(answer: Send | undefined): void {
  send = answer ?? requestSamples;
}

export const isVisitingServer = () => send === requestServer;

/** Sends a request to the server, or to the samples when nobody is logged in. */
export const request: Send = async (input, init) => send(input, init);

/** Default when no time zone is set in Settings: the server counts days as the screens do. */
export const headers = { "Time-Zone": new Intl.DateTimeFormat().resolvedOptions().timeZone };

/**
 * Sends a request to the server, with the session's cookie.
 *
 * @throws an Error written for the user if there is no response
 */
export const requestServer: Send = async (input, init) =>
  retrySignedOut(async () => {
    try {
      // A request's body can be read only once, and it may be sent again.
      const response = await fetch(input instanceof Request ? input.clone() : input, init);
      readServerClock(response);
      if (response.status === 403) await noticeTwoFactorNeeded(response.clone());
      return response;
    } catch (error) {
      // The caller aborted it.
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      throw new Error(serverMessages.unreachable, { cause: error });
    }
  });

/** The server refuses everything to a broker who has to set up two-factor first. */
async function noticeTwoFactorNeeded(response: Response): Promise<void> {
  const body = (await response.json().catch(() => undefined)) as FailureBody | undefined;
  if (body?.fields?.twoFactor) setTwoFactorNeeded(true);
}

type FailureBody = { current?: unknown; error?: string; fields?: Record<string, string> };

/**
 * An Error written for the user, from a response that isn’t OK.
 *
 * @param body the response's JSON, if any
 */
export function apiError(status: number, body: unknown): RequestError {
  const { current, error, fields } = (body ?? {}) as FailureBody;
  const kind = kindOf(status);
  const standard = {
    failed: serverMessages.failed,
    limited: serverMessages.tooMany,
    refused: serverMessages.refused,
  }[kind];
  return new RequestError(error ?? standard, fields, kind, current);
}

function kindOf(status: number): RequestErrorKind {
  if (status === 429) return "limited";
  // An interrupted upload (408) may succeed if retried.
  return status < 500 && status !== 408 ? "refused" : "failed";
}

/** Whether a retry may help: not if the server refused the request. */
export function mayRetry(failureCount: number, error: Error): boolean {
  return failureCount < 3 && !(error instanceof RequestError && error.kind !== "failed");
}

/** What a client's call resolves to: a response whose JSON is typed. */
type Answer<Body> = Pick<Response, "ok" | "status"> & { json: () => Promise<Body> };

/**
 * The JSON of a response; nothing for a 204.
 *
 * @throws a RequestError if the request is refused
 */
export async function read<Body>(response: Promise<Answer<Body>>): Promise<Body> {
  const answer = await response;
  if (!answer.ok) throw apiError(answer.status, await answer.json().catch(() => undefined));
  return answer.status === 204 ? (undefined as Body) : answer.json();
}

/** The same, but `undefined` for a 404. */
export async function readIfFound<Body>(
  response: Promise<Answer<Body>>,
): Promise<Body | undefined> {
  const answer = await response;
  return answer.status === 404 ? undefined : read(Promise.resolve(answer));
}

/** The body of a response while it arrives. @throws a RequestError if the request is refused */
export async function readStream(response: Promise<Answer<unknown> & Pick<Response, "body">>) {
  const answer = await response;
  if (!answer.ok) throw apiError(answer.status, await answer.json().catch(() => undefined));
  return answer.body;
}

/** @throws a RequestError if the request is refused */
export async function readFile(
  response: Promise<Answer<unknown> & Pick<Response, "blob">>,
): Promise<Blob> {
  const answer = await response;
  if (!answer.ok) throw apiError(answer.status, await answer.json().catch(() => undefined));
  return answer.blob();
}
