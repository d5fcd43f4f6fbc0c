/**
 * Why a request failed:
 *
 * - `refused`: the same request would be refused again
 * - `limited`: too many requests for now; it succeeds later
 * - `failed`: the server failed
 */
export type RequestErrorKind = "refused" | "limited" | "failed";

/** A refused request. Its message is written for the user. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  /** Errors by form field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly kind: RequestErrorKind;
  /** The current record, if the request named an outdated version. */
  readonly current: unknown;

  constructor(
    message: string,
    fields: Readonly<Record<string, string>> = {},
    kind: RequestErrorKind = "refused",
    current?: unknown,
  ) {
    super(message);
    this.fields = fields;
    this.kind = kind;
    this.current = current;
  }
}

/**
 * An error's messages for the fields of a form.
 *
 * @param names the fields that the form shows
 * @returns undefined if the error belongs to none of them
 */
export function fieldErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { name: Name; message: string }[] {
  if (!(error instanceof RequestError)) return [];
  return names.flatMap((name) => {
    const message = error.fields[name];
    return message === undefined ? [] : [{ name, message }];
  });
}
