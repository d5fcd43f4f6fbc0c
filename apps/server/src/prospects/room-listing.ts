import { isClosed, isOnSite, standingOf, statusesOnSite } from "@frontage/records/listing-states";
import { publicName } from "@frontage/records/known-listing";
import { siteStateOf } from "@frontage/content/listings";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

/** A listing whose agreement can be signed and whose document room is open. */
export type RoomListing = Omit<Selectable<Tables["listing"]>, "details"> & {
  details: ListingDetails;
};

/** @param slug its present one, or one it had before */
export async function findRoomListing(
  db: Database,
  slug: string,
): Promise<RoomListing | undefined> {
  const row = await db
    .selectFrom("listing")
    .leftJoin("listingSlug", (join) =>
      join.onRef("listingSlug.listingId", "=", "listing.id").on("listingSlug.slug", "=", slug),
    )
    .selectAll("listing")
    .where((eb) => eb.or([eb("listing.slug", "=", slug), eb("listingSlug.slug", "=", slug)]))
    .where("listing.status", "in", statusesOnSite)
    // Two drafts may have had the same slug: the present one counts.
    .orderBy((eb) => eb.case().when("listing.slug", "=", slug).then(0).else(1).end())
    .executeTakeFirst();
  if (!row || !isOnSite(standingOf(row, new Date()))) return undefined;
  return { ...row, details: JSON.parse(row.details) as ListingDetails };
}

/**
 * Whether its agreement can be signed now: the site shows it, it isn't sold or leased, and signing
 * opens a document. Whoever has signed stays in longer.
 */
export async function canBeSigned(db: Database, listing: RoomListing): Promise<boolean> {
  const { details, id, status } = listing;
  if (isClosed(status)) return false;
  const state = siteStateOf({ ...listing, timeZone: details.timeZone }, Date.now());
  if (state !== "shown") return false;
  const document = await db
    .selectFrom("listingDocument")
    .select("id")
    .where("listingId", "=", id)
    .where("tier", "!=", "public")
    .executeTakeFirst();
  return document !== undefined;
}

/** What everyone may call its property: "15 Placeholder Plaza, Anytown, ST". */
export const propertyOf = (details: ListingDetails) =>
  `${publicName(details)}, ${details.city}, ${details.region}`;
