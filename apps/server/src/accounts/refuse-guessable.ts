import { guessableMessage } from "@frontage/records/schemas/password";
import { Failure } from "../http/failure.ts";

/**
 * Refuses a password that is common or easy to guess.
 *
 * @param field the form's field, next to which the error appears
 */
export async function refuseGuessable(password: string, field: string): Promise<void> {
  // The list takes some megabytes, and most servers need it a few times a year.
  const { isGuessable } = await import("@frontage/records/guessable-password");
  if (isGuessable(password))
    throw new Failure(400, guessableMessage, { [field]: guessableMessage });
}
