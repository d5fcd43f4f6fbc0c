import { broker } from "@frontage/content/broker";
import { cutText } from "@frontage/records/cut-text";
import { freshness } from "@frontage/content/listings";
import { askingOf } from "@frontage/records/offer-math";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import type { TodayMark, TodayNeed } from "@frontage/records/schemas/today";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { isUnanswered, openQuestions } from "../due/open-items.ts";
import { idsOfTurn, isNegotiated, readTurns } from "../due/open-offer.ts";
import { offeredListing } from "../offers/rows.ts";
import { listEndingTerms } from "../due/listing-term.ts";
import { detailsOf } from "../listings/queries.ts";
import { Failure, notFound } from "../http/failure.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";
import { today } from "../time/today.ts";
import { type Counted, counted, total } from "./counted.ts";
import { lastDone } from "../audit/last-done.ts";
import type { Unnamed } from "./names.ts";

/** Rows loaded per kind; the rest are counted. */
const maxRowsPerKind = 10;
/** The most characters of a message that a row quotes. */
const maxExcerptLength = 200;

type Need = Unnamed<TodayNeed>;
type Kind = TodayNeed["kind"];

const shortened = (text: string) =>
  text.length > maxExcerptLength ? `${cutText(text, maxExcerptLength).trimEnd()}…` : text;

/** Oldest first; offers to answer by their expiry, before counters to send. */
const rankOf = (need: Need) =>
  need.kind === "offer"
    ? `${need.reason === "counter-approved" ? 1 : 0} ${need.expiresAt}`
    : (need.at ?? "");

type Reader = { now: Date; personId: string };

/** Items that need the broker, by kind, without those that they have hidden. */
export async function listNeeds(
  records: Database,
  { now, personId }: Reader,
): Promise<{ items: Need[]; total: number; more: Kind[] }> {
  const marks = await readMarks(records, personId);
  const found = await readNeeds(records, marks.length, now);
  const kinds = found.map(({ items, total: all }) => {
    const shown = items.filter((need) => !isHidden(markOf(marks, need), now));
    return {
      total: all - (items.length - shown.length),
      items: shown
        .toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)))
        .slice(0, maxRowsPerKind)
        .map((need) => ({ ...need, isSeen: need.isSeen || markOf(marks, need) !== undefined })),
    };
  });
  return {
    items: kinds.flatMap(({ items }) => items),
    total: kinds.reduce((sum, kind) => sum + kind.total, 0),
    more: kinds.flatMap(({ items, total: all }) =>
      items[0] && all > items.length ? [items[0].kind] : [],
    ),
  };
}

/** @param marked how many items have marks; the hidden ones take no other's place */
async function readNeeds(records: Database, marked: number, now: Date): Promise<Counted<Need>[]> {
  const limit = maxRowsPerKind + marked;
  return Promise.all([
    inquiries(records, limit),
    offers(records, limit, now),
    accessRequests(records, limit),
    unansweredMessages(records, limit),
    assistantQuestions(records, limit),
    listingQuestions(records, limit),
    unconfirmedListings(records, limit, now),
    endingTerms(records, now),
    reportedSignatures(records, limit),
    receivedRequests(records, limit),
    requestedTours(records, limit, now),
    requestedTimes(records, limit, now),
  ]);
}

/**
 * Marks an item of the broker's day as seen, or hides it: until tomorrow, or until something new
 * happens to it. Forgets the marks of items that have left.
 *
 * @throws a `Failure` if there is no such item, if it is an offer, which can't be dismissed, or if
 * tomorrow is too late for an answer
 */
