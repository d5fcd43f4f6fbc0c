import * as z from "zod";
import { photographs, type PhotographName } from "../photographs.ts";

/** Names one of the photographs. */
export const photographNameSchema = z.enum(Object.keys(photographs) as PhotographName[]);

export const heroSlideSchema = z.object({
  /** Replaces a picture URL: the build makes the sizes and their URLs from it. */
  photograph: photographNameSchema,
  alt: z.string().min(10),
});
