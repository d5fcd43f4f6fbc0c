import { serverMessages } from "@frontage/content/login";
import createClient from "openapi-fetch";

import { setTwoFactorNeeded } from "./two-factor-needed.ts";
import { readServerClock } from "../../time/server-clock.ts";
import { PortalError, type PortalErrorKind } from "../portal-error.ts";
import type { paths } from "./api-types.ts";
import { retrySignedOut } from "./retry-signed-out.ts";

/** The server’s API, typed by its OpenAPI description. The session is a cookie. */
export const api = createClient<paths>({
  baseUrl: "/",
  fetch: request,
  // Default when no time zone is set in Settings: the server counts days as the screens do.
  headers: { "Time-Zone": new Intl.DateTimeFormat().resolvedOptions().timeZone },
});

/** @throws an Error written for the user if there is no response */
async function request(to: Request): Promise<Response> {
  return retrySignedOut(async () => {
    try {
      // A body can be read only once, and the request may be retried.
      const answer = await fetch(to.clone());
      readServerClock(answer);
      if (answer.status === 403) await noticeTwoFactorNeeded(answer.clone());
      return answer;
    } catch (error) {
      // The caller aborted it.
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      throw new Error(serverMessages.unreachable, { cause: error });
    }
  });
}

/** The server refuses everything to a broker who has to set up two-factor first. */
async function noticeTwoFactorNeeded(answer: Response): Promise<void> {
  const body = (await answer.json().catch(() => undefined)) as FailureBody | undefined;
  if (body?.fields?.twoFactor) setTwoFactorNeeded(true);
}

type FailureBody = { current?: unknown; error?: string; fields?: Record<string, string> };

/**
 * An Error written for the user, from a response that isn’t OK.
 *
 * @param body the response's JSON, if any
 */
export function apiError(status: number, body: unknown): PortalError {
  const { current, error, fields } = (body ?? {}) as FailureBody;
  const kind = kindOf(status);
  const standard = {
    failed: serverMessages.failed,
    limited: serverMessages.tooMany,
    refused: serverMessages.refused,
  }[kind];
  return new PortalError(error ?? standard, fields, kind, current);
}

function kindOf(status: number): PortalErrorKind {
  if (status === 429) return "limited";
  // An interrupted upload (408) may succeed if retried.
  return status < 500 && status !== 408 ? "refused" : "failed";
}

/** Whether a retry may help: not if the server refused the request. */
export function mayRetry(failureCount: number, error: Error): boolean {
  return failureCount < 3 && !(error instanceof PortalError && error.kind !== "failed");
}

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * The data of a response.
 *
 * @throws a PortalError when the server refuses
 */
export async function unwrap<Data>(request: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await request;
  if (!response.ok) throw apiError(response.status, error);
  return data as Data;
}

/** The same, but `undefined` for a 404. */
export async function unwrapOr404<Data>(request: Promise<Answer<Data>>): Promise<Data | undefined> {
  const answer = await request;
  return answer.response.status === 404 ? undefined : unwrap(Promise.resolve(answer));
}

/** @throws a PortalError when the server refuses */
export async function requestFile(path: string): Promise<Blob> {
  const answer = await request(new Request(path));
  if (!answer.ok) throw apiError(answer.status, await answer.json().catch(() => undefined));
  return answer.blob();
}