export async function markNeed(
  records: Database,
  { now, personId, timeZone }: Reader & { timeZone: string },
  { at, id, kind, mark }: TodayMark & { id: string; kind: Kind },
): Promise<void> {
  const marks = await readMarks(records, personId);
  const needs = (await readNeeds(records, marks.length, now)).flatMap(({ items }) => items);
  const need = needs.find((one) => one.kind === kind && one.id === id && (one.at ?? "") === at);
  if (!need) throw notFound();
  const tomorrow = startOfDay(dayAfter(dayAt(now, timeZone), 1), timeZone);
  if (need.kind === "offer" && mark === "dismissed") {
    throw new Failure(409, "An offer can’t be dismissed, only answered.");
  }
  const ends = "expiresAt" in need ? need.expiresAt : "start" in need ? need.start : never;
  if (mark === "tomorrow" && ends <= tomorrow) {
    throw new Failure(409, "Answer it today: tomorrow is too late.");
  }
  const hiddenUntil = { seen: "", tomorrow, dismissed: never }[mark];
  const open = new Set(needs.map((one) => `${one.kind} ${one.id}`));
  for (const left of marks.filter((one) => !open.has(`${one.kind} ${one.recordId}`))) {
    await records
      .deleteFrom("todayMark")
      .where("kind", "=", left.kind)
      .where("recordId", "=", left.recordId)
      .where("personId", "=", personId)
      .execute();
  }
  await records
    .insertInto("todayMark")
    .values({ personId, kind, recordId: id, at, hiddenUntil })
    .onConflict((row) =>
      row.columns(["personId", "kind", "recordId"]).doUpdateSet({ at, hiddenUntil }),
    )
    .execute();
}

/** After every instant, as text. */
const never = "9999";

type Mark = Pick<Tables["todayMark"], "at" | "hiddenUntil" | "kind" | "recordId">;

const readMarks = async (records: Database, personId: string): Promise<Mark[]> =>
  records
    .selectFrom("todayMark")
    .select(["kind", "recordId", "at", "hiddenUntil"])
    .where("personId", "=", personId)
    .execute();

const markOf = (marks: readonly Mark[], { at = "", id, kind }: Need) =>
  marks.find((one) => one.kind === kind && one.recordId === id && one.at === at);

const isHidden = (mark: Mark | undefined, now: Date) =>
  mark !== undefined && mark.hiddenUntil > now.toISOString();

