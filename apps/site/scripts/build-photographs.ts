/**
 * Makes the sizes of every photograph that the pages use, from the masters in
 * `photographs/`, into `public/assets/photographs`, and writes down which there are.
 * Nothing is made twice: a file's name carries a hash of its master and recipe.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";

import { photographs, type PhotographName } from "@frontage/content/photographs";
import sharp from "sharp";

type Shape = { width: number; height: number };
type Recipe = {
  /** Widths in px of the uncropped frame. */
  widths: readonly number[];
  /** A 1:2 crop around the focal point for phones, in px. */
  portrait?: readonly number[];
};

const hero: Recipe = { widths: [960, 1440, 1920], portrait: [480, 640] };
const service: Recipe = { widths: [480, 728, 1200] };
const recipes: Partial<Record<PhotographName, Recipe>> = {
  "hero-1-downtown-blue-hour": hero,
  "hero-2-mixed-use-golden-hour": hero,
  "hero-3-aerial-sunrise": hero,
  "about-banner-skyline-morning": { widths: [480, 800, 1280, 1920] },
  "contact-office-dusk": { widths: [480, 800] },
  "service-acquisition-lobby": service,
  "service-disposition-facade-sunset": service,
  "service-leasing-loft": service,
  "service-market-analysis-aerial": service,
  "service-investing-look-up": service,
  "service-valuation-detail": service,
};

// 20 keeps the first hero on a phone at 20 KiB, what slow 4G carries beside the fonts
// without another round trip; the scrim and a small screen hide what it costs. A low effort costs
// a few percent of size and saves most of the time.
const avif = {
  small: { quality: 33, effort: 1 },
  landscape: { quality: 45, effort: 0 },
  portrait: { quality: 18, effort: 2 },
};
const webp = {
  small: { quality: 55, effort: 0 },
  landscape: { quality: 66, effort: 0 },
  portrait: { quality: 42, effort: 0 },
};

/** Up to this width a frame is for phones, whose dense pixels forgive a lower quality. */
const smallWidth = 800;

const root = new URL("../", import.meta.url);
const outDir = new URL("public/assets/photographs/", root);
const manifestFile = new URL("src/lib/photographs.generated.json", root);
const focusFile = new URL("src/lib/photographs.generated.css", root);

/** The 1:2 window of a frame whose middle is as near to the focal point as it fits. */
function portraitWindow(frame: Shape, focusX: number) {
  const width = Math.round(frame.height / 2);
  const left = Math.round((frame.width * focusX) / 100 - width / 2);
  return {
    left: Math.min(Math.max(left, 0), frame.width - width),
    top: 0,
    width,
    height: frame.height,
  };
}

const manifest: Record<string, unknown> = {};
const focusRules: string[] = [];
const wanted = new Set<string>();
const jobs: (() => Promise<unknown>)[] = [];

await mkdir(outDir, { recursive: true });
for (const [name, recipe] of Object.entries(recipes) as [PhotographName, Recipe][]) {
  const master = await readFile(new URL(`photographs/${name}.jpg`, root));
  const { focus, portraitFocus } = photographs[name] as {
    focus: { x: number; y: number };
    portraitFocus?: { x: number };
  };
  const { width, height } = await sharp(master).metadata();
  const version = createHash("sha256")
    .update(master)
    .update(JSON.stringify([recipe, focus, portraitFocus, avif, webp]))
    .digest("hex")
    .slice(0, 8);
  manifest[name] = { version, width, height, ...recipe };
  focusRules.push(`[data-photograph="${name}"]{object-position:${focus.x}% ${focus.y}%}`);

  const window = portraitWindow({ width, height }, (portraitFocus ?? focus).x);
  for (const [crop, widths] of [
    ["landscape", recipe.widths],
    ["portrait", recipe.portrait],
  ] as const) {
    for (const target of widths ?? []) {
      for (const format of ["avif", "webp"] as const) {
        const file = `${name}-${crop === "portrait" ? "p" : ""}${target}.${version}.${format}`;
        wanted.add(file);
        const url = new URL(file, outDir);
        if (existsSync(url)) continue;
        jobs.push(async () => {
          const image = sharp(master);
          if (crop === "portrait") image.extract(window);
          image.resize(target);
          const size = crop === "landscape" && target <= smallWidth ? "small" : crop;
          const options = (format === "avif" ? avif : webp)[size];
          await writeFile(url, await image[format](options).toBuffer());
        });
      }
    }
  }
}

for (const file of await readdir(outDir)) {
  if (!wanted.has(file)) await rm(new URL(file, outDir));
}
sharp.concurrency(1);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await job();
  }),
);
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
// Focal points are rules, not style attributes, which the Content-Security-Policy forbids.
await writeFile(focusFile, `${focusRules.join("\n")}\n`);
