import { sampleDeals } from "@frontage/content/samples/deals";
import { renderingOf } from "@frontage/content/samples/renderings";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { StoredFile } from "../files/send-file.ts";
import { notFound } from "../http/failure.ts";

const sampleDealIds = new Set(sampleDeals(new Date()).map(({ id }) => id));

/** Whether a deal is one of the sample's, which show a rendering until a picture is shared. */
export const isSampleDeal = (id: string): boolean => sampleDealIds.has(id);

// `rolldown.config.ts` copies them next to the bundled code.
const path = (type: string) => join(import.meta.dirname, "renderings", `${renderingOf(type)}.jpg`);

/** The JPEG of a sample property's kind of building. */
export const readRendering = (type: string): Promise<Buffer> => readFile(path(type));

/**
 * The rendering of a sample deal, shown instead of a photograph.
 *
 * @throws 404 if the deal isn't among the `records`, or isn't a sample
 */
export async function findRendering(
  records: Database,
  dealId: string,
): Promise<{ file: StoredFile; store: Pick<FileStore, "read"> }> {
  if (!isSampleDeal(dealId)) throw notFound();
  const deal = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select("property.type")
    .where("deal.id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  const file = path(deal.type);
  return {
    file: {
      fileKey: file,
      fileName: "rendering.jpg",
      mediaType: "image/jpeg",
      bytes: (await stat(file)).size,
    },
    store: { read: async () => createReadStream(file) },
  };
}
