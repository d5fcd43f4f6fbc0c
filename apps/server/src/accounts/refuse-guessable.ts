import { guessableMessage } from "@frontage/content/schemas/password";
import { Failure } from "../http/failure.ts";

/**
 * Refuses a password that is common or easy to guess.
 *
 * @param field the form's, beside which it is said
 */
export async function refuseGuessable(password: string, field: string): Promise<void> {
  // Its list takes some megabytes, which most servers need a few times a year.
  const { isGuessable } = await import("@frontage/content/guessable-password");
  if (isGuessable(password))
    throw new Failure(400, guessableMessage, { [field]: guessableMessage });
}