async function inquiries(records: Database, limit: number): Promise<Counted<Need>> {
  const rows = await records
    .selectFrom("inquiry")
    .select(["id", "name", "email", "message", "receivedAt", total])
    .where("status", "=", "new")
    .orderBy("receivedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
  return counted(rows, ({ email, id, message, name, receivedAt: at }) => ({
    kind: "inquiry",
    isSeen: false,
    id,
    name,
    email,
    text: shortened(message),
    at,
  }));
}

/** Open offers that wait for the broker's answer, seen or not. */
async function offers(records: Database, limit: number, now: Date): Promise<Counted<Need>> {
  const ids = idsOfTurn(await readTurns(records, now), "broker");
  // PostgreSQL has no empty list.
  if (ids.length === 0) return { items: [], total: 0 };
  const rows = await records
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .selectAll("listing")
    .select(["offer.id as offerId", "offer.terms", "offer.expiresAt", "offer.changedAt"])
    .select(["offer.acceptanceRequestedAt", "offer.reviewedAt"])
    .select(["offer.counter", "offer.counterAt", "offer.counterState", "offer.counterExpiresAt"])
    .select("prospect.name")
    .select(["prospect.company", "prospect.buyerName", "prospect.role"])
    .select(total)
    .where("offer.id", "in", ids)
    .orderBy("offer.expiresAt")
    .orderBy("offer.changedAt")
    .orderBy("offer.id")
    .limit(limit)
    .execute();
  return counted(rows, (row) => {
    const { acceptanceRequestedAt, changedAt, counterState, dealId, expiresAt, offerId } = row;
    const { reviewedAt } = row;
    const { counterExpiresAt } = row;
    const isCounterOver = counterExpiresAt !== null && counterExpiresAt <= now.toISOString();
    const countered = counterState === "approved" ? "counter-approved" : "new";
    const answered = isCounterOver ? "counter-expired" : countered;
    const reason = acceptanceRequestedAt === null ? answered : "accept";
    // The amount in question: an approved counter's, and otherwise the offer's own.
    const stored = (reason === "counter-approved" && row.counter) || row.terms;
    const terms = offerTermsSchema.parse(JSON.parse(stored));
    // Since when it waits: what the owner decides is new, whatever was done about the offer before.
    const happened = {
      accept: "",
      new: "",
      "counter-approved": row.counterAt,
      "counter-expired": counterExpiresAt,
    };
    const decidedAt = acceptanceRequestedAt ?? happened[reason];
    const listing = offeredListing(row, "broker");
    const asking = askingOf(listing, terms);
    return {
      kind: "offer",
      id: offerId,
      reason,
      isSeen: reviewedAt !== null && (!decidedAt || reviewedAt >= decidedAt),
      name: row.name,
      company: (row.role === "broker" && row.buyerName) || row.company,
      listing: {
        id: listing.id,
        name: listing.name,
        timeZone: listing.timeZone,
        ...(dealId !== null && { dealId }),
        ...(asking !== undefined && { asking }),
      },
      terms,
      expiresAt,
      at: decidedAt || changedAt,
    };
  });
}

/** Prospects who ask for documents, with the first one's name and how many. */
async function accessRequests(records: Database, limit: number): Promise<Counted<Need>> {
  const rows = await records
    .selectFrom("prospect")
    .innerJoin("listing", "listing.id", "prospect.listingId")
    .innerJoin("documentAccess", "documentAccess.prospectId", "prospect.id")
    .innerJoin("listingDocument", "listingDocument.id", "documentAccess.documentId")
    .select(["prospect.id", "prospect.name", "listing.id as listingId", "listing.details", total])
    .select("prospect.version")
    .select((eb) => [
      eb.fn.min("listingDocument.name").as("document"),
      eb.fn.min("documentAccess.requestedAt").as("at"),
    ])
    .where("documentAccess.requestedAt", "is not", null)
    .where("documentAccess.approvedAt", "is", null)
    .where("documentAccess.declinedAt", "is", null)
    .where("prospect.revokedAt", "is", null)
    .groupBy(["prospect.id", "prospect.name", "prospect.version"])
    .groupBy(["listing.details", "listing.id"])
    .orderBy("at")
    .orderBy("prospect.id")
    .limit(limit)
    .execute();
  const documents = await pendingAccess(
    records,
    rows.map(({ id }) => id),
  );
  return counted(rows, ({ at, details, document, id, listingId, name, version }) => ({
    kind: "access",
    isSeen: false,
    id,
    name,
    listing: { id: listingId, name: detailsOf({ details }).address },
    document,
    documentIds: documents
      .filter(({ prospectId }) => prospectId === id)
      .map(({ documentId }) => documentId),
    at: at ?? "",
    version,
  }));
}

async function pendingAccess(records: Database, prospectIds: readonly string[]) {
  if (prospectIds.length === 0) return [];
  return records
    .selectFrom("documentAccess")
    .select(["prospectId", "documentId"])
    .where("prospectId", "in", prospectIds)
    .where("requestedAt", "is not", null)
    .where("approvedAt", "is", null)
    .where("declinedAt", "is", null)
    .execute();
}

async function unansweredMessages(records: Database, limit: number): Promise<Counted<Need>> {
  const rows = await records
    .selectFrom("thread")
    .innerJoin("message", "message.id", "thread.lastMessageId")
    .select(["thread.id", "thread.clientId", "thread.kind", "thread.name"])
    .select(["thread.unreadByBroker", "thread.lastMessageAt", total])
    .select(["message.id as messageId", "message.text"])
    .where("thread.kind", "!=", "assistant")
    .where(isUnanswered)
    .orderBy("thread.lastMessageAt")
    .orderBy("thread.id")
    .limit(limit)
    .execute();
  return counted(rows, (row) => ({
    kind: "message",
    id: row.id,
    messageId: row.messageId,
    clientId: row.clientId,
    dealId: null,
    text: shortened(row.text),
    // A conversation about a contact is named after the contact.
    ...(row.kind === "contact" && { contactName: row.name }),
    unread: row.unreadByBroker,
    isSeen: row.unreadByBroker === 0,
    at: row.lastMessageAt ?? "",
  }));
}

async function assistantQuestions(records: Database, limit: number): Promise<Counted<Need>> {
  if (!broker.assistant.isOffered) return { items: [], total: 0 };
  const rows = await openQuestions(records)
    .select(["id", "clientId", "dealId", "question", "askedAt", "unhelpfulAt", total])
    .orderBy("askedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
  return counted(rows, ({ askedAt, clientId, dealId, id, question, unhelpfulAt }) => ({
    kind: "asked",
    isSeen: false,
    id,
    clientId,
    dealId,
    text: shortened(question),
    at: unhelpfulAt ?? askedAt,
  }));
}

/** Prospects whose questions nobody has answered, with the latest. */
async function listingQuestions(records: Database, limit: number): Promise<Counted<Need>> {
  const rows = await records
    .selectFrom("prospect")
    .innerJoin("listing", "listing.id", "prospect.listingId")
    .innerJoin("prospectMessage", "prospectMessage.prospectId", "prospect.id")
    .select(["prospect.id", "prospect.name", "listing.id as listingId", "listing.details", total])
    .select((eb) => [
      eb
        .selectFrom("prospectMessage as latest")
        .select("latest.text")
        .whereRef("latest.prospectId", "=", "prospect.id")
        .where("latest.author", "=", "prospect")
        .orderBy("latest.sentAt", "desc")
        .limit(1)
        .as("text"),
      eb.fn.max("prospectMessage.sentAt").as("at"),
    ])
    .where("prospectMessage.author", "=", "prospect")
    .where("prospectMessage.readAt", "is", null)
    .groupBy(["prospect.id", "prospect.name", "listing.details", "listing.id"])
    .orderBy("at")
    .orderBy("prospect.id")
    .limit(limit)
    .execute();
  return counted(rows, ({ at, details, id, listingId, name, text }) => ({
    kind: "question",
    isSeen: false,
    id,
    name,
    listing: { id: listingId, name: detailsOf({ details }).address },
    text: shortened(text ?? ""),
    at,
  }));
}

/** Tours that prospects ask for; none that have passed. */
async function requestedTours(records: Database, limit: number, now: Date): Promise<Counted<Need>> {
  const rows = await records
    .selectFrom("tourRequest")
    .innerJoin("prospect", "prospect.id", "tourRequest.prospectId")
    .innerJoin("listing", "listing.id", "tourRequest.listingId")
    .select(["tourRequest.id", "tourRequest.startsAt", "tourRequest.endsAt"])
    .select(["tourRequest.requestedAt", "prospect.name"])
    .select(["listing.id as listingId", "listing.details", total])
    .where("tourRequest.status", "=", "requested")
    .where("tourRequest.startsAt", ">", now.toISOString())
    .where("prospect.revokedAt", "is", null)
    .orderBy("tourRequest.requestedAt")
    .orderBy("tourRequest.id")
    .limit(limit)
    .execute();
  return counted(rows, ({ details, endsAt, id, listingId, name, requestedAt, startsAt }) => {
    const { address, timeZone } = detailsOf({ details });
    return {
      kind: "tour",
      isSeen: false,
      id,
      name,
      listing: { id: listingId, name: address },
      start: startsAt,
      end: endsAt,
      timeZone,
      at: requestedAt,
    };
  });
}

/** Available listings that nobody has confirmed for two weeks, with their first photograph. */
async function unconfirmedListings(
  records: Database,
  limit: number,
  now: Date,
): Promise<Counted<Need>> {
  const due = dayAfter(today(now), 1 - freshness.askAfterDays);
  const rows = await records
    .selectFrom("listing")
    .select(["id", "details", "confirmedAt", "version", total])
    .select((eb) =>
      eb
        .selectFrom("listingPhoto")
        .select("listingPhoto.id")
        .whereRef("listingPhoto.listingId", "=", "listing.id")
        .orderBy("listingPhoto.position")
        .orderBy("listingPhoto.id")
        .limit(1)
        .as("photoId"),
    )
    .where("status", "=", "available")
    .where(isNegotiated(now))
    .where("confirmedAt", "<", startOfDay(due, broker.timeZone))
    .orderBy("confirmedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
  const widths = await smallestWidths(
    records,
    rows.flatMap(({ photoId }) => photoId ?? []),
  );
  return counted(rows, ({ confirmedAt, details, id, photoId, version }) => {
    const { address, timeZone, type } = detailsOf({ details });
    const width = widths.get(photoId ?? "");
    return {
      kind: "confirm",
      isSeen: false,
      id,
      name: address,
      timeZone,
      type,
      ...(photoId !== null && width !== undefined && { photo: { id: photoId, width } }),
      at: confirmedAt ?? "",
      version,
    };
  });
}

/** Listings whose agreement is to be renewed. */
async function endingTerms(records: Database, now: Date): Promise<Counted<Need>> {
  const rows = await listEndingTerms(records, now);
  return {
    total: rows.length,
    items: rows.map(({ at, daysLeft, details, endsOn, id, version }) => {
      const { address: name, timeZone, type } = details;
      return {
        kind: "term",
        isSeen: false,
        id,
        name,
        timeZone,
        type,
        endsOn,
        daysLeft,
        at,
        version,
      };
    }),
  };
}

async function smallestWidths(records: Database, photoIds: readonly string[]) {
  if (photoIds.length === 0) return new Map<string, number>();
  const rows = await records
    .selectFrom("listingPhotoFile")
    .select("photoId")
    .select((eb) => eb.fn.min("width").as("width"))
    .where("photoId", "in", photoIds)
    .groupBy("photoId")
    .execute();
  return new Map(rows.map(({ photoId, width }) => [photoId, width]));
}

async function reportedSignatures(records: Database, limit: number): Promise<Counted<Need>> {
  const rows = await records
    .selectFrom("document")
    .select(["id", "clientId", "dealId", "name", total])
    .select((eb) => [
      eb.fn.coalesce(lastDone("document", ["signature-report"]), "updatedAt").as("at"),
      eb
        .selectFrom("documentVersion")
        .select((version) => version.fn.max("documentVersion.number").as("number"))
        .whereRef("documentVersion.documentId", "=", "document.id")
        .where("documentVersion.removedAt", "is", null)
        .as("version"),
    ])
    // Written out, to use the partial index.
    .where("status", "=", sql.lit("needs-confirmation"))
    .where("removedAt", "is", null)
    .orderBy("updatedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
  return counted(rows, ({ at, clientId, dealId, id, name, version }) => ({
    kind: "signature",
    isSeen: false,
    id,
    clientId,
    dealId,
    name,
    at,
    version: version ?? 0,
  }));
}

async function receivedRequests(records: Database, limit: number): Promise<Counted<Need>> {
  const rows = await records
    .selectFrom("documentRequest")
    .leftJoin("document", (join) =>
      join
        .onRef("document.id", "=", "documentRequest.documentId")
        .on("document.removedAt", "is", null),
    )
    .select(["documentRequest.id", "documentRequest.clientId", "documentRequest.dealId"])
    .select(["documentRequest.label as name", "documentRequest.version"])
    .select(["document.id as documentId", total])
    .select((eb) => eb.fn.coalesce("document.updatedAt", "documentRequest.createdAt").as("at"))
    .where("documentRequest.status", "=", "received")
    .orderBy("at")
    .orderBy("documentRequest.id")
    .limit(limit)
    .execute();
  return counted(rows, ({ at, clientId, dealId, documentId, id, name, version }) => ({
    kind: "request",
    isSeen: false,
    id,
    ...(documentId !== null && { documentId }),
    clientId,
    dealId,
    name,
    at,
    version,
  }));
}

/** Requested times, including new times for confirmed events; none that have passed. */
async function requestedTimes(records: Database, limit: number, now: Date): Promise<Counted<Need>> {
  const rows = await records
    .selectFrom("event")
    .select(["id", "clientId", "dealId", "title", "timeZone", "status", "version", total])
    .select(["startsAt", "endsAt", "changeStart", "changeEnd"])
    .select(lastDone("event", ["request", "propose"]).as("at"))
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "=", "requested"), eb("startsAt", ">", now.toISOString())]),
        eb.and([
          eb("status", "=", "confirmed"),
          eb("changeBy", "=", "client"),
          eb("changeStart", ">", now.toISOString()),
        ]),
      ]),
    )
    .orderBy("startsAt")
    .orderBy("id")
    .limit(limit)
    .execute();
  return counted(rows, (row) => {
    const { at, clientId, dealId, id, timeZone, title, version } = row;
    const isChange = row.status === "confirmed";
    return {
      kind: "time",
      isSeen: false,
      id,
      clientId,
      dealId,
      title,
      start: (isChange ? row.changeStart : row.startsAt) ?? "",
      end: (isChange ? row.changeEnd : row.endsAt) ?? "",
      timeZone: timeZone ?? "UTC",
      isChange,
      version,
      ...(at !== null && { at }),
    };
  });
}
