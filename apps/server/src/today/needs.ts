import { broker } from "@frontage/content/broker";
import { freshness } from "@frontage/content/listings";
import { askingOf } from "@frontage/records/offer-math";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import type { TodayNeed } from "@frontage/records/schemas/today";
import { type ExpressionBuilder, expressionBuilder, type RawBuilder, sql } from "kysely";
import { prepared, type Reader } from "../database/prepared.ts";
import type { Tables } from "../database/tables.ts";
import { offeredListing } from "../offers/rows.ts";
import { detailsOf } from "../listings/queries.ts";
import { dayAfter } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";
import { today } from "../time/today.ts";
import { lastDone } from "./last-done.ts";
import type { Unnamed } from "./names.ts";
import { alike } from "./one-query.ts";

/** Further ones of a kind are only counted. */
const perKindMax = 10;
/** The longest excerpt of a message in a row, in characters. */
const textMax = 200;

type Need = Unnamed<TodayNeed>;
/** The kinds that have a row per item. */
type Kind = Exclude<TodayNeed["kind"], "assistant">;
type Row = {
  kind: TodayNeed["kind"];
  id: string;
  clientId: string | null;
  dealId: string | null;
  name: string | null;
  email: string | null;
  text: string | null;
  /** For an offer or a listing, JSON of the listing. */
  listing: string | null;
  /** For a thread, otherwise 0. */
  unread: number;
  documentId: string | null;
  start: string | null;
  end: string | null;
  timeZone: string | null;
  /** For an event. */
  status: string | null;
  /** For an event or a request, otherwise 0. */
  version: number;
  at: string | null;
  /** The number of its kind; only the first are read. */
  total: number;
};
type OwnRow = Row & { kind: Kind };

const { row, union } = alike<Row>([
  "kind",
  "id",
  "clientId",
  "dealId",
  "name",
  "email",
  "text",
  "listing",
  "unread",
  "documentId",
  "start",
  "end",
  "timeZone",
  "status",
  "version",
  "at",
  "total",
]);
const total = sql<number>`count(*) over ()`;

/** What the broker has to do: by kind, oldest first. The assistant's questions count as one. */
export async function listNeeds(
  reader: Reader,
  { now }: { now: Date },
): Promise<{ items: Need[]; total: number; more: Kind[] }> {
  const due = dayAfter(today(now), 1 - freshness.askAfterDays);
  const confirmedBefore = startOfDay(due, broker.timeZone);
  const rows = await readNeeds(reader, { now: now.toISOString(), confirmedBefore });
  const questions = questionsNeed(rows.filter((one) => !hasOwnNeed(one)));
  const kinds = [...Map.groupBy(rows.filter(hasOwnNeed), ({ kind }) => kind).values()];
  return {
    items: [
      ...kinds.flatMap((kind) =>
        kind.toSorted((a, b) => (a.at ?? "").localeCompare(b.at ?? "")).map(needOf),
      ),
      ...questions,
    ],
    total: kinds.reduce((sum, [first]) => sum + Number(first?.total ?? 0), questions.length),
    more: kinds.flatMap((rowsOfKind) => {
      const [first] = rowsOfKind;
      return first && Number(first.total) > rowsOfKind.length ? [first.kind] : [];
    }),
  };
}

const hasOwnNeed = (one: Row): one is OwnRow => one.kind !== "assistant";

/** One row for all questions. */
function questionsNeed(rows: readonly Row[]): Need[] {
  const [first] = rows;
  if (!first) return [];
  const { at, id, text, total: count } = first;
  const clients = new Map(rows.map(({ clientId, name }) => [clientId ?? "", name ?? ""]));
  return [
    {
      kind: "assistant",
      id,
      clients: [...clients].map(([clientId, name]) => ({ id: clientId, name })),
      text: shortened(text ?? ""),
      count: Number(count),
      at: at ?? "",
    },
  ];
}

const shortened = (text: string) =>
  text.length > textMax ? `${text.slice(0, textMax).trimEnd()}…` : text;

