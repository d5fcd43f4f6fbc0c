import { writeSamplePdf } from "@frontage/content/samples/document-file";
import type { PortalDocument } from "@frontage/records/schemas/document";
import type { Deal } from "@frontage/records/schemas/deal";
import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { FileStore } from "../files/file-store.ts";

/** A file in the store. */
export type StoredFile = { fileKey: string; bytes: number; sha256: string };

/** The picture of a sample property that has one; `rolldown.config.ts` copies them. */
export const readRendering = (dealId: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, "sample-renderings", `${dealId}.jpg`));

/**
 * Writes the file of every version of every sample document.
 *
 * @returns files by the document's id, newest version first
 */
export async function writeSampleFiles(
  { deals, documents }: { deals: Deal[]; documents: PortalDocument[] },
  files: FileStore,
): Promise<Map<string, StoredFile[]>> {
  const byId = new Map(deals.map((deal) => [deal.id, deal]));
  const entries = await Promise.all(
    documents.map(async (document): Promise<[string, StoredFile[]]> => {
      const deal = byId.get(document.dealId);
      if (!deal) throw new Error(`The sample document "${document.id}" has no deal.`);
      const kept = await Promise.all(
        document.versions.map(async (version) => {
          const content =
            document.mediaType === "image/jpeg"
              ? await readRendering(deal.id)
              : await writeSamplePdf({ document, version, deal });
          const fileKey = randomUUID();
          await files.write(fileKey, Readable.from([content]));
          const sha256 = createHash("sha256").update(content).digest("hex");
          return { fileKey, bytes: content.byteLength, sha256 };
        }),
      );
      return [document.id, kept];
    }),
  );
  return new Map(entries);
}
