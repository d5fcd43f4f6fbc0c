import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The body of every refused request: a sentence for the person, and what is wrong by field. */
type FailureBody = {
  error: string;
  fields?: Record<string, string>;
  /** The current record, if it isn't the one that the person has seen. */
  current?: unknown;
};

/** Refuses a request, with a sentence for the person. */
export class Failure extends HTTPException {
  readonly body: FailureBody;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    error: string,
    fields?: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    super(status, { message: error });
    this.headers = headers;
    this.body = fields ? { error, fields } : { error };
  }
}

/** For what doesn't exist, and for what the person may not see. */
export const notFound = () => new Failure(404, "Not found.");
export const signInNeeded = () => new Failure(401, "You must be logged in to access this page");

/** @param seconds until a retry succeeds */
export const tooMany = (sentence: string, seconds: number) =>
  new Failure(429, sentence, undefined, { "Retry-After": String(seconds) });

/** @param seconds until the next attempt is allowed */
export function tooManyAttempts(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return tooMany(`Too many attempts. Please try again in ${when}.`, seconds);
}
