import type { Database } from "../database/open-database.ts";
import { findVersionFile } from "../documents/queries.ts";
import type { StoredFile } from "../files/send-file.ts";

/** Types that every browser shows. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"];

/**
 * The file of a deal's photograph: the newest picture among its documents of the type photographs.
 *
 * @returns undefined if there is none among the `records`
 */
export async function findPhoto(
  records: Database,
  dealId: string,
): Promise<StoredFile | undefined> {
  const photo = await records
    .selectFrom("document")
    .select((eb) => [
      "document.id",
      eb
        .selectFrom("documentVersion")
        .select((version) => version.fn.max("number").as("number"))
        .whereRef("documentVersion.documentId", "=", "document.id")
        .where("documentVersion.removedAt", "is", null)
        .as("version"),
    ])
    .where("dealId", "=", dealId)
    .where("type", "=", "photographs")
    .where("mediaType", "in", photoTypes)
    .where("removedAt", "is", null)
    .orderBy("updatedAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return photo?.version ? findVersionFile(records, photo.id, photo.version) : undefined;
}
