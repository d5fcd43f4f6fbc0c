import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress } from "node:zlib";

/** A file's content, as it is or compressed at build time. */
type Representation = {
  encoding: "br" | "gzip" | "identity";
  body: Uint8Array<ArrayBuffer>;
  /** Quoted, and different for each encoding, as strong ETags must be. */
  etag: string;
};

export type StaticFile = {
  /** Path in the public folder, such as `services/buying.html`. */
  path: string;
  type: string;
  /** The best compression first, uncompressed last. */
  representations: Representation[];
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCompress);

const suffixes = { br: ".br", gzip: ".gz" };

/**
 * Reads the public folder into memory: some ten megabytes. Nothing outside the folder can be
 * requested, and a new build doesn't mix with the one that a running server serves.
 *
 * Hono's `serveStatic` ignores q-values, omits `Vary` from uncompressed responses and sends no
 * ETag with HEAD.
 */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const paths = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
    .map((path) => path.replaceAll("\\", "/"));
  const present = new Set(paths);
  const isCopy = (path: string) =>
    Object.values(suffixes).some(
      (suffix) => path.endsWith(suffix) && present.has(path.slice(0, -suffix.length)),
    );

  const files = await Promise.all(
    paths
      // `_headers` is for other hosts.
      .filter((path) => !isCopy(path) && path !== "_headers")
      .map(async (path): Promise<StaticFile> => {
        const body = await readFile(join(folder, path));
        const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
        const representations: Representation[] = [];
        for (const encoding of ["br", "gzip"] as const) {
          const copy = `${path}${suffixes[encoding]}`;
          if (!present.has(copy)) continue;
          representations.push({
            encoding,
            body: await readFile(join(folder, copy)),
            etag: `"${hash}-${encoding}"`,
          });
        }
        representations.push({ encoding: "identity", body, etag: `"${hash}"` });
        return { path, type: getMimeType(path) ?? "application/octet-stream", representations };
      }),
  );
  return new Map(files.map((file) => [file.path, file]));
}

/** The compression of a page for one request: the best takes longer than rendering it. */
export const fastQuality = 4;

/**
 * A file that the server made.
 *
 * @param quality of the compression: by default, as good as a build's
 */
export async function staticFileOf(path: string, text: string, quality = 11): Promise<StaticFile> {
  const body = new Uint8Array(Buffer.from(text));
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const [br, gzip] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    compressGzip(body, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) }),
  ]);
  return {
    path,
    type: getMimeType(path) ?? "text/html; charset=utf-8",
    representations: [
      { encoding: "br", body: new Uint8Array(br), etag: `"${hash}-br"` },
      { encoding: "gzip", body: new Uint8Array(gzip), etag: `"${hash}-gzip"` },
      { encoding: "identity", body, etag: `"${hash}"` },
    ],
  };
}

/**
 * The representation that an `Accept-Encoding` header prefers, or the smallest if several are
 * equal.
 */
export function negotiate(file: StaticFile, acceptEncoding: string | undefined): Representation {
  const accepted = new Map(
    parseAccept(acceptEncoding ?? "").map(({ type, q }) => [type.toLowerCase(), q]),
  );
  const weigh = ({ encoding }: Representation) =>
    accepted.get(encoding) ??
    // Identity is always acceptable, but anything the browser asked for comes first.
    (encoding === "identity" ? Number.MIN_VALUE : (accepted.get("*") ?? 0));
  return file.representations.reduce((best, candidate) =>
    weigh(candidate) > weigh(best) ? candidate : best,
  );
}
