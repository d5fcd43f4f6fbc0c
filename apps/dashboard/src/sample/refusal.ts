import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Refuses a request as the server would, with a message for the user. */
export class Refusal extends HTTPException {
  /** Errors by form field. */
  readonly fields: Record<string, string> | undefined;
  /** The current record, if the request named an outdated version. */
  readonly current: unknown;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { current, fields }: { current?: unknown; fields?: Record<string, string> } = {},
  ) {
    super(status, { message });
    this.fields = fields;
    this.current = current;
  }
}

export const notFound = () => new Refusal(404, "Not found.");

/**
 * @throws 409 with the current record if `version` is outdated, as after a change in another tab
 */
export function checkVersion(
  subject: string,
  current: { version: number },
  { version }: { version: number },
): void {
  if (current.version === version) return;
  const message = `${subject} changed after you opened this. Please review it again.`;
  throw new Refusal(409, message, { current });
}
