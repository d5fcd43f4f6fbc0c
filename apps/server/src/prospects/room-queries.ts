import { knownDetails } from "@frontage/records/known-listing";
import { isOnMarket, isTermOver } from "@frontage/records/listing-states";
import type { Room, RoomDocument, RoomMessage, TourForm } from "@frontage/records/schemas/room";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import { offeredKinds } from "@frontage/records/offer-spaces";
import { lowestRent } from "@frontage/records/spaces";
import type { Database } from "../database/open-database.ts";
import type { RoomReader } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import { tourRows } from "../events/tours.ts";
import { timeOnDay } from "../http/time-on-day.ts";
import { formatDayAs } from "../time/clock.ts";
import { tourOf } from "./tours.ts";

// All `records` here are one prospect's: see `scopedTo`.

const hourMs = 3_600_000;

/** The document room as its reader sees it. @param db everyone's rows @throws 404 */
export async function readRoom(
  db: Database,
  records: Database,
  { company, email, id: prospectId, name }: RoomReader,
): Promise<Room> {
  const [listing, prospect, agreement, documents, messages, tours, offer] = await Promise.all([
    records.selectFrom("listing").selectAll().executeTakeFirst(),
    records.selectFrom("prospect").select("role").executeTakeFirst(),
    db
      .selectFrom("agreement")
      // As it was signed.
      .leftJoin("agreementText", "agreementText.sha256", "agreement.textSha256")
      .select(["agreement.id", "agreement.signedAt", "agreement.endsOn", "agreementText.term"])
      .where("prospectId", "=", prospectId)
      .where("verifiedAt", "is not", null)
      .orderBy("verifiedAt", "desc")
      .executeTakeFirst(),
    listRoomDocuments(records),
    listRoomMessages(records),
    tourRows(db).where("tourRequest.prospectId", "=", prospectId).orderBy("start").execute(),
    records
      .selectFrom("offer")
      .select("terms")
      // An expired one is renewed there.
      .where("state", "in", ["open", "accepted", "ended"])
      .executeTakeFirst(),
  ]);
  if (!listing || !prospect || !agreement) throw notFound();
  const { id, kind, offersDueAt, slug, status } = listing;
  const details = JSON.parse(listing.details) as ListingDetails;
  const {
    city,
    name: property,
    noi,
    noiPeriod,
    price,
    region,
    spaces = [],
    squareFeet,
    timeZone,
  } = knownDetails("signed", { details, kind, status });
  const rent = lowestRent(spaces);
  return {
    reader: { name, company, email, role: prospect.role },
    listing: {
      id,
      slug,
      kind,
      status,
      name: property,
      city,
      region,
      timeZone,
      squareFeet,
      ...(price === undefined ? {} : { price }),
      ...(rent === undefined ? {} : { rent }),
      ...(noi === undefined ? {} : { noi }),
      isNoiProForma: noiPeriod === "pro-forma",
      ...(offersDueAt === null ? {} : { offersDueAt }),
    },
    agreement: {
      id: agreement.id,
      signedAt: agreement.signedAt,
      term: agreement.term ?? `until ${formatDayAs(agreement.endsOn ?? "", "MMMM d, yyyy")}`,
    },
    documents,
    messages,
    tours: tours.map(tourOf),
    ...(offer && { offerKind: offerTermsSchema.parse(JSON.parse(offer.terms)).kind }),
    offeredKinds: offeredKinds({
      kind,
      spaces,
      status,
      isTermOver: isTermOver(listing, new Date()),
    }),
  };
}

function roomDocuments(records: Database) {
  return records
    .selectFrom("listingDocument")
    .leftJoin("documentAccess", "documentAccess.documentId", "listingDocument.id")
    .selectAll("listingDocument")
    .select([
      "documentAccess.requestedAt",
      "documentAccess.approvedAt",
      "documentAccess.declinedAt",
    ]);
}

type DocumentRow = Awaited<ReturnType<ReturnType<typeof roomDocuments>["execute"]>>[number];

function stateOf({
  approvedAt,
  declinedAt,
  requestedAt,
  tier,
}: DocumentRow): RoomDocument["state"] {
  if (tier !== "approval" || approvedAt !== null) return "open";
  if (declinedAt !== null) return "declined";
  return requestedAt === null ? "locked" : "requested";
}

async function listRoomDocuments(records: Database): Promise<RoomDocument[]> {
  const rows = await roomDocuments(records)
    .orderBy("listingDocument.isOfferingMemorandum", "desc")
    .orderBy("listingDocument.position")
    .execute();
  return rows.map((row) => {
    const { addedAt, bytes, id, isDownloadable, mediaType, name, pages, requestedAt, tier } = row;
    return {
      id,
      name,
      tier,
      state: stateOf(row),
      mediaType,
      bytes,
      ...(row.isOfferingMemorandum === 1 && { isMemorandum: true as const }),
      ...(pages === null ? {} : { pages }),
      isDownloadable: isDownloadable === 1,
      addedAt,
      ...(requestedAt === null ? {} : { requestedAt }),
    };
  });
}

