/** What was asked is not granted, in words a client may read. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** What is wrong, by the field that it belongs beside. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

/**
 * What an error says beside each of a form's fields.
 *
 * @param names the fields that the form shows
 * @returns nothing for an error that belongs to none of them
 */
export function fieldErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { name: Name; message: string }[] {
  if (!(error instanceof Refusal)) return [];
  return names.flatMap((name) => {
    const message = error.fields[name];
    return message === undefined ? [] : [{ name, message }];
  });
}
