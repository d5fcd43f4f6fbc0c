import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { idSchema } from "./record.ts";

/** The widths at which a photograph is stored, up to its own. */
export const photoWidths = [320, 640, 960, 1440, 2160] as const;
/** Narrower pictures are refused. */
export const photoWidthMin = 640;
/** Pictures with more pixels are refused: a little more than 12,000 by 12,000. */
export const photoPixelsMax = 150_000_000;
export const photosMax = 40;
export const photoAltMax = 200;

/** Types of pictures that can be added; the server checks a file's content. */
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

/** The broker's texts about a photograph. */
export const photoTextSchema = z.object({
  alt: z
    .string()
    .check(
      cleaned(),
      z.maxLength(photoAltMax, `Please keep this under ${photoAltMax} characters.`),
    ),
  isRendering: z.boolean(),
});

/** The new order of all photographs of a listing. */
export const photoOrderSchema = z.object({
  ids: z.array(idSchema).check(z.maxLength(photosMax)),
});

export type PhotoText = z.infer<typeof photoTextSchema>;
