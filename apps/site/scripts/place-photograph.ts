import { generateCode, parseModule } from "magicast";
import sharp from "sharp";

import { recipes } from "./photograph-recipes.ts";

/** A point in percent of the picture, from its top left. */
export type Focus = { x: number; y: number };

/** What the owner says of a picture. */
export type Description = { alt: string; focus: Focus; portraitFocus?: Focus; credit?: string };

/**
 * A picture as the site's build wants it: upright, in sRGB, without what a camera writes into the
 * file, such as the place.
 *
 * @throws an Error for the owner if the file isn't a picture
 */
export async function readyPhotograph(file: string): Promise<Buffer> {
  return sharp(file)
    .rotate()
    .toColorspace("srgb")
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer()
    .catch(() => {
      throw new Error(`${file} can’t be read as a picture. Export it as a JPEG.`);
    });
}

/**
 * The upright part that phones show, if the picture's recipe has a file for it.
 *
 * @returns the file's name without extension, and its content
 */
export async function portraitOf(
  name: string,
  picture: Buffer,
  focus: Focus,
): Promise<{ name: string; content: Buffer } | undefined> {
  const portrait = (recipes as Readonly<Record<string, Recipe>>)[name]?.portrait;
  if (!portrait?.master) return undefined;
  const { height, width } = await sharp(picture).metadata();
  const cut = Math.min(width, Math.round(height * portrait.aspect));
  const left = Math.round(Math.min(Math.max((width * focus.x) / 100 - cut / 2, 0), width - cut));
  const content = await sharp(picture)
    .extract({ left, top: 0, width: cut, height })
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { name: portrait.master, content };
}

type Recipe = { portrait?: { aspect: number; master?: string } };

/**
 * Puts a picture's description into `photographs.ts`. It is the owner's picture from then on, so it
 * is no illustration.
 *
 * @param code the file's text
 * @returns the changed text, not formatted
 */
export function describePhotograph(code: string, name: string, description: Description): string {
  // The editor only finds what is exported.
  const file = parseModule(code.replace("\nconst masters", "\nexport const masters"));
  (file.exports.masters as Record<string, Description>)[name] = description;
  return generateCode(file).code.replace("\nexport const masters", "\nconst masters");
}
