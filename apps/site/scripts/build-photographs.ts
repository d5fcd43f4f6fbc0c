/**
 * Makes all sizes of every photograph that the pages use, from the masters in `photographs/`, into
 * `public/assets/photographs`, and lists them. Nothing is made twice: a file's name contains a hash
 * of its master and recipe.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import { photographs, type PhotographName } from "@frontage/content/photographs";
import sharp, { type Region } from "sharp";

import { recipes, type Recipe, type Sizes } from "./photograph-recipes.ts";

type Shape = { width: number; height: number };
// The lowest effort: more takes two to five times as long, for files a tenth smaller.
const avif = { effort: 0 };
const webp = { effort: 0 };
/** The WebP quality that looks like an AVIF quality. */
const webpQuality = (avifQuality: number) => avifQuality + 22;

const root = new URL("../", import.meta.url);
const outDir = new URL("public/assets/photographs/", root);
const manifestFile = new URL("src/lib/photographs.generated.json", root);
const focusFile = new URL("src/lib/photographs.generated.css", root);

/** A window of the frame's full height, with its center as close to the focal point as possible. */
function portraitWindow(frame: Shape, aspect: number, focusX: number) {
  const width = Math.min(Math.round(frame.height * aspect), frame.width);
  const left = Math.round((frame.width * focusX) / 100 - width / 2);
  return {
    left: Math.min(Math.max(left, 0), frame.width - width),
    top: 0,
    width,
    height: frame.height,
  };
}

const readMaster = (name: string) => readFile(new URL(`photographs/${name}.jpg`, root));

type Size = { width: number; quality: number };

/** The sizes for a frame of this width; its own width replaces larger ones. */
function sizesWithin(frameWidth: number, sizes: Sizes): Size[] {
  const asked = Object.entries(sizes).map(([width, quality]) => ({
    width: Number(width),
    quality,
  }));
  if (asked.every(({ width }) => width <= frameWidth)) return asked;
  // A size close to the frame's own isn't worth a file.
  const smaller = asked.filter(({ width }) => width <= frameWidth * 0.9);
  const quality = Math.max(...Object.values(sizes));
  return [...smaller, { width: frameWidth, quality }];
}

const widthsOf = (sizes: Size[] | undefined) => sizes?.map(({ width }) => width);

type Job = {
  master: Buffer;
  /** The area to cut out first; without it, the whole frame. */
  crop?: Region;
  effort?: number;
  size: Size;
  /** The file's path without its extension. */
  path: string;
};

/** Encodes one size in both formats. */
async function encode({ crop, effort = avif.effort, master, path, size }: Job) {
  const { quality, width } = size;
  const image = sharp(master);
  if (crop) image.extract(crop);
  const { data, info } = await image.resize(width).raw().toBuffer({ resolveWithObject: true });
  const resized = sharp(data, { raw: info });
  await resized.clone().avif({ effort, quality }).toFile(`${path}.avif`);
  await resized
    .clone()
    .webp({ ...webp, quality: webpQuality(quality) })
    .toFile(`${path}.webp`);
}

const manifest: Record<string, unknown> = {};
const focusRules: string[] = [];
const wanted = new Set<string>();
const jobs: Job[] = [];

await mkdir(outDir, { recursive: true });
for (const [name, recipe] of Object.entries(recipes) as [PhotographName, Recipe][]) {
  const master = await readMaster(name);
  const { focus, portraitFocus } = photographs[name] as {
    focus: { x: number; y: number };
    portraitFocus?: { x: number };
  };
  const { width, height } = await sharp(master).metadata();
  const portraitMaster = recipe.portrait?.master && (await readMaster(recipe.portrait.master));
  const version = createHash("sha256")
    .update(master)
    .update(portraitMaster || "")
    .update(JSON.stringify([recipe, focus, portraitFocus, avif, webp]))
    .digest("hex")
    .slice(0, 8);
  const window =
    recipe.portrait &&
    portraitWindow({ width, height }, recipe.portrait.aspect, (portraitFocus ?? focus).x);
  const landscape = sizesWithin(width, recipe.landscape);
  const portraitFrame = portraitMaster ? await sharp(portraitMaster).metadata() : window;
  const portrait = portraitFrame && sizesWithin(portraitFrame.width, recipe.portrait?.sizes ?? {});
  manifest[name] = {
    version,
    width,
    height,
    widths: widthsOf(landscape),
    portrait: widthsOf(portrait),
  };
  focusRules.push(`[data-photograph="${name}"]{object-position:${focus.x}% ${focus.y}%}`);

  for (const { prefix, sizes, ...job } of [
    { prefix: "", sizes: landscape, master },
    {
      prefix: "p",
      sizes: portrait ?? [],
      effort: recipe.portrait?.effort,
      ...(portraitMaster ? { master: portraitMaster } : { master, crop: window }),
    },
  ]) {
    for (const size of sizes) {
      const file = `${name}-${prefix}${size.width}.${version}`;
      const path = fileURLToPath(new URL(file, outDir));
      wanted.add(`${file}.avif`).add(`${file}.webp`);
      if (existsSync(`${path}.avif`) && existsSync(`${path}.webp`)) continue;
      jobs.push({ ...job, path, size });
    }
  }
}

for (const file of await readdir(outDir)) {
  if (!wanted.has(file)) await rm(new URL(file, outDir));
}
sharp.concurrency(1);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await encode(job);
  }),
);
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
// Focal points are CSS rules, because the Content-Security-Policy forbids style attributes.
await writeFile(focusFile, `${focusRules.join("\n")}\n`);
