import * as z from "zod/mini";
import { phoneProblem, parsePhone } from "../phone.ts";
import { cleaned } from "./cleaned.ts";

/** A phone number as typed, or nothing; stored as it is shown, with its extension. */
export const typedPhoneSchema = z.string().check(
  cleaned(),
  z.refine((text) => text === "" || parsePhone(text) !== undefined, {
    error: ({ input }) => phoneProblem(String(input)),
  }),
  z.overwrite((text) => parsePhone(text)?.display ?? text),
);
