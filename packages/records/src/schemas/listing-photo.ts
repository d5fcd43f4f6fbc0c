import * as z from "zod/mini";
import { cleaned } from "./clean-text.ts";
import { idSchema } from "./record.ts";

/** The widths that a photograph is stored in, as far as it has so many pixels. */
export const photoWidths = [320, 640, 960, 1440, 2160] as const;
/** A narrower picture is refused. */
export const photoWidthMin = 640;
/** A picture with more is refused: 12,000 by 12,000, and some. */
export const photoPixelsMax = 150_000_000;
export const photosMax = 40;
export const photoAltMax = 200;

/** The types of picture that can be added; what a file is shows its content. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;

const pixels = z.int().check(z.positive());

/** A photograph of a listing, upright. */
export const listingPhotoSchema = z.object({
  id: idSchema,
  /** Empty until the broker has written it. */
  alt: z.string(),
  isRendering: z.boolean(),
  width: pixels,
  height: pixels,
  /** The widths of its files, each an AVIF and a JPEG. */
  widths: z.readonly(z.array(pixels)),
});

/** What the broker says about a photograph. */
export const photoTextSchema = z.object({
  alt: z
    .string()
    .check(
      cleaned(),
      z.maxLength(photoAltMax, `Please keep this under ${photoAltMax} characters.`),
    ),
  isRendering: z.boolean(),
});

/** All of a listing's photographs, first to last. */
export const photoOrderSchema = z.object({
  ids: z.array(idSchema).check(z.maxLength(photosMax)),
});

export type PhotoText = z.infer<typeof photoTextSchema>;