/** A document that is open to the reader. @throws 404, also for one that isn't */
export async function openDocument(records: Database, id: string): Promise<DocumentRow> {
  const row = await roomDocuments(records).where("listingDocument.id", "=", id).executeTakeFirst();
  if (!row || stateOf(row) !== "open") throw notFound();
  return row;
}

/** All documents that are open to the reader and may be downloaded. */
export async function downloadableDocuments(records: Database): Promise<DocumentRow[]> {
  const rows = await roomDocuments(records).orderBy("listingDocument.position").execute();
  return rows.filter((row) => stateOf(row) === "open" && row.isDownloadable === 1);
}

/**
 * Asks for documents that the broker approves one by one. Asking again changes nothing.
 *
 * @returns the document's name if it is news
 * @throws 404 for a document that needs no approval
 */
export async function requestDocument(
  records: Database,
  { documentId, prospectId }: { documentId: string; prospectId: string },
): Promise<string | undefined> {
  const row = await roomDocuments(records)
    .where("listingDocument.id", "=", documentId)
    .executeTakeFirst();
  if (!row || row.tier !== "approval") throw notFound();
  if (stateOf(row) !== "locked") return undefined;
  const requestedAt = new Date().toISOString();
  await records
    .insertInto("documentAccess")
    .values({ prospectId, documentId, requestedAt, approvedAt: null, declinedAt: null })
    .onConflict((conflict) =>
      conflict.columns(["prospectId", "documentId"]).doUpdateSet({ requestedAt }),
    )
    .execute();
  return row.name;
}

async function listRoomMessages(records: Database): Promise<RoomMessage[]> {
  const rows = await records
    .selectFrom("prospectMessage")
    .select(["id", "author", "authorName", "text", "sentAt"])
    .orderBy("sentAt")
    .orderBy("id")
    .execute();
  return rows;
}

/** Stores a question, once for its id. @returns whether it is new */
export async function addQuestion(
  records: Database,
  { id: prospectId, listingId, name }: RoomReader,
  { id, text }: { id: string; text: string },
): Promise<boolean> {
  const row = await records
    .insertInto("prospectMessage")
    .values({
      id,
      listingId,
      prospectId,
      author: "prospect",
      authorName: name,
      text,
      sentAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Requests an hour at the property, once for its id.
 *
 * @throws 409 if it is off the market, 422 for a time that has passed
 */
export async function requestTour(
  records: Database,
  { id: prospectId, listingId }: RoomReader,
  { day, id, note, time }: TourForm,
): Promise<{ isNew: boolean; startsAt: string; timeZone: string }> {
  const { details, status } = await records
    .selectFrom("listing")
    .select(["details", "status"])
    .executeTakeFirstOrThrow();
  if (!isOnMarket(status)) {
    throw new Failure(409, "This property is no longer available, so it can’t be toured.");
  }
  const { timeZone } = JSON.parse(details) as ListingDetails;
  const start = timeOnDay(day, time, { field: "time", timeZone });
  if (start.getTime() <= Date.now()) {
    const sentence = "Please choose a future time.";
    throw new Failure(422, sentence, { day: sentence });
  }
  const startsAt = start.toISOString();
  const row = await records
    .insertInto("tourRequest")
    .values({
      id,
      listingId,
      prospectId,
      startsAt,
      endsAt: new Date(start.getTime() + hourMs).toISOString(),
      note,
      status: "requested",
      requestedAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return { isNew: row !== undefined, startsAt, timeZone };
}

/** Withdraws a request that isn't answered yet. @throws 404, 409 */
export async function withdrawTour(records: Database, id: string): Promise<void> {
  const row = await records
    .selectFrom("tourRequest")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { numUpdatedRows } = await records
    .updateTable("tourRequest")
    .set((eb) => ({ status: "withdrawn", version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("status", "=", "requested")
    .executeTakeFirst();
  if (numUpdatedRows === 0n && row.status !== "withdrawn") {
    throw new Failure(409, "This request was already answered. Please write to me to change it.");
  }
}

/** Counts that a reader opened a document; the first time it is the memorandum is a stage. */
export async function noteOpening(
  db: Database,
  { id: prospectId, listingId }: Pick<RoomReader, "id" | "listingId">,
  document: Pick<DocumentRow, "id" | "isOfferingMemorandum">,
  kind: "view" | "download",
): Promise<void> {
  const at = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("documentOpening")
      .values({ listingId, prospectId, documentId: document.id, kind, at })
      .execute();
    if (document.isOfferingMemorandum !== 1) return;
    await transaction
      .updateTable("prospect")
      .set({ readAt: at })
      .where("id", "=", prospectId)
      .where("readAt", "is", null)
      .execute();
  });
}
