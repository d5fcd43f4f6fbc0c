import * as z from "zod/mini";
import { passwordMax, passwordMin } from "../limits.ts";

const tooShort = `Password must be at least ${passwordMin} characters.`;

/** The message for a password that `isGuessable` refuses. */
export const guessableMessage = "This password is too easy to guess. Try a short phrase.";

/**
 * A password that a person chose. Whether it is guessable is checked separately, because that needs
 * a list.
 */
export const chosenPasswordSchema = z
  .string(tooShort)
  .check(
    z.minLength(passwordMin, tooShort),
    z.maxLength(passwordMax, `Password must be at most ${passwordMax} characters.`),
  );
