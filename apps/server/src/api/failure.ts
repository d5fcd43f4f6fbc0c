import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";

/** What every refusal answers: a sentence a person may read, and what is wrong by field. */
export const failureSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type FailureBody = z.infer<typeof failureSchema>;

/** Ends a request with a sentence for the person who asked. */
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

/** Of what the person may not see, or what is not there: the same answer for both. */
export const notFound = () => new Failure(404, "There is nothing at this address.");
export const signInNeeded = () => new Failure(401, "You must be logged in to access this page");

/** @param seconds until the next attempt is let through */
export function tooManyAttempts(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new Failure(429, `Too many attempts. Please try again in ${when}.`, undefined, {
    "Retry-After": String(seconds),
  });
}
