import { guessableMessage } from "@frontage/records/schemas/password";
import * as z from "zod/mini";

type Check = (password: string) => boolean;

let isGuessable: Check | undefined;

/** Loads the check, about 200 kB, while someone chooses a password. */
export function loadPasswordCheck(): void {
  import("@frontage/records/guessable-password").then(
    (loaded) => (isGuessable = loaded.isGuessable),
    // The server checks as well.
    () => {},
  );
}

/**
 * Refuses a common password in a form's field. Until the check has loaded it refuses nothing, so
 * that no one waits for it; the server checks too.
 */
export const refuseGuessable = <Name extends string>(field: Name) =>
  z.refine<Record<Name, string>>((form) => !isGuessable?.(form[field]), {
    path: [field],
    error: guessableMessage,
  });
