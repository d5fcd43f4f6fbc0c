import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

import { fieldErrors } from "../../portal/refusal.ts";

/**
 * Says what went wrong beside the fields that it belongs to; the first takes the focus. What
 * belongs to none is the form's `root` error.
 *
 * @param names the fields that the form shows
 */
export function showError<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const wrong = fieldErrors(error, names);
  for (const [index, { message, name }] of wrong.entries()) {
    setError(name, { message }, { shouldFocus: index === 0 });
  }
  if (wrong.length > 0) return;
  setError("root", { message: error instanceof Error ? error.message : String(error) });
}
