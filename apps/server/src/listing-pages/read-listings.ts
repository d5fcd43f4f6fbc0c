import { statusesOnSite } from "@frontage/records/listing-states";
import { siteStateOf } from "@frontage/content/listings";
import {
  type ListingSource,
  type PublicDocument,
  type PublicListing,
  publicListing,
} from "@frontage/content/public-listing";
import type { GoneListing } from "@frontage/content/served-page";
import { documentFormat } from "@frontage/records/document-format";
import { slugify } from "@frontage/records/fold";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { isPublished } from "../listings/queries.ts";
import { readPhotos } from "../listings/read-photos.ts";

/** The listings that the site shows, and the slugs that lead elsewhere. */
export type SiteListings = {
  /** In the index's order. */
  shown: readonly (PublicListing & { id: string; lastChanged: string })[];
  /** Sold and leased ones that are no longer shown, by slug. */
  gone: ReadonlyMap<string, GoneListing>;
  /** Earlier slugs, and what replaced each. */
  moved: ReadonlyMap<string, string>;
  /** Whether any was ever published: links and search engines may know the index. */
  isIndexKnown: boolean;
};

/**
 * Reads what the site shows of the listings.
 *
 * @param now in milliseconds since 1970
 */
export async function readListings(db: Database, now: number): Promise<SiteListings> {
  const listings = await db
    .selectFrom("listing")
    .selectAll()
    .where("status", "in", statusesOnSite)
    .execute();
  if (listings.length === 0) {
    const isIndexKnown = await wasAnyPublished(db);
    return { shown: [], gone: new Map(), moved: new Map(), isIndexKnown };
  }
  const ids = listings.map(({ id }) => id);
  const [parts, slugs] = await Promise.all([
    readParts(db, ids),
    db.selectFrom("listingSlug").selectAll().where("listingId", "in", ids).execute(),
  ]);

  const gone = new Map<string, GoneListing>();
  const shown = listings.flatMap((row) => {
    const source = sourceOf(row, parts);
    const state = siteStateOf({ ...row, timeZone: source.details.timeZone }, now);
    if (state === "hidden") return [];
    // A photograph that was added after publication may still lack its alternative text.
    const photos = source.photos.filter(({ alt }) => alt !== "");
    const listing = publicListing({ ...source, photos }, now);
    if (state === "gone") {
      const { name, place, slug, statusName } = listing;
      gone.set(slug, { name, place, slug, statusName });
      return [];
    }
    const { confirmedAt, publishedAt, statusAt } = row;
    const lastChanged = [confirmedAt, publishedAt, statusAt].filter((at) => at !== null).toSorted();
    return [
      { row, listing: { ...listing, id: row.id, lastChanged: lastChanged.at(-1) ?? statusAt } },
    ];
  });

  const addresses = new Map(
    shown
      .filter(({ listing }) => !listing.isAddressShown)
      .map(({ row }) => [row.id, slugify((JSON.parse(row.details) as ListingDetails).address)]),
  );
  const current = new Map(shown.map(({ row }) => [row.id, row.slug]));
  return {
    shown: shown.toSorted(inIndexOrder).map(({ listing }) => listing),
    gone,
    moved: new Map(
      slugs.flatMap(({ listingId, slug }) => {
        const to = current.get(listingId);
        const address = addresses.get(listingId);
        // Redirecting an earlier slug that contains the address would confirm the hidden address.
        const revealsAddress = address !== undefined && slug.includes(address);
        return to === undefined || to === slug || revealsAddress ? [] : [[slug, to] as const];
      }),
    ),
    isIndexKnown: true,
  };
}

async function wasAnyPublished(db: Database): Promise<boolean> {
  const published = db.selectFrom("listing").select("id").where("publishedAt", "is not", null);
  return (await published.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The listing as the site would show it if it were published now; a published one as it is shown.
 * Photographs without an alternative text are included.
 *
 * @param now in milliseconds since 1970
 */
export async function readPreview(
  db: Database,
  id: string,
  now: number,
): Promise<PublicListing | undefined> {
  const row = await db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const at = new Date(now).toISOString();
  const published = isPublished(row)
    ? {}
    : ({ status: "available", statusAt: at, confirmedAt: at } as const);
  const source = sourceOf({ ...row, ...published }, await readParts(db, [id]));
  return publicListing(source, now);
}

type Parts = Awaited<ReturnType<typeof readParts>>;

async function readParts(db: Database, ids: readonly string[]) {
  const [photos, documents] = await Promise.all([
    readPhotos(db, ids),
    db
      .selectFrom("listingDocument")
      .selectAll()
      .where("listingId", "in", ids)
      .orderBy("position")
      .execute(),
  ]);
  return { photos, documents: Map.groupBy(documents, ({ listingId }) => listingId) };
}

function sourceOf(row: Selectable<Tables["listing"]>, { documents, photos }: Parts): ListingSource {
  return {
    ...row,
    details: JSON.parse(row.details) as ListingDetails,
    photos: (photos.get(row.id) ?? []).filter(({ widths }) => widths.length > 0),
    documents: (documents.get(row.id) ?? []).map(publicDocument),
  };
}

type Row = Pick<Selectable<Tables["listing"]>, "status" | "confirmedAt" | "statusAt">;

const groups: Partial<Record<string, number>> = {
  available: 0,
  "under-contract": 1,
  "lease-pending": 1,
};

/** Available first, the newest confirmation on top; then under contract; then sold. */
function inIndexOrder({ row: a }: { row: Row }, { row: b }: { row: Row }): number {
  const group = (row: Row) => groups[row.status] ?? 2;
  const time = (row: Row) =>
    row.status === "available" ? (row.confirmedAt ?? row.statusAt) : row.statusAt;
  if (group(a) !== group(b)) return group(a) - group(b);
  return time(a) > time(b) ? -1 : 1;
}

function publicDocument(row: {
  id: string;
  name: string;
  tier: PublicDocument["tier"];
  isOfferingMemorandum: 0 | 1;
  mediaType: string;
  pages: number | null;
}): PublicDocument {
  const { id, isOfferingMemorandum, mediaType, name, pages, tier } = row;
  return {
    id,
    name,
    tier,
    format: documentFormat(mediaType, pages),
    ...(isOfferingMemorandum === 1 && { isOfferingMemorandum: true }),
  };
}
