import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const textLike = [
  ".css",
  ".html",
  ".js",
  ".json",
  ".map",
  ".mjs",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
];

// Below this a packet is a packet, compressed or not.
const smallestBytes = 1024;

/** Writes `<file>.br` and `<file>.gz` beside each text-like file that gets smaller by it. */
export async function precompress(paths: readonly string[]): Promise<void> {
  // zlib works on its own few threads, so all at once keeps them busy and no more.
  await Promise.all(
    paths
      .filter((path) => textLike.includes(extname(path)))
      .map(async (path) => {
        const original = await readFile(path);
        if (original.byteLength <= smallestBytes) return;
        const [brotli, gzipped] = await Promise.all([
          promisify(brotliCompress)(original, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: original.byteLength,
            },
          }),
          promisify(gzip)(original, { level: 9 }),
        ]);
        if (brotli.byteLength < original.byteLength) await writeFile(`${path}.br`, brotli);
        if (gzipped.byteLength < original.byteLength) await writeFile(`${path}.gz`, gzipped);
      }),
  );
}
