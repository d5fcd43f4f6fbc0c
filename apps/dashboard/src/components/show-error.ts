import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

import { fieldErrors } from "../api/request-error.ts";

/**
 * Shows an error next to its fields and focuses the first; an error without a field becomes the
 * form's `root` error.
 *
 * @param names the form's fields
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
