/**
 * Crops the photographs of the login page and of a client's first visit from the site's, and writes
 * them in several widths for the bundler. Unchanged ones aren't written again: a note records which
 * photographs and recipes the files came from.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";

import { photographs } from "@frontage/content/photographs";
import sharp from "sharp";

const formats = {
  // The low effort costs a few percent of size and saves most of the time.
  avif: { quality: 45, effort: 1 },
  webp: { quality: 66, effort: 0 },
} as const;

const recipes = [
  {
    master: "hero-3-aerial-sunrise",
    /** The crop's width in the master's px; it keeps the full height, around the focal point. */
    cutWidth: 1280,
    widths: [640, 960, 1280],
  },
  { master: "contact-office-dusk", cutWidth: 1600, widths: [480, 960] },
] as const;

const root = new URL("../", import.meta.url);
const site = new URL("../../site/photographs/", import.meta.url);
const note = new URL(".cache/photographs.txt", root);

const masters = await Promise.all(
  recipes.map(({ master }) => readFile(new URL(`${master}.jpg`, site))),
);
const hash = createHash("sha256").update(JSON.stringify([recipes, recipes.map(focusOf), formats]));
for (const master of masters) hash.update(master);
const version = hash.digest("hex");
const files = recipes.flatMap(({ master, widths }, index) =>
  widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) => ({
      format,
      index,
      width,
      url: new URL(`photographs/${master}-${width}.generated.${format}`, root),
    })),
  ),
);
const made = existsSync(note) ? await readFile(note, "utf8") : "";
if (made !== version || !files.every(({ url }) => existsSync(url))) {
  const cuts = await Promise.all(
    recipes.map(async (recipe, index) => {
      const { cutWidth: wanted } = recipe;
      const master = masters[index];
      const { height, width } = await sharp(master).metadata();
      const cutWidth = Math.min(wanted, width);
      const left = Math.min(
        Math.max(Math.round((width * focusOf(recipe)) / 100 - cutWidth / 2), 0),
        width - cutWidth,
      );
      return sharp(master).extract({ left, top: 0, width: cutWidth, height });
    }),
  );
  await mkdir(new URL("photographs/", root), { recursive: true });
  await Promise.all(
    files.map(async ({ format, index, url, width }) => {
      const image = cuts[index]?.clone().resize(width);
      if (image) await writeFile(url, await image[format](formats[format]).toBuffer());
    }),
  );
  await mkdir(new URL(".cache/", root), { recursive: true });
  await writeFile(note, version);
}

/** The focal point, in percent from the left. */
function focusOf({ master }: (typeof recipes)[number]): number {
  return photographs[master].focus.x;
}
