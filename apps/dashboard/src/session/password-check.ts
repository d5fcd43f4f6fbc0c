import { guessableMessage } from "@frontage/content/schemas/password";
import * as z from "zod/mini";

type Check = (password: string) => boolean;

let isGuessable: Check | undefined;

/** Loads what the check needs, about 200 kB, while someone chooses a password. */
export function loadPasswordCheck(): void {
  import("@frontage/content/guessable-password").then(
    (loaded) => (isGuessable = loaded.isGuessable),
    // The server checks as well.
    () => {},
  );
}

/**
 * Refuses a common password in a field of a form. Until the check has loaded it refuses
 * nothing, so no one waits for it; the server does then.
 */
export const refuseGuessable = <Name extends string>(field: Name) =>
  z.refine<Record<Name, string>>((form) => !isGuessable?.(form[field]), {
    path: [field],
    error: guessableMessage,
  });
