import * as z from "zod/mini";
import { passwordMax, passwordMin } from "../limits.ts";

const tooShort = `Password must be at least ${passwordMin} characters.`;

/** Of a password that `isGuessable` refuses. */
export const guessableMessage = "This password is too easy to guess. Try a short phrase.";

/** A password as chosen by a person. Whether it is guessable is checked apart: that takes a list. */
export const chosenPasswordSchema = z
  .string(tooShort)
  .check(
    z.minLength(passwordMin, tooShort),
    z.maxLength(passwordMax, `Password must be at most ${passwordMax} characters.`),
  );
