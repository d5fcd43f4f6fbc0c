import { buffer } from "node:stream/consumers";
import {
  photoPixelsMax,
  photoWidthMin,
  photoWidths,
} from "@frontage/records/schemas/listing-photo";
import sharp, { type Sharp } from "sharp";

// A separate process for each picture, started by `encode-photo.ts`: whatever a hostile file does to
// the decoders, the server keeps running, and the system takes all memory back.

export type PhotoFormat = "avif" | "jpg";
/** What a picture is refused for. */
export type PhotoProblem = "damaged" | "too-small" | "too-many-pixels" | "too-large";

export type FromPhotoProcess =
  | { type: "file"; format: PhotoFormat; width: number; bytes: Uint8Array }
  /** After the last file: the size of the widest. */
  | { type: "done"; width: number; height: number }
  | { type: "problem"; problem: PhotoProblem };

/** Passed as JSON in the only argument. */
export type PhotoLimits = {
  /** Processor time, so a busy machine doesn't make a picture seem too large. */
  cpuMs: number;
  /** The whole process: decoders use their own memory. */
  memoryMiB: number;
};

/** Between checks of time and memory. */
const lookMs = 50;
const avif = { quality: 55, effort: 2 } as const;
const jpeg = { quality: 76, mozjpeg: true } as const;

/** Only the decoders of what may be uploaded. */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
// Leaves processors to the answers.
sharp.concurrency(2);

const limits = JSON.parse(process.argv[2] ?? "") as PhotoLimits;
process.on("disconnect", () => process.exit());
// On Ctrl+C in the server's terminal, the server decides when this process ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

const picture = await buffer(process.stdin);
const watch = setInterval(() => {
  const { system, user } = process.cpuUsage();
  const isSlow = (system + user) / 1000 > limits.cpuMs;
  if (isSlow || process.memoryUsage.rss() > limits.memoryMiB * 2 ** 20) void end("too-large");
}, lookMs);
await encode(picture).catch(() => end("damaged"));
clearInterval(watch);
process.disconnect();

async function encode(bytes: Buffer): Promise<void> {
  const options = { failOn: "error", limitInputPixels: photoPixelsMax } as const;
  // The decoders read the size without decoding the picture.
  const { autoOrient } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (autoOrient.width * autoOrient.height > photoPixelsMax) return end("too-many-pixels");
  if (autoOrient.width < photoWidthMin) return end("too-small");

  const widths = widthsOf(autoOrient.width);
  // Decoded once. Nothing but pixels is kept: no location, camera or color profile.
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .flatten({ background: "white" })
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels, height, width } = info;
  for (const wanted of widths) {
    const resized = sharp(data, { raw: { channels, height, width } }).resize({ width: wanted });
    await sendFile("avif", wanted, resized.clone().avif(avif));
    await sendFile("jpg", wanted, resized.clone().jpeg(jpeg));
  }
  await send({ type: "done", width, height });
}

/** The widths up to the picture's; a picture between two of them also keeps its own. */
function widthsOf(width: number): number[] {
  const narrower = photoWidths.filter((one) => one < width);
  const isNarrow = narrower.length < photoWidths.length;
  return isNarrow ? [...narrower, width] : narrower;
}

async function sendFile(format: PhotoFormat, width: number, encoded: Sharp): Promise<void> {
  await send({ type: "file", format, width, bytes: await encoded.toBuffer() });
}

/** Ends the process, even while it decodes. */
async function end(problem: PhotoProblem): Promise<never> {
  await send({ type: "problem", problem });
  process.exit();
}

function send(message: FromPhotoProcess): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
