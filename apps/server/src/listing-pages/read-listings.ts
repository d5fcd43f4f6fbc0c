import { siteStateOf } from "@frontage/content/listings";
import {
  pathWords,
  type PublicDocument,
  type PublicListing,
  publicListing,
} from "@frontage/content/public-listing";
import { documentFormat } from "@frontage/records/document-format";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

/** What the site knows of the listings at a moment. */
export type SiteListings = {
  /** In the index's order. */
  shown: readonly (PublicListing & { id: string; lastChanged: string })[];
  /** Slugs of sold and leased ones that are no longer shown. */
  gone: ReadonlySet<string>;
  /** Earlier slugs, and what replaced each. */
  moved: ReadonlyMap<string, string>;
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
    .where("status", "not in", ["draft", "withdrawn"])
    .execute();
  if (listings.length === 0) return { shown: [], gone: new Set(), moved: new Map() };
  const ids = listings.map(({ id }) => id);
  const [photos, files, documents, slugs] = await Promise.all([
    db
      .selectFrom("listingPhoto")
      .selectAll()
      .where("listingId", "in", ids)
      .orderBy("position")
      .execute(),
    db
      .selectFrom("listingPhotoFile")
      .innerJoin("listingPhoto", "listingPhoto.id", "listingPhotoFile.photoId")
      .select(["photoId", "listingPhotoFile.width"])
      .where("listingId", "in", ids)
      .where("format", "=", "jpg")
      .orderBy("listingPhotoFile.width")
      .execute(),
    db
      .selectFrom("listingDocument")
      .selectAll()
      .where("listingId", "in", ids)
      .orderBy("position")
      .execute(),
    db.selectFrom("listingSlug").selectAll().where("listingId", "in", ids).execute(),
  ]);
  const widthsOf = Map.groupBy(files, ({ photoId }) => photoId);
  const photosOf = Map.groupBy(photos, ({ listingId }) => listingId);
  const documentsOf = Map.groupBy(documents, ({ listingId }) => listingId);

  const gone = new Set<string>();
  const shown = listings.flatMap((row) => {
    const details = JSON.parse(row.details) as ListingDetails;
    const state = siteStateOf({ ...row, timeZone: details.timeZone }, now);
    if (state === "gone") gone.add(row.slug);
    if (state !== "shown") return [];
    const listing = publicListing(
      {
        ...row,
        details,
        photos: (photosOf.get(row.id) ?? []).flatMap(({ alt, height, id, isRendering, width }) => {
          const widths = (widthsOf.get(id) ?? []).map((file) => file.width);
          // One that is added later has no text at first.
          return widths.length === 0 || alt === ""
            ? []
            : [{ id, alt, isRendering: isRendering === 1, width, height, widths }];
        }),
        documents: (documentsOf.get(row.id) ?? []).map(publicDocument),
      },
      now,
    );
    const { confirmedAt, publishedAt, statusAt } = row;
    const lastChanged = [confirmedAt, publishedAt, statusAt].filter((at) => at !== null).toSorted();
    return [
      { row, listing: { ...listing, id: row.id, lastChanged: lastChanged.at(-1) ?? statusAt } },
    ];
  });

  const addresses = new Map(
    shown
      .filter(({ listing }) => !listing.isAddressShown)
      .map(({ row }) => [row.id, pathWords((JSON.parse(row.details) as ListingDetails).address)]),
  );
  const current = new Map(shown.map(({ row }) => [row.id, row.slug]));
  return {
    shown: shown.toSorted(inIndexOrder).map(({ listing }) => listing),
    gone,
    moved: new Map(
      slugs.flatMap(({ listingId, slug }) => {
        const to = current.get(listingId);
        const address = addresses.get(listingId);
        // An earlier slug with the address would confirm the address that is now hidden.
        const isTelling = address !== undefined && slug.includes(address);
        return to === undefined || to === slug || isTelling ? [] : [[slug, to] as const];
      }),
    ),
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
  mediaType: string;
  pages: number | null;
}): PublicDocument {
  const { id, mediaType, name, pages, tier } = row;
  return { id, name, tier, format: documentFormat(mediaType, pages) };
}
