/** A refused request. Its message is written for the user. */
export class PortalError extends Error {
  override readonly name = "PortalError";
  /** What is wrong, by the form field to show it beside. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same request would be refused again; otherwise the server just failed. */
  readonly isRefusal: boolean;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, isRefusal = true) {
    super(message);
    this.fields = fields;
    this.isRefusal = isRefusal;
  }
}

/**
 * An error’s messages for the fields of a form.
 *
 * @param names the fields that the form shows
 * @returns nothing for an error that belongs to none of them
 */
export function fieldErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { name: Name; message: string }[] {
  if (!(error instanceof PortalError)) return [];
  return names.flatMap((name) => {
    const message = error.fields[name];
    return message === undefined ? [] : [{ name, message }];
  });
}
