import * as z from "zod/mini";
import { passwordMax, passwordMin } from "../limits.ts";

/** A password as chosen by a person. */
export const chosenPasswordSchema = z
  .string()
  .check(
    z.minLength(passwordMin, `Password must be at least ${passwordMin} characters.`),
    z.maxLength(passwordMax, `Password must be at most ${passwordMax} characters.`),
  );
