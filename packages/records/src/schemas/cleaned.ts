import * as z from "zod/mini";
import { cleanText } from "../clean-text.ts";

/** The first step for every form field; see `cleanText`. */
export const cleaned = () => z.overwrite<string>(cleanText);
