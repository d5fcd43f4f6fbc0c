/**
 * Cuts the login page's photograph from its master and writes it beside the
 * master, in several widths, for the bundler to pick up. Nothing is made twice:
 * a note says which master and which recipe the files came from.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";

import sharp from "sharp";

const recipe = {
  master: "hero-3-aerial-sunrise",
  /** The cut's width in px, of the master's; it keeps the full height. */
  cutWidth: 1280,
  /** What the cut has in its middle, in percent from the left. */
  focusX: 68,
  widths: [640, 960, 1280],
  // A low effort costs a few percent of size and saves most of the time.
  formats: { avif: { quality: 45, effort: 1 }, webp: { quality: 66, effort: 0 } },
} as const;

const root = new URL("../", import.meta.url);
const note = new URL(".cache/photographs.txt", root);

const master = await readFile(new URL(`photographs/${recipe.master}.jpg`, root));
const version = createHash("sha256").update(master).update(JSON.stringify(recipe)).digest("hex");
const files = recipe.widths.flatMap((width) =>
  (["avif", "webp"] as const).map((format) => ({
    format,
    width,
    url: new URL(`photographs/${recipe.master}-${width}.generated.${format}`, root),
  })),
);
const made = existsSync(note) ? await readFile(note, "utf8") : "";
if (made !== version || !files.every(({ url }) => existsSync(url))) {
  const { height, width: masterWidth } = await sharp(master).metadata();
  const cutWidth = Math.min(recipe.cutWidth, masterWidth);
  const left = Math.min(
    Math.max(Math.round((masterWidth * recipe.focusX) / 100 - cutWidth / 2), 0),
    masterWidth - cutWidth,
  );
  const cut = sharp(master).extract({ left, top: 0, width: cutWidth, height });
  await Promise.all(
    files.map(async ({ format, url, width }) => {
      const image = cut.clone().resize(width);
      await writeFile(url, await image[format](recipe.formats[format]).toBuffer());
    }),
  );
  await mkdir(new URL(".cache/", root), { recursive: true });
  await writeFile(note, version);
}
