import * as z from "zod/mini";
import { phoneProblem, readPhone } from "../phone.ts";
import { cleaned } from "./clean-text.ts";

/** A phone number as typed, or nothing; stored as it is shown, with its extension. */
export const typedPhoneSchema = z.string().check(
  cleaned(),
  z.refine((text) => text === "" || readPhone(text) !== undefined, {
    error: ({ input }) => phoneProblem(String(input)),
  }),
  z.overwrite((text) => readPhone(text)?.display ?? text),
);
