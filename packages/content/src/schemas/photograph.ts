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
  /** The same for an upright crop on phones, if it differs; otherwise `focus`. */
  portraitFocus: focusSchema.optional(),
  /** Shown on the picture: "Photograph: Ana Ruiz". */
  credit: z.string().min(1).max(80).optional(),
  /**
   * What was added, removed or changed: "Furniture added". Shown on the picture with a link
   * to the unaltered one, a file of the same name in `photographs/originals`.
   * Light, color, sharpness and cropping don't count (CA Business and Professions Code § 10140.8).
   */
  altered: z.string().min(1).max(80).optional(),
  /** A rendering of something planned: "Rendering of the planned lobby". Shown on the picture. */
  rendering: z.string().min(1).max(80).optional(),
  /** Whether it shows no real place; the fine print says so. */
  isIllustration: z.boolean().optional(),
});

export type Photograph = z.infer<typeof photographSchema>;
