import { serverMessages } from "@frontage/content/login";

import { RequestError, type RequestErrorKind } from "./request-error.ts";
import { setTwoFactorNeeded } from "./two-factor-needed.ts";
import { retrySignedOut } from "./retry-signed-out.ts";
import { readServerClock } from "../time/server-clock.ts";

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The samples' code loads with the first request. */
const requestSamples: Send = async (input, init) =>
  (await import("../sample/answer.ts")).answer(input, init);

let send = requestSamples;

/** From now on, requests go to the server, not to the samples. */
export function visitServer(): void {
  send = requestServer;
}

/** For stories: answers requests. @param answer `undefined` restores the samples' answers */
export function answerRequests(answer: Send | undefined): void {
  send = answer ?? requestSamples;
}

export const isVisitingServer = () => send === requestServer;

/** Sends a request to the server, or to the samples when nobody is logged in. */
export const request: Send = async (input, init) => send(input, init);

/** The browser's time zone, in which the server counts days while Settings has none. */
export const headers = { "Time-Zone": new Intl.DateTimeFormat().resolvedOptions().timeZone };

/**
 * Sends a request to the server, with the session's cookie.
 *
 * @throws an Error written for the user if there is no response
 */
export const requestServer: Send = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const send = async () => {
    try {
      // Clones the request, whose body can be read only once, because it may be sent again.
      const response = await (takeEarly(input) ??
        fetch(input instanceof Request ? input.clone() : input, init));
      readServerClock(response);
      if (response.status === 403) await noticeTwoFactorNeeded(response.clone());
      return response;
    } catch (error) {
      // An aborted request isn't an unreachable server.
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      throw new Error(serverMessages.unreachable, { cause: error });
    }
  };
  return retrySignedOut(send, { mayReplace: url.includes("/api/auth/") });
};

/** The answer to a request that the page's first script has sent, once. */
function takeEarly(input: RequestInfo | URL): Promise<Response> | undefined {
  const early = globalThis.window?.early;
  const answer = early?.get(input as string);
  early?.delete(input as string);
  return answer;
}

/** Reports a refusal because the broker must set up two-factor first. */
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

/** The response of a typed client's call. */
type Answer<Body> = Pick<Response, "ok" | "status"> & { json: () => Promise<Body> };

/**
 * The JSON of a response; undefined for a 204.
 *
 * @throws a RequestError if the request is refused
 */
export async function read<Body>(response: Promise<Answer<Body>>): Promise<Body> {
  const answer = await response;
  if (!answer.ok) throw apiError(answer.status, await answer.json().catch(() => undefined));
  return answer.status === 204 ? (undefined as Body) : answer.json();
}

/**
 * The JSON of a response; undefined for a 204 or 404. @throws a RequestError for another refusal
 */
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

/** The file in a response. @throws a RequestError if the request is refused */
export async function readFile(
  response: Promise<Answer<unknown> & Pick<Response, "blob">>,
): Promise<Blob> {
  const answer = await response;
  if (!answer.ok) throw apiError(answer.status, await answer.json().catch(() => undefined));
  return answer.blob();
}
