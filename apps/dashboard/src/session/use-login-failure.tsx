import type { Login } from "@frontage/records/schemas/login";
import { useId } from "react";
import type { FormState } from "react-hook-form";

/**
 * Why logging in failed, for the password field; undefined if it didn't fail, or if the fields show
 * their own errors.
 */
export function useLoginFailure({ errors, submitCount }: FormState<Login>) {
  const id = useId();
  const { email, password, root } = errors;
  if (!root || email || password) return undefined;
  return {
    /** The id of the note, for `aria-describedby`. */
    id,
    /** Whether email or password is wrong, rather than the connection. */
    isWrong: root.type === "wrong-password" || undefined,
    // The key changes with each attempt, so that each failure is announced.
    note: (
      <span key={submitCount} id={id} role="alert">
        {root.message}
      </span>
    ),
  };
}
