import { guessableMessage } from "@frontage/records/schemas/password";
import { Failure } from "../http/failure.ts";

/** Refuses a new password that is common or easy to guess. */
export async function refuseGuessable(password: string): Promise<void> {
  // The list takes some megabytes, and most servers need it a few times a year.
  const { isGuessable } = await import("@frontage/records/guessable-password");
  if (isGuessable(password))
    throw new Failure(400, guessableMessage, { newPassword: guessableMessage });
}
