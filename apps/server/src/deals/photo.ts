import { listingPaths, siteStateOf } from "@frontage/content/listings";
import { statusesOnSite } from "@frontage/records/listing-states";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
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

/** The width that a deal's page needs of a listing's photograph, in pixels. */
const listingPhotoWidth = 1000;

/**
 * The first photographs of listings that the site shows, which serves them, for their deals and for
 * the leases of their spaces: by deal.
 *
 * @param db everyone's rows: clients don't see the offers
 */
export async function readListingPhotos(
  db: Database,
  dealIds: readonly string[],
): Promise<Map<string, { photo: string; isRendering?: true }>> {
  if (dealIds.length === 0) return new Map();
  const listings = await db
    .selectFrom("listing")
    .leftJoin("offer", (join) =>
      join.onRef("offer.listingId", "=", "listing.id").on("offer.dealId", "in", dealIds),
    )
    .select(["listing.id", "listing.dealId", "offer.dealId as leaseId", "listing.details"])
    .select(["listing.confirmedAt", "listing.status", "listing.statusAt", "listing.termEndsAt"])
    .where((eb) => eb.or([eb("listing.dealId", "in", dealIds), eb("offer.dealId", "in", dealIds)]))
    .where("listing.status", "in", statusesOnSite)
    .execute();
  const shown = listings.filter((listing) => {
    const { timeZone } = listingDetailsSchema.parse(JSON.parse(listing.details));
    return siteStateOf({ ...listing, timeZone }, Date.now()) === "shown";
  });
  // PostgreSQL has no empty list.
  if (shown.length === 0) return new Map();
  const files = await db
    .selectFrom("listingPhoto")
    .innerJoin("listingPhotoFile", "listingPhotoFile.photoId", "listingPhoto.id")
    .select(["listingPhoto.listingId", "listingPhoto.id", "listingPhoto.isRendering"])
    .select("listingPhotoFile.width")
    .where(
      "listingPhoto.listingId",
      "in",
      shown.map(({ id }) => id),
    )
    .where("listingPhotoFile.format", "=", "jpg")
    .where("listingPhotoFile.width", "<=", listingPhotoWidth)
    .orderBy("listingPhoto.position", "desc")
    .orderBy("listingPhoto.id", "desc")
    .orderBy("listingPhotoFile.width")
    .execute();
  // The last one of each listing stays: the first photograph, at its greatest width.
  const photos = new Map(
    files.map(({ id, isRendering, listingId, width }) => [
      listingId,
      {
        photo: listingPaths.photo(id, width, "jpg"),
        ...(isRendering === 1 && { isRendering: true as const }),
      },
    ]),
  );
  return new Map(
    shown.flatMap(({ dealId, id, leaseId }) => {
      const photo = photos.get(id);
      return [dealId, leaseId].flatMap((of) =>
        of === null || photo === undefined ? [] : [[of, photo] as const],
      );
    }),
  );
}
