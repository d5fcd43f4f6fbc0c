import type { Login } from "@frontage/records/schemas/login";
import { useId } from "react";
import type { FormState } from "react-hook-form";

/**
 * Why logging in failed, for the password's field; absent if it didn't, or if the fields say what
 * to type.
 */
export function useLoginFailure({ errors, submitCount }: FormState<Login>) {
  const id = useId();
  const { email, password, root } = errors;
  if (!root || email || password) return undefined;
  return {
    /** Of the sentence, for `aria-describedby`. */
    id,
    /** Whether email or password is wrong, rather than the connection. */
    isWrong: root.type === "wrong-password" || undefined,
    // Keyed, so that each failed attempt is announced.
    note: (
      <span key={submitCount} id={id} role="alert">
        {root.message}
      </span>
    ),
  };
}
