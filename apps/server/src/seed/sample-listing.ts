import { broker } from "@frontage/content/broker";
import { writeSamplePdf } from "@frontage/content/samples/document-file";
import { daysAgo } from "@frontage/content/samples/relative-dates";
import { offersDueOf } from "@frontage/records/market-dates";
import type { Deal } from "@frontage/records/schemas/deal";
import type { PortalDocument } from "@frontage/records/schemas/document";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { insertSamplePhotos, type writeSamplePhotos } from "./sample-photos.ts";
import { detailsFrom } from "../listings/change-listing.ts";

/** The listing and its deal. */
export const sampleListingId = "15-placeholder-plaza";
const memorandumId = "offering-memorandum-15-placeholder-plaza";

type Samples = { deals: readonly Deal[]; documents: readonly PortalDocument[] };

/** The file of the sample listing's offering memorandum, apart from the client's. */
export async function writeSampleMemorandum(samples: Samples, files: FileStore) {
  const deal = samples.deals.find(({ id }) => id === sampleListingId);
  const document = samples.documents.find(({ id }) => id === memorandumId);
  const version = document?.versions[0];
  if (!deal || !document || !version) throw new Error("The sample listing has no memorandum.");
  const content = await writeSamplePdf({ document, version, deal });
  const fileKey = `listing-documents/${memorandumId}`;
  await files.write(fileKey, Readable.from([content]));
  const sha256 = createHash("sha256").update(content).digest("hex");
  // Only a first start needs it.
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const pages = (await PDFDocument.load(content)).getPageCount();
  return { deal, document, fileKey, bytes: content.byteLength, pages, sha256 };
}

/** Adds a draft listing with an unfinished checklist, which the broker can complete and publish. */
export async function insertSampleListing(
  db: Database,
  {
    memorandum,
    photos,
  }: {
    memorandum: Awaited<ReturnType<typeof writeSampleMemorandum>>;
    photos: Awaited<ReturnType<typeof writeSamplePhotos>>;
  },
  { clientId, now }: { clientId: string; now: Date },
): Promise<void> {
  const { bytes, deal, document, fileKey, pages, sha256 } = memorandum;
  const at = daysAgo(now, 2, "10:30", broker.timeZone);
  const dates = deal.keyDates.map(({ day, done, label }) => {
    return { day, label, status: done ? ("done" as const) : ("open" as const) };
  });
  const details: ListingDetails = {
    ...detailsFrom(deal),
    line: "Eleven shops on a signaled corner, anchored by a pharmacy.",
    buildingNote: "11 shops at street level",
    landAcres: 4.3,
    yearNote: "Roofs replaced in 2019",
    occupancyNote: "One of 11 shops is vacant",
    zoning: "C-2",
    zoningNote: "Neighborhood commercial",
    parkingSpaces: 207,
    locationNote: "31,400 vehicles a day at the corner (state count).",
    highlights: [
      {
        title: "A pharmacy through May 2042",
        text: "Sample Pharmacy has exercised its first option: five more years from June 2037, at 8% more.",
      },
      {
        title: "Roofs replaced in 2019",
        text: "Both buildings; the parking lot was sealed three years ago.",
      },
    ],
  };
  await db
    .insertInto("listing")
    .values({
      id: sampleListingId,
      clientId,
      dealId: deal.id,
      kind: "sale",
      status: "draft",
      slug: sampleListingId,
      details: JSON.stringify(details),
      createdAt: at,
      statusAt: at,
      offersDueAt: offersDueOf(dates, deal.timeZone) ?? null,
    })
    .execute();
  await db
    .insertInto("listingDocument")
    .values({
      id: memorandumId,
      listingId: sampleListingId,
      position: 1,
      name: document.name,
      tier: "agreement",
      isOfferingMemorandum: 1,
      isDownloadable: 0,
      fileName: document.fileName,
      mediaType: document.mediaType,
      bytes,
      pages,
      sha256,
      fileKey,
      addedAt: at,
    })
    .execute();
  await insertSamplePhotos(db, photos, at);
}
