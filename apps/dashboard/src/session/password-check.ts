import { guessableMessage } from "@frontage/records/schemas/password";
import * as z from "zod/mini";

type Check = (password: string) => boolean;

let isGuessable: Check | undefined;

/** Loads the check of passwords, about 200 KB, while someone chooses one. */
export function loadPasswordCheck(): void {
  import("@frontage/records/guessable-password").then(
    (loaded) => (isGuessable = loaded.isGuessable),
    // Ignores a failure: the server checks, too.
    () => {},
  );
}

/**
 * A check that refuses common passwords in a form's field. Until its code has loaded, it refuses
 * none, so that no one waits for it; the server checks, too.
 */
export const refuseGuessable = <Name extends string>(field: Name) =>
  z.refine<Record<Name, string>>((form) => !isGuessable?.(form[field]), {
    path: [field],
    error: guessableMessage,
  });