function needOf(row: OwnRow): Need {
  const { clientId: owner, dealId, id, kind } = row;
  const clientId = owner ?? "";
  const name = row.name ?? "";
  const text = shortened(row.text ?? "");
  const at = row.at ?? "";
  switch (kind) {
    case "inquiry":
      return { kind, id, name, email: row.email ?? "", text, at };
    case "offer":
      return offerNeed(row);
    case "access":
      return {
        kind,
        id,
        name,
        listing: listingRef(row),
        document: text,
        count: Number(row.unread),
        at,
      };
    case "question":
      return { kind, id, name, listing: listingRef(row), text, at };
    case "confirm":
      return confirmNeed(row);
    case "message":
      return {
        kind,
        id,
        clientId,
        dealId: null,
        text,
        ...(row.name !== null && { about: row.name }),
        unread: row.unread,
        at,
      };
    case "signature":
      return { kind, id, clientId, dealId, name, at };
    case "request": {
      const { documentId, version } = row;
      const sent = documentId === null ? {} : { documentId };
      return { kind, id, ...sent, clientId, dealId, name, at, version };
    }
    case "time":
      return {
        kind,
        id,
        clientId,
        dealId,
        title: name,
        start: row.start ?? "",
        end: row.end ?? "",
        timeZone: row.timeZone ?? "UTC",
        isChange: row.status === "confirmed",
        version: row.version,
        ...(row.at !== null && { at: row.at }),
      };
  }
}

/** The document is the listing. */
const listingRef = ({ documentId, listing }: Row) => ({
  id: documentId ?? "",
  name: detailsOf({ details: listing ?? "" }).address,
});

/** The document is the first photograph, the version its smallest width. */
function confirmNeed({ at, documentId, id, listing, version }: Row): Need {
  const { address, timeZone } = detailsOf({ details: listing ?? "" });
  return {
    kind: "confirm",
    id,
    name: address,
    timeZone,
    ...(documentId !== null && version > 0 && { photo: { id: documentId, width: version } }),
    at: at ?? "",
  };
}

/** The name is the buyer's, the email their company, the document the listing. */
function offerNeed({ at, documentId, email, id, listing, name, start, status, text }: Row): Need {
  const terms = offerTermsSchema.parse(JSON.parse(text ?? ""));
  const { offersDueAt: _, ...about } = offeredListing({
    id: documentId ?? "",
    details: listing ?? "",
    kind: terms.kind,
    status: "available",
    offersDueAt: null,
  });
  const asking = askingOf(about, terms);
  return {
    kind: "offer",
    id,
    reason: status === "accept" || status === "counter-approved" ? status : "new",
    name: name ?? "",
    company: email ?? "",
    listing: {
      id: about.id,
      name: about.name,
      timeZone: about.timeZone,
      ...(asking !== undefined && { asking }),
    },
    terms,
    expiresAt: start ?? "",
    at: at ?? "",
  };
}

const eb = expressionBuilder<Tables>();

const offers = eb
  .selectFrom("offer")
  .innerJoin("prospect", "prospect.id", "offer.prospectId")
  .innerJoin("listing", "listing.id", "offer.listingId")
  .select((of) =>
    row({
      kind: sql.lit("offer"),
      id: "offer.id",
      name: "prospect.name",
      email: of.fn.coalesce("prospect.buyerName", "prospect.company"),
      text: "offer.terms",
      listing: "listing.details",
      documentId: "offer.listingId",
      start: "offer.expiresAt",
      status: of
        .case()
        .when("offer.acceptanceRequestedAt", "is not", null)
        .then(sql.lit("accept"))
        .when("offer.counterState", "=", sql.lit("approved"))
        .then(sql.lit("counter-approved"))
        .else(sql.lit("new"))
        .end(),
      at: of.fn.coalesce("offer.acceptanceRequestedAt", "offer.changedAt"),
      unread: sql.lit(0),
      version: sql.lit(0),
      total,
    }),
  )
  .where("offer.state", "=", sql.lit("open"))
  .where((of) =>
    of.or([
      of("offer.reviewedAt", "is", null),
      of("offer.acceptanceRequestedAt", "is not", null),
      of("offer.counterState", "=", sql.lit("approved")),
    ]),
  )
  .orderBy("offer.changedAt")
  .orderBy("offer.id")
  .limit(sql.lit(perKindMax));

/**
 * Latest first: the row quotes the latest. A question that was also sent as a message counts as the
 * message until that is read.
 */
const unansweredQuestions = eb
  .selectFrom("assistantQuestion")
  .innerJoin("user", "user.id", "assistantQuestion.clientId")
  .select(
    row({
      kind: sql.lit("assistant"),
      id: "assistantQuestion.id",
      clientId: "assistantQuestion.clientId",
      name: "user.name",
      text: "assistantQuestion.question",
      at: "assistantQuestion.askedAt",
      unread: sql.lit(0),
      version: sql.lit(0),
      total,
    }),
  )
  .where("assistantQuestion.status", "=", sql.lit("needs-answer"))
  .where((of) =>
    of.or([
      of("assistantQuestion.forwardedAt", "is", null),
      of.not(
        of.exists(
          of
            .selectFrom("thread")
            .select("thread.id")
            .whereRef("thread.clientId", "=", "assistantQuestion.clientId")
            .where("thread.kind", "=", sql.lit("broker"))
            .where("thread.unreadByBroker", ">", sql.lit(0)),
        ),
      ),
    ]),
  )
  .orderBy("assistantQuestion.askedAt", "desc")
  .orderBy("assistantQuestion.id", "desc")
  .limit(sql.lit(perKindMax));

