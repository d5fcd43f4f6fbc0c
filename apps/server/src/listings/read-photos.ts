import type { ListingPhoto } from "@frontage/records/schemas/broker-listing";
import type { Database } from "../database/open-database.ts";

/** The photographs of listings in their order, by listing. */
export async function readPhotos(
  records: Database,
  listingIds: readonly string[],
): Promise<Map<string, ListingPhoto[]>> {
  if (listingIds.length === 0) return new Map();
  const rows = await records
    .selectFrom("listingPhoto")
    .selectAll()
    .where("listingId", "in", listingIds)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const files = await records
    .selectFrom("listingPhotoFile")
    .innerJoin("listingPhoto", "listingPhoto.id", "listingPhotoFile.photoId")
    .select(["listingPhotoFile.photoId", "listingPhotoFile.width"])
    .where("listingPhoto.listingId", "in", listingIds)
    .where("listingPhotoFile.format", "=", "jpg")
    .orderBy("listingPhotoFile.width")
    .execute();
  const widths = Map.groupBy(files, ({ photoId }) => photoId);
  return new Map(
    [...Map.groupBy(rows, ({ listingId }) => listingId)].map(([listingId, photos]) => [
      listingId,
      photos.map(({ alt, height, id, isRendering, width }) => ({
        id,
        alt,
        isRendering: isRendering === 1,
        width,
        height,
        widths: (widths.get(id) ?? []).map((file) => file.width),
      })),
    ]),
  );
}
