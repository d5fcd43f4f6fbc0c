import * as z from "zod";

/** A point in percent of the picture, from its top left. */
const focusSchema = z.object({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
});

export const photographSchema = z.object({
  alt: z.string().min(10).max(140),
  /** What must stay in the frame when the picture is cropped. */
  focus: focusSchema,
  /** The same for an upright crop on phones, where there is one; `focus` otherwise. */
  portraitFocus: focusSchema.optional(),
});

export type Photograph = z.infer<typeof photographSchema>;