const inquiries = eb
  .selectFrom("inquiry")
  .select(
    row({
      kind: sql.lit("inquiry"),
      id: "id",
      name: "name",
      email: "email",
      text: "message",
      at: "receivedAt",
      unread: sql.lit(0),
      version: sql.lit(0),
      total,
    }),
  )
  .where("status", "=", sql.lit("new"))
  .orderBy("receivedAt")
  .orderBy("id")
  .limit(sql.lit(perKindMax));

const unread = eb
  .selectFrom("thread")
  .select((of) =>
    row({
      kind: sql.lit("message"),
      id: "thread.id",
      clientId: "thread.clientId",
      // A conversation about a contact is named after the contact.
      name: of.case().when("thread.kind", "=", "contact").then(of.ref("thread.name")).end(),
      text: of
        .selectFrom("message")
        .select("message.text")
        .whereRef("message.threadId", "=", "thread.id")
        .where("message.author", "=", sql.lit("client"))
        .orderBy("message.sentAt", "desc")
        .limit(sql.lit(1))
        .$asScalar(),
      unread: "thread.unreadByBroker",
      version: sql.lit(0),
      at: "thread.lastMessageAt",
      total,
    }),
  )
  .where("thread.unreadByBroker", ">", sql.lit(0))
  .orderBy("thread.lastMessageAt")
  .orderBy("thread.id")
  .limit(sql.lit(perKindMax));

const isWanted = (of: ExpressionBuilder<Tables, "documentAccess">) =>
  of.and([
    of("documentAccess.requestedAt", "is not", null),
    of("documentAccess.approvedAt", "is", null),
    of("documentAccess.declinedAt", "is", null),
  ]);

/** Prospects who ask for documents, with the first one's name and how many. */
const accessRequests = eb
  .selectFrom("prospect")
  .innerJoin("listing", "listing.id", "prospect.listingId")
  .innerJoin("documentAccess", "documentAccess.prospectId", "prospect.id")
  .innerJoin("listingDocument", "listingDocument.id", "documentAccess.documentId")
  .select((of) =>
    row({
      kind: sql.lit("access"),
      id: "prospect.id",
      name: "prospect.name",
      text: of.fn.min("listingDocument.name"),
      listing: "listing.details",
      documentId: "listing.id",
      unread: of.fn.count("documentAccess.documentId"),
      version: sql.lit(0),
      at: of.fn.min("documentAccess.requestedAt"),
      total,
    }),
  )
  .where(isWanted)
  .where("prospect.revokedAt", "is", null)
  .groupBy(["prospect.id", "prospect.name", "listing.details", "listing.id"])
  .orderBy((of) => of.fn.min("documentAccess.requestedAt"))
  .orderBy("prospect.id")
  .limit(sql.lit(perKindMax));

/** Prospects whose questions nobody has answered, with the latest. */
const listingQuestions = eb
  .selectFrom("prospect")
  .innerJoin("listing", "listing.id", "prospect.listingId")
  .innerJoin("prospectMessage", "prospectMessage.prospectId", "prospect.id")
  .select((of) =>
    row({
      kind: sql.lit("question"),
      id: "prospect.id",
      name: "prospect.name",
      text: of
        .selectFrom("prospectMessage as latest")
        .select("latest.text")
        .whereRef("latest.prospectId", "=", "prospect.id")
        .where("latest.author", "=", sql.lit("prospect"))
        .orderBy("latest.sentAt", "desc")
        .limit(sql.lit(1))
        .$asScalar(),
      listing: "listing.details",
      documentId: "listing.id",
      unread: sql.lit(0),
      version: sql.lit(0),
      at: of.fn.max("prospectMessage.sentAt"),
      total,
    }),
  )
  .where("prospectMessage.author", "=", sql.lit("prospect"))
  .where("prospectMessage.readAt", "is", null)
  .groupBy(["prospect.id", "prospect.name", "listing.details", "listing.id"])
  .orderBy((of) => of.fn.max("prospectMessage.sentAt"))
  .orderBy("prospect.id")
  .limit(sql.lit(perKindMax));

