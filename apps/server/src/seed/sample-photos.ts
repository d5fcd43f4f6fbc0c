import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";

// The site's renderings, encoded as `encode-photo.ts` does it: a first start needn't wait for that.
// `rolldown.config.ts` copies them next to the bundled code.
const folder = join(import.meta.dirname, "sample-photos");
const widths = [320, 640, 960, 1440] as const;
const formats = ["avif", "jpg"] as const;

const photos = [
  {
    name: "corner",
    height: 810,
    alt: "The corner at dusk, with lit shops under a limestone and timber facade",
  },
  { name: "from-above", height: 960, alt: "The blocks, streets and park around it from above" },
  { name: "vacant-shop", height: 960, alt: "The vacant shop, empty, with daylight along one side" },
  // Has no alternative text, so that the checklist asks for one.
  { name: "facade", height: 960, alt: "" },
];

/** The files of a listing's sample photographs, which are all renderings. */
export async function writeSamplePhotos(listingId: string, files: FileStore) {
  return Promise.all(
    photos.map(async ({ name, ...photo }, position) => {
      // File names don't contain the address, which the listing's page may hide.
      const id = `rendering-${name}`;
      const stored = widths.flatMap((width) =>
        formats.map(async (format) => {
          const content = await readFile(join(folder, `${name}-${width}.${format}`));
          const fileKey = `photos/${id}-${width}-${format}`;
          await files.write(fileKey, Readable.from([content], { objectMode: false }));
          const sha256 = createHash("sha256").update(content).digest("hex");
          return { photoId: id, width, format, fileKey, sha256, bytes: content.byteLength };
        }),
      );
      return { row: { ...photo, id, listingId, position }, files: await Promise.all(stored) };
    }),
  );
}

/** Adds them to the listing. */
export async function insertSamplePhotos(
  db: Database,
  written: Awaited<ReturnType<typeof writeSamplePhotos>>,
  addedAt: string,
): Promise<void> {
  for (const { files, row } of written) {
    await db
      .insertInto("listingPhoto")
      .values({ ...row, isRendering: 1, width: Math.max(...widths), addedAt })
      .execute();
    await db.insertInto("listingPhotoFile").values(files).execute();
  }
}