/** Available listings that nobody has confirmed for two weeks. */
function unconfirmed(confirmedBefore: RawBuilder<string>) {
  return eb
    .selectFrom("listing")
    .select((of) => {
      const photo = of
        .selectFrom("listingPhoto")
        .select("listingPhoto.id")
        .whereRef("listingPhoto.listingId", "=", "listing.id")
        .orderBy("listingPhoto.position")
        .orderBy("listingPhoto.id")
        .limit(sql.lit(1));
      return row({
        kind: sql.lit("confirm"),
        id: "listing.id",
        listing: "listing.details",
        documentId: photo.$asScalar(),
        at: "listing.confirmedAt",
        unread: sql.lit(0),
        version: of.fn.coalesce(
          of
            .selectFrom("listingPhotoFile")
            .select((file) => file.fn.min("listingPhotoFile.width").as("width"))
            .where("listingPhotoFile.photoId", "=", photo)
            .$asScalar(),
          sql.lit(0),
        ),
        total,
      });
    })
    .where("listing.status", "=", sql.lit("available"))
    .where("listing.confirmedAt", "<", confirmedBefore)
    .orderBy("listing.confirmedAt")
    .orderBy("listing.id")
    .limit(sql.lit(perKindMax));
}

const reportedSignatures = eb
  .selectFrom("document")
  .select((of) =>
    row({
      kind: sql.lit("signature"),
      id: "document.id",
      clientId: "document.clientId",
      dealId: "document.dealId",
      name: "document.name",
      at: of.fn.coalesce(lastDone("document", ["signature-report"]), "document.updatedAt"),
      unread: sql.lit(0),
      version: sql.lit(0),
      total,
    }),
  )
  // Written out, to use the partial index.
  .where("document.status", "=", sql.lit("needs-confirmation"))
  .where("document.removedAt", "is", null)
  .orderBy("document.updatedAt")
  .orderBy("document.id")
  .limit(sql.lit(perKindMax));

const receivedRequests = eb
  .selectFrom("documentRequest")
  .leftJoin("document", (join) =>
    join
      .onRef("document.id", "=", "documentRequest.documentId")
      .on("document.removedAt", "is", null),
  )
  .select((of) =>
    row({
      kind: sql.lit("request"),
      id: "documentRequest.id",
      clientId: "documentRequest.clientId",
      dealId: "documentRequest.dealId",
      name: "documentRequest.label",
      documentId: "document.id",
      at: of.fn.coalesce("document.updatedAt", "documentRequest.createdAt"),
      unread: sql.lit(0),
      version: "documentRequest.version",
      total,
    }),
  )
  .where("documentRequest.status", "=", sql.lit("received"))
  .orderBy((of) => of.fn.coalesce("document.updatedAt", "documentRequest.createdAt"))
  .orderBy("documentRequest.id")
  .limit(sql.lit(perKindMax));

/** Requested times, including new times for confirmed events; none that have passed. */
function requestedTimes(now: RawBuilder<string>) {
  const ofChange = (change: "changeStart" | "changeEnd", own: "startsAt" | "endsAt") =>
    sql<string | null>`case "event"."status" when 'confirmed'
      then ${sql.ref(`event.${change}`)} else ${sql.ref(`event.${own}`)} end`;
  return eb
    .selectFrom("event")
    .select(
      row({
        kind: sql.lit("time"),
        id: "event.id",
        clientId: "event.clientId",
        dealId: "event.dealId",
        name: "event.title",
        start: ofChange("changeStart", "startsAt"),
        end: ofChange("changeEnd", "endsAt"),
        timeZone: "event.timeZone",
        status: "event.status",
        at: lastDone("event", ["request", "propose"]),
        unread: sql.lit(0),
        version: "event.version",
        total,
      }),
    )
    .where((of) =>
      of.or([
        of.and([of("event.status", "=", sql.lit("requested")), of("event.startsAt", ">", now)]),
        of.and([
          of("event.status", "=", sql.lit("confirmed")),
          of("event.changeBy", "=", sql.lit("client")),
          of("event.changeStart", ">", now),
        ]),
      ]),
    )
    .orderBy("event.startsAt")
    .orderBy("event.id")
    .limit(sql.lit(perKindMax));
}

const readNeeds = prepared<{ confirmedBefore: string; now: string }, Row>((records, value) =>
  union(records, [
    inquiries,
    offers,
    accessRequests,
    unread,
    listingQuestions,
    unconfirmed(value("confirmedBefore")),
    reportedSignatures,
    receivedRequests,
    requestedTimes(value("now")),
    ...(broker.assistant.isOffered ? [unansweredQuestions] : []),
  ]),
);
