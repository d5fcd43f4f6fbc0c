import { nameKeysOf } from "@frontage/records/list-keys";
import { publicName } from "@frontage/records/known-listing";
import { isOffersDue, offersDueOf } from "@frontage/records/market-dates";
import { spaceNameIn } from "@frontage/records/spaces";
import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";
import { type ColumnDefinitionBuilder, type Kysely, sql, type SqlBool } from "kysely";
import type { Migration } from "kysely/migration";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { enteredDaySchema } from "@frontage/records/schemas/record";
import { randomUUID } from "node:crypto";
import { createTables } from "./create-tables.ts";
import { recordAt } from "./record-at.ts";
import { builderOn, owned } from "./table-builder.ts";
import type { DatabaseKind, Tables } from "./tables.ts";

/**
 * Every change of the tables, in order; a released one is never edited. The auth library creates
 * its own tables first.
 */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    "0001-first-release": { up: (db) => createTables(db, kind) },
    "0002-names-compared-alike": { up: compareNamesAlike },
    "0003-contracts-end": { up: (db) => endContracts(db, kind) },
    "0004-public-downloads-by-day": { up: (db) => countPublicDownloads(db, kind) },
    "0005-listings-have-real-years": { up: giveListingsRealYears },
    "0006-offers-due-once": { up: setOffersDueOnce },
    "0007-erased-prospects": { up: (db) => markErased(db, kind) },
    "0008-messages-name-their-deal": { up: nameDealsOfMessages },
    "0009-one-contract-per-deal": { up: keepOneContract },
    "0010-last-save-wins": { up: dropVersions },
    "0011-only-clients-ask": { up: forgetBrokersQuestions },
    "0012-notifications-of-records": { up: (db) => tieNotifications(db, kind) },
    "0013-answers-are-passages": { up: (db) => keepPassagesOfAnswers(db, kind) },
    "0014-counters-are-seen": { up: (db) => addCounterSeen(db, kind) },
    "0015-marks-of-today": { up: (db) => addTodayMarks(db, kind) },
    "0016-counters-expire": { up: (db) => addCounterExpiry(db, kind) },
    "0017-listings-have-spaces": { up: (db) => giveLeasesSpaces(db, kind) },
    "0018-invitations": { up: (db) => addInvitations(db, kind) },
    "0018-listing-views": { up: (db) => countListingViews(db, kind) },
    "0019-agreements-signed-elsewhere": { up: (db) => keepSignedElsewhere(db, kind) },
    "0020-terms-of-listings": { up: (db) => addListingTerms(db, kind) },
    "0021-contracts-have-deals": { up: (db) => addContractDeals(db, kind) },
    "0022-listing-events": { up: (db) => queueListingEvents(db, kind) },
    "0023-protected-lists": { up: (db) => addProtectedLists(db, kind) },
    "0024-complete-agreements": { up: (db) => completeAgreements(db, kind) },
    "0025-large-stores": { up: (db) => indexLargeStores(db, kind) },
  };
}

/** Adds the deal that an accepted offer's contract is in: until now, it was its listing's. */
async function addContractDeals(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { indexed, text } = builderOn(db, kind);
  await db.schema
    .alterTable("offer")
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("set null"))
    .execute();
  await indexed("offer", ["dealId"]);
  await sql`
    update "offer" set "dealId" = (
      select "dealId" from "listing" where "listing"."id" = "offer"."listingId"
    ) where "state" = 'accepted'
  `.execute(db);
}

/** What a listing for lease was in 1.0.0: its only space. */
type EarlierLease = {
  address: string;
  availableFrom?: string;
  isPriceOnRequest: boolean;
  leaseType?: string;
  rent?: number;
  squareFeet: number;
};

/** Rents outside of these were entered before the form asked whether they are meant. */
const usualRent = { from: 1, to: 500 };

/**
 * A listing for lease becomes one with a single space, which its proposals name. Inquiries may be
 * about a space.
 */
async function giveLeasesSpaces(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db as Kysely<unknown>, kind);
  await db.schema.alterTable("inquiry").addColumn("space", text).execute();
  const listings = await db
    .selectFrom("listing")
    .select(["id", "details", "kind", "status", "statusAt"])
    .execute();
  for (const { details, id, kind: side, status, statusAt } of listings) {
    const { availableFrom, leaseType, rent, ...rest }: EarlierLease = JSON.parse(details);
    const isLease = side === "lease";
    if (!isLease && availableFrom === undefined && leaseType === undefined && rent === undefined) {
      continue;
    }
    const space = {
      id: randomUUID(),
      name: spaceNameIn(rest.address),
      squareFeet: rest.squareFeet,
      ...(rent !== undefined && { rent: { amount: rent, unit: "sf-year" } }),
      ...(rent !== undefined &&
        (rent < usualRent.from || rent > usualRent.to) && { isRentConfirmed: true }),
      isRentOnRequest: rest.isPriceOnRequest,
      leaseType,
      availableFrom,
      ...((status === "lease-pending" && { status: "pending", statusAt }) ||
        (status === "leased" && { status, statusAt }) || { status: "available" }),
    };
    const next = isLease ? { ...rest, isPriceOnRequest: false, spaces: [space] } : rest;
    await db
      .updateTable("listing")
      .set({ details: JSON.stringify(next) })
      .where("id", "=", id)
      .execute();
    if (isLease) await nameSpace(db, id, space.id);
  }
}

/** Lets all proposals for a listing, and their history, name its space. */
async function nameSpace(db: Kysely<Tables>, listingId: string, spaceId: string): Promise<void> {
  const naming = (terms: string | null) => {
    const parsed: { kind: string } | null = JSON.parse(terms ?? "null");
    return parsed?.kind === "lease" ? JSON.stringify({ ...parsed, spaceIds: [spaceId] }) : terms;
  };
  const offers = await db
    .selectFrom("offer")
    .select(["id", "counter", "terms"])
    .where("listingId", "=", listingId)
    .execute();
  for (const { counter, id, terms } of offers) {
    await db
      .updateTable("offer")
      .set({ terms: naming(terms) ?? terms, counter: naming(counter) })
      .where("id", "=", id)
      .execute();
    const changes = await db
      .selectFrom("offerChange")
      .select(["id", "terms"])
      .where("offerId", "=", id)
      .where("terms", "is not", null)
      .execute();
    for (const change of changes) {
      await db
        .updateTable("offerChange")
        .set({ terms: naming(change.terms) })
        .where("id", "=", change.id)
        .execute();
    }
  }
}

/** Adds when a buyer first opened the counter they were sent. */
async function addCounterSeen(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db, kind);
  await db.schema.alterTable("offer").addColumn("counterSeenAt", text).execute();
}

/** Adds when a counter expires, and when someone was last reminded of an offer. */
async function addCounterExpiry(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db, kind);
  for (const column of ["counterExpiresAt", "remindedAt"]) {
    await db.schema.alterTable("offer").addColumn(column, text).execute();
  }
}

/** Adds what brokers do with items of their day, other than answer them. */
async function addTodayMarks(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { table, text } = builderOn(db, kind);
  await table("todayMark")
    .addColumn("personId", "text", owned)
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("recordId", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("hiddenUntil", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("todayMark_item", ["personId", "kind", "recordId"])
    .execute();
}

/** Adds the term of the agreement by which a listing is the broker's. */
async function addListingTerms(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db, kind);
  const alter = () => db.schema.alterTable("listing");
  for (const column of ["termFrom", "termEndsAt"]) await alter().addColumn(column, text).execute();
  for (const column of ["protectionDays", "listDays"]) {
    await alter().addColumn(column, "integer").execute();
  }
}

/** Adds when a listing's protected list was sent, and its files. */
async function addProtectedLists(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db, kind);
  const alter = () => db.schema.alterTable("listing");
  await alter().addColumn("listSentAt", text).execute();
  for (const column of ["listPdfId", "listCsvId"]) {
    await alter()
      .addColumn(column, text, (added) => added.references("document.id").onDelete("set null"))
      .execute();
  }
}

/** Finds what was done to a record, and counts documents by a search, without reading whole tables. */
async function indexLargeStores(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { indexed } = builderOn(db, kind);
  await indexed("audit", ["subjectId", "subject", "id"]);
  await indexed("deal", ["propertyId"]);
  await db.schema.dropIndex("document_dealId").execute();
  await indexed("document", ["dealId", "type", "updatedAt"]);
  await db.schema.dropIndex("document_counts").execute();
  await indexed("document", ["type", "status", "dealId", "searchKey"], {
    name: "counts",
    where: sql<SqlBool>`"removedAt" is null`,
  });
}

/**
 * Adds what a store lacks that was begun in the hours in which 1.0.0 became what it is: the property
 * that an agreement is about, and for how long its text holds.
 */
async function completeAgreements(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db as Kysely<unknown>, kind);
  const tables = await db.introspection.getTables();
  const lacks = (name: string, column: string) =>
    tables.some((table) => table.name === name && table.columns.every((of) => of.name !== column));
  const add = (table: string, column: string) =>
    db.schema
      .alterTable(table)
      .addColumn(column, text, (c) => c.notNull().defaultTo(""))
      .execute();
  if (lacks("agreementText", "term")) {
    await add("agreementText", "term");
    for (const { sha256, text: signed } of await db
      .selectFrom("agreementText")
      .select(["sha256", "text"])
      .execute()) {
      const [, length] = /\b(\w+ (?:months?|years?)) after you sign/.exec(signed) ?? [];
      const term = length === undefined ? "as signed" : `for ${length}`;
      await db.updateTable("agreementText").set({ term }).where("sha256", "=", sha256).execute();
    }
  }
  if (lacks("agreement", "property")) {
    await add("agreement", "property");
    for (const { details, id } of await db
      .selectFrom("listing")
      .select(["id", "details"])
      .execute()) {
      const of: ListingDetails = JSON.parse(details);
      const property = `${publicName(of)}, ${of.city}, ${of.region}`;
      await db.updateTable("agreement").set({ property }).where("listingId", "=", id).execute();
    }
  }
}

/** Agreements that were signed elsewhere have no text of ours, and say who recorded them. */
async function keepSignedElsewhere(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db, kind);
  const alter = () => db.schema.alterTable("agreement");
  for (const column of ["recordedBy", "endsOn", "note"]) {
    await alter().addColumn(column, text).execute();
  }
  if (kind === "postgres") {
    await alter()
      .alterColumn("textSha256", (column) => column.dropNotNull())
      .execute();
    return;
  }
  // SQLite can't make a column nullable.
  await alter()
    .addColumn("text", text, (column) => column.references("agreementText.sha256"))
    .execute();
  await sql`update "agreement" set "text" = "textSha256"`.execute(db);
  await alter().dropColumn("textSha256").execute();
  await alter().renameColumn("text", "textSha256").execute();
}

/** Adds the queue of listing events for the owner's webhook. */
async function queueListingEvents(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { indexed, table, text } = builderOn(db, kind);
  const ownedBy = (of: string) => (column: ColumnDefinitionBuilder) =>
    column.references(`${of}.id`).onDelete("cascade");
  await table("listingEvent")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("listingId", text, (c) => ownedBy("listing")(c.notNull()))
    .addColumn("prospectId", text, ownedBy("prospect"))
    .addColumn("offerId", text, ownedBy("offer"))
    .addColumn("event", text, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .addColumn("target", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("startedAt", text, (c) => c.notNull())
    .addColumn("nextAttemptAt", text, (c) => c.notNull())
    .addColumn("leasedUntil", text)
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await indexed("listingEvent", ["target", "nextAttemptAt"], {
    name: "due",
    where: sql<SqlBool>`"state" = 'waiting'`,
  });
  for (const column of ["listingId", "prospectId", "offerId"]) {
    await indexed("listingEvent", [column]);
  }
}

/** The chart of views counts those of listings, no longer a client's own. */
async function countListingViews(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { table, text } = builderOn(db, kind);
  await table("listingView")
    .addColumn("listingId", text, (c) => c.notNull().references("listing.id").onDelete("cascade"))
    .addColumn("day", text, (c) => c.notNull())
    .addColumn("origin", text, (c) => c.notNull())
    .addColumn("views", "integer", (c) => c.notNull())
    .addColumn("visitors", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("listingView_pkey", ["listingId", "day", "origin"])
    .execute();
  await table("viewSalt")
    .addColumn("timeZone", text, (c) => c.primaryKey())
    .addColumn("day", text, (c) => c.notNull())
    .addColumn("salt", text, (c) => c.notNull())
    .execute();
  await db.schema.dropTable("viewCount").execute();
}

/**
 * Adds what calendar apps compare: how often an appointment has moved, and when a date last changed.
 * Until now it was the version, below which no count may fall.
 */
async function addInvitations(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db, kind);
  for (const table of ["event", "keyDate", "tourRequest"]) {
    await db.schema
      .alterTable(table)
      .addColumn("revisedAt", text, (c) => c.notNull().defaultTo("2026-01-01T00:00:00.000Z"))
      .execute();
  }
  await db.schema
    .alterTable("event")
    .addColumn("sequence", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update "event" set "sequence" = "version" - 1`.execute(db);
  await db.schema.alterTable("tourRequest").addColumn("sequence", "integer").execute();
}

/**
 * Computes the keys of names again: "O’Neill" and "O'Neill" are now the same name. Where a deal has
 * two documents whose names are the same now, the newer one keeps its old key.
 */
async function compareNamesAlike(db: Kysely<Tables>): Promise<void> {
  const contacts = await db.selectFrom("contact").select(["id", "name", "nameOrder"]).execute();
  for (const { id, name, nameOrder } of contacts) {
    const next = nameKeysOf(name).nameOrder;
    if (next === nameOrder) continue;
    await db.updateTable("contact").set({ nameOrder: next }).where("id", "=", id).execute();
  }
  const documents = await db
    .selectFrom("document")
    .select(["id", "dealId", "mediaType", "name", "nameKey", "nameOrder", "removedAt"])
    .orderBy("updatedAt")
    .execute();
  const keyOf = ({ dealId, mediaType }: (typeof documents)[number], nameKey: string) =>
    JSON.stringify([dealId, mediaType, nameKey]);
  const taken = new Set(
    documents.flatMap((row) => (row.removedAt === null ? [keyOf(row, row.nameKey)] : [])),
  );
  for (const row of documents) {
    const { nameKey, nameOrder } = nameKeysOf(row.name);
    if (nameKey === row.nameKey && nameOrder === row.nameOrder) continue;
    const isOther = nameKey !== row.nameKey && row.removedAt === null;
    const isTaken = isOther && taken.has(keyOf(row, nameKey));
    if (isOther) taken.add(keyOf(row, nameKey));
    await db
      .updateTable("document")
      .set({ nameOrder, ...(!isTaken && { nameKey }) })
      .where("id", "=", row.id)
      .execute();
  }
}

/**
 * Adds the day of an accepted offer's contract. An accepted offer ends if its listing is back on the
 * market, or was withdrawn without closing. Conversations that the broker has read count as
 * dismissed.
 */
async function endContracts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db, kind);
  await db.schema.alterTable("offer").addColumn("contractOn", text).execute();
  await db.schema.alterTable("thread").addColumn("dismissedMessageId", text).execute();
  await sql`
    update "thread" set "dismissedMessageId" = "lastMessageId" where "unreadByBroker" = 0
  `.execute(db);
  await sql`
    update "offer" set "state" = 'ended' where "state" = 'accepted' and "listingId" in (
      select "listing"."id" from "listing"
      left join "deal" on "deal"."id" = "listing"."dealId"
      where "listing"."status" = 'available'
        or ("listing"."status" = 'withdrawn' and coalesce("deal"."stage", '') != 'closed')
    )
  `.execute(db);
  await sql`
    insert into "offerChange" ("offerId", "at", "kind", "by", "byName")
    select "offer"."id", "listing"."statusAt", 'ended', 'broker', coalesce((
      select max("accepted"."byName") from "offerChange" as "accepted"
      where "accepted"."offerId" = "offer"."id" and "accepted"."kind" = 'accepted'
    ), '')
    from "offer" inner join "listing" on "listing"."id" = "offer"."listingId"
    where "offer"."state" = 'ended'
  `.execute(db);
}

/**
 * Replaces the rows of public documents' downloads by a count per day, because anyone may repeat a
 * download.
 */
async function countPublicDownloads(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const { table, text } = builderOn(db as Kysely<unknown>, kind);
  await table("publicDownload")
    .addColumn("documentId", text, (c) =>
      c.notNull().references("listingDocument.id").onDelete("cascade"),
    )
    .addColumn("day", text, (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("publicDownload_pkey", ["documentId", "day"])
    .execute();
  await db
    .insertInto("publicDownload")
    .columns(["documentId", "day", "count"])
    .expression((eb) =>
      eb
        .selectFrom("documentOpening")
        .select("documentId")
        .select(sql<string>`substr("at", 1, 10)`.as("day"))
        .select((of) => of.fn.countAll<number>().as("count"))
        .where("prospectId", "is", null)
        .groupBy(["documentId", sql`substr("at", 1, 10)`]),
    )
    .execute();
  await db.deleteFrom("documentOpening").where("prospectId", "is", null).execute();
}

/**
 * Corrects days of listings in the year 26 to 2026: date fields and the API accepted two digits.
 * Removes other days out of range, which must be typos.
 */
async function giveListingsRealYears(db: Kysely<Tables>): Promise<void> {
  const listings = await db
    .selectFrom("listing")
    .select(["id", "details", "offersDueAt"])
    .execute();
  for (const { details, id, offersDueAt } of listings) {
    const stored: { availableFrom?: string; marketingFrom?: string } = JSON.parse(details);
    const { availableFrom, marketingFrom } = stored;
    const next = {
      details: JSON.stringify({
        ...stored,
        availableFrom: withRealYear(availableFrom),
        marketingFrom: withRealYear(marketingFrom),
      }),
      offersDueAt: withRealYear(offersDueAt ?? undefined) ?? null,
    };
    if (next.details === details && next.offersDueAt === offersDueAt) continue;
    await db.updateTable("listing").set(next).where("id", "=", id).execute();
  }
}

function withRealYear(day: string | undefined): string | undefined {
  const meant = day?.replace(/^00(?=\d\d-)/, "20");
  return meant !== undefined && enteredDaySchema.safeParse(meant.slice(0, 10)).success
    ? meant
    : undefined;
}

/**
 * Gives a deal and its listing the same day on which offers are due: the listing's, which the site
 * shows, unless it has none or the deal's is counted by a rule.
 */
async function setOffersDueOnce(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("listing")
    .innerJoin("keyDate", "keyDate.dealId", "listing.dealId")
    .innerJoin("deal", "deal.id", "listing.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["listing.id", "listing.offersDueAt", "property.timeZone"])
    .select(["keyDate.id as dateId", "keyDate.label", "keyDate.day", "keyDate.time"])
    .select(["keyDate.rule", "keyDate.status"])
    .where("listing.status", "in", ["draft", "available"])
    .where("keyDate.status", "in", ["open", "extended"])
    .execute();
  for (const { dateId, day, id, offersDueAt, rule, time, timeZone, ...date } of rows) {
    if (!isOffersDue(date) || day === null) continue;
    const ofDeal =
      offersDueOf([{ ...date, day, ...(time !== null && { time }) }], timeZone) ?? null;
    if (offersDueAt === null || rule !== null) {
      await db.updateTable("listing").set({ offersDueAt: ofDeal }).where("id", "=", id).execute();
    } else if (offersDueAt !== ofDeal) {
      const there = { in: tz(timeZone) };
      const own = {
        day: format(offersDueAt, "yyyy-MM-dd", there),
        time: format(offersDueAt, "HH:mm", there),
      };
      const override = JSON.stringify({ day: own.day, reason: "" });
      await db
        .updateTable("keyDate")
        .set({ ...own, override })
        .where("id", "=", dateId)
        .execute();
    }
  }
}

/**
 * Adds the day a prospect was erased, because one who has signed leaves a row. Deletes prospects of
 * erased inquiries, who did nothing else.
 */
async function markErased(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db, kind);
  await db.schema.alterTable("prospect").addColumn("erasedAt", text).execute();
  await sql`
    delete from "prospect" where "source" = 'inquiry' and "inquiryId" is null
      and "clientId" is null and "signedAt" is null and "touredAt" is null and "offeredAt" is null
      and not exists (select 1 from "agreement" where "agreement"."prospectId" = "prospect"."id")
      and not exists (select 1 from "offer" where "offer"."prospectId" = "prospect"."id")
  `.execute(db);
}

/** Stores the deal on whose page a message was written. */
async function nameDealsOfMessages(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("message")
    .addColumn("dealId", "text", (column) => column.references("deal.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("messageDealId").on("message").column("dealId").execute();
}

/**
 * Leaves each deal one listing on the site and one accepted offer: the listing under contract or
 * published last, and its offer. Other listings are withdrawn, and other offers end. A deal whose
 * last contract has ended goes back to looking for offers.
 */
async function keepOneContract(db: Kysely<Tables>): Promise<void> {
  const now = new Date().toISOString();
  const listings = await db
    .selectFrom("listing")
    .select(["id", "dealId", "publishedAt", "status", "statusAt"])
    .where("status", "not in", ["draft", "withdrawn"])
    .where("dealId", "is not", null)
    .execute();
  const rankOf = ({ publishedAt, status, statusAt }: (typeof listings)[number]) =>
    `${status === "available" ? 0 : 1} ${publishedAt ?? statusAt}`;
  for (const ofDeal of Map.groupBy(listings, ({ dealId }) => dealId).values()) {
    const [, ...others] = ofDeal.toSorted((a, b) => (rankOf(a) < rankOf(b) ? 1 : -1));
    if (others.length === 0) continue;
    await db
      .updateTable("listing")
      .set((eb) => ({ status: "withdrawn", statusAt: now, version: eb("version", "+", 1) }))
      .where(
        "id",
        "in",
        others.map(({ id }) => id),
      )
      .execute();
  }

  const accepted = await db
    .selectFrom("offer")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .select(["offer.id", "offer.changedAt", "offer.listingId", "listing.dealId", "listing.status"])
    .where("offer.state", "=", "accepted")
    .execute();
  const groups = Map.groupBy(accepted, ({ dealId, listingId }) => dealId ?? listingId);
  for (const ofDeal of groups.values()) {
    const rank = ({ changedAt, status }: (typeof ofDeal)[number]) =>
      `${status === "withdrawn" ? 0 : 1} ${changedAt}`;
    const [, ...others] = ofDeal.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1));
    for (const { id } of others) {
      await db.updateTable("offer").set({ state: "ended" }).where("id", "=", id).execute();
      await db
        .insertInto("offerChange")
        .values({ offerId: id, at: now, kind: "ended", by: "broker", byName: "" })
        .execute();
    }
  }

  for (const [from, to] of [
    ["contract", "offers"],
    ["lease-execution", "proposal"],
  ] as const) {
    await sql`
      update "deal" set "stage" = ${to}, "version" = "version" + 1
      where "stage" = ${from}
        and exists (
          select 1 from "listing" inner join "offer" on "offer"."listingId" = "listing"."id"
          where "listing"."dealId" = "deal"."id" and "offer"."state" = 'ended'
        )
        and not exists (
          select 1 from "listing" inner join "offer" on "offer"."listingId" = "listing"."id"
          where "listing"."dealId" = "deal"."id" and "offer"."state" = 'accepted'
        )
    `.execute(db);
  }
}

/** Of contacts, profiles, settings, templates and notes, whoever saves last wins. */
async function dropVersions(db: Kysely<Tables>): Promise<void> {
  const tables = ["contact", "profile", "settings", "keyDateTemplate", "assistantNote"] as const;
  for (const table of tables) await db.schema.alterTable(table).dropColumn("version").execute();
}

/** Only clients ask the assistant. What brokers asked quotes clients, and nobody could see it. */
async function forgetBrokersQuestions(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom("assistantQuestion").where("clientId", "is", null).execute();
}

/** The tables of a notification's record. */
const notificationRecords = [
  ["clientId", "user"],
  ["contactId", "contact"],
  ["dealId", "deal"],
  ["documentId", "document"],
  ["documentRequestId", "documentRequest"],
  ["eventId", "event"],
  ["inquiryId", "inquiry"],
  ["keyDateId", "keyDate"],
  ["listingId", "listing"],
  ["prospectId", "prospect"],
  ["threadId", "thread"],
] as const;

/**
 * Notifications belong to the record that they open, and go with it; those of records that are gone
 * go now. They say what their emails say: what waits in an email becomes a notification that is
 * only emailed.
 */
async function tieNotifications(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const { indexed, text } = builderOn(db as Kysely<unknown>, kind);
  const alter = () => db.schema.alterTable("notification");
  await alter().renameColumn("about", "subject").execute();
  for (const column of ["together", "batchId", "email", "emailId", "before"]) {
    await alter().addColumn(column, text).execute();
  }
  await alter().addColumn("version", "integer").execute();
  await alter()
    .addColumn("isShown", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await alter()
    .addColumn("isKnown", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [column, table] of notificationRecords) {
    await alter()
      .addColumn(column, "text", (added) => added.references(`${table}.id`).onDelete("cascade"))
      .execute();
    await indexed("notification", [column], {
      name: column,
      where: sql<SqlBool>`${sql.ref(column)} is not null`,
    });
  }
  // Led by the subject, so that the planner doesn't take it for the unread.
  await indexed("notification", ["subject", "personId"]);
  await indexed("notification", ["emailId"]);

  await db.deleteFrom("notification").where("detail", "=", "No longer available").execute();
  await sql`
    update "notification" set "subject" = "kind" || ' ' || "path" where "subject" is null
  `.execute(db);
  const rows = await db.selectFrom("notification").select(["id", "path"]).execute();
  for (const { id, path } of rows) {
    // A date or request that was removed leaves what was said on its deal's page.
    for (const record of [recordAt(path), recordAt(path.replace(/#.*/, ""))]) {
      if (!record) continue;
      await db
        .updateTable("notification")
        .set((eb) => ({
          [record.column]: eb
            .selectFrom(record.table as "deal")
            .select("id")
            .where("id", "=", record.id),
        }))
        .where("id", "=", id)
        .execute();
    }
  }

  const emails = await db
    .selectFrom("email")
    .select(["id", "personId", "content", "createdAt"])
    .where("kind", "=", "notification")
    .where("state", "!=", "delivered")
    .where("content", "is not", null)
    .execute();
  for (const { content, createdAt, id, personId } of emails) {
    if (personId === null) continue;
    const { detail, path, title, version, ...email } = JSON.parse(content ?? "{}");
    const row = { id: randomUUID(), personId, kind: "contact", at: createdAt, isRead: 0 } as const;
    const said = { title, detail, path, email: JSON.stringify(email), emailId: id } as const;
    const record = version
      ? ({ table: "document", column: "documentId", id: version.documentId } as const)
      : recordAt(path);
    // Skip emails about deleted documents.
    const isGone =
      version &&
      !(await db
        .selectFrom("document")
        .select("id")
        .where("id", "=", version.documentId)
        .executeTakeFirst());
    await db.updateTable("email").set({ content: null }).where("id", "=", id).execute();
    if (isGone) continue;
    await db
      .insertInto("notification")
      .values((eb) => ({
        ...row,
        ...said,
        isShown: 0,
        ...(version && { version: version.number }),
        ...(record && {
          [record.column]: eb
            .selectFrom(record.table as "deal")
            .select("id")
            .where("id", "=", record.id),
        }),
      }))
      .execute();
  }
}

/** A source of an answer in 1.0.0. */
type EarlierSource = {
  kind: "document" | "event" | "deal" | "contact" | "message" | "page";
  recordId: string;
  title: string;
  quote: string;
  path: string;
};

/** Of a source that stated a fact: the screen that it is kept on. */
function factScreen({ kind, path, quote, title }: EarlierSource): string | undefined {
  // "48 Example Road: “Lease” is signed." A file without pages is quoted without "#", too.
  const isStatus = kind === "document" && !path.includes("#") && quote.includes(`“${title}”`);
  if (isStatus) return "Documents";
  return { deal: "Deal", event: "Calendar", contact: "Contacts" }[kind as string];
}

/**
 * An answer is the passages it shows. Those of 1.0.0 keep what they quoted: facts of records become
 * cards. Nothing is handed off any more because two questions in a row had no answer.
 */
async function keepPassagesOfAnswers(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const { text } = builderOn(db as Kysely<unknown>, kind);
  const alter = () => db.schema.alterTable("assistantQuestion");
  await alter().addColumn("unhelpfulAt", text).execute();
  await alter()
    .addColumn("isReading", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await alter().dropColumn("isDeclined").execute();
  await db.schema
    .createIndex("assistantQuestion_isReading")
    .on("assistantQuestion")
    .column("isReading")
    .execute();
  await sql`
    update "assistantQuestion" set "handOff" = null where "handOff" = 'unanswered'
  `.execute(db);

  /** The deals of a table's records, by their ids. */
  const dealsOf = async (
    table: "assistantNote" | "document" | "documentRequest" | "event" | "keyDate",
  ) => {
    const rows = await db.selectFrom(table).select(["id", "dealId"]).execute();
    return new Map(rows.map((row) => [row.id, row.dealId]));
  };
  const keyDates = await dealsOf("keyDate");
  const notes = await dealsOf("assistantNote");
  const requests = await dealsOf("documentRequest");
  const deals = await db
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["deal.id", "property.name"])
    .execute();
  const nameOf = new Map(deals.map(({ id, name }) => [id, name]));
  const dealOf = new Map([
    ...keyDates,
    ...notes,
    ...requests,
    ...(await dealsOf("document")),
    ...(await dealsOf("event")),
    ...deals.map(({ id }) => [id, id] as const),
  ]);
  const placeOf = (dealId: string | null) => {
    const name = dealId === null ? undefined : nameOf.get(dealId);
    return name === undefined ? { name: "Your account" } : { dealId, name };
  };
  const sourceOf = ({ kind: of, recordId }: EarlierSource) => {
    if (of === "event" && keyDates.has(recordId)) return "keyDate";
    if (of === "event" && requests.has(recordId)) return "request";
    return of === "message" && notes.has(recordId) ? "note" : of;
  };
  const rows = await db
    .selectFrom("assistantQuestion")
    .select(["id", "answer", "dealId"])
    .where("answer", "is not", null)
    .execute();
  for (const { answer, dealId, id } of rows) {
    const earlier = parseAnswer(answer);
    if (!earlier) {
      await db
        .updateTable("assistantQuestion")
        .set({ answer: null })
        .where("id", "=", id)
        .execute();
      continue;
    }
    const { answer: items, call, mode, remark, searched } = earlier;
    const passageOf = (earlier: EarlierSource) => {
      const { quote, title, ...source } = earlier;
      const screen = factScreen(earlier);
      return {
        ...source,
        kind: screen ? "card" : "quote",
        source: sourceOf(earlier),
        title: screen ?? title,
        text: quote,
        ...(screen && { label: title }),
        marks: [],
        place:
          source.kind === "page"
            ? { name: "This site" }
            : placeOf(dealOf.get(source.recordId) ?? dealId),
      };
    };
    const sentences = items.map((item) => ({
      text: item.text,
      sources: item.sources.map(passageOf),
    }));
    const stored = {
      sentences: mode === "model" ? sentences : [],
      passages: mode === "model" ? [] : sentences.flatMap(({ sources }) => sources),
      unmentioned: [],
      mode,
      searched,
      ...(call && { call }),
      ...(remark && { remark }),
    };
    await db
      .updateTable("assistantQuestion")
      .set({ answer: JSON.stringify(stored) })
      .where("id", "=", id)
      .execute();
  }
}

type EarlierAnswer = {
  answer: { text: string; sources: EarlierSource[] }[];
  call?: object;
  mode: string;
  remark?: string;
  searched: unknown;
};

/** @returns nothing if it was broken, so that the question counts as not answered */
function parseAnswer(answer: string | null): EarlierAnswer | undefined {
  try {
    const parsed: EarlierAnswer = JSON.parse(answer ?? "");
    return Array.isArray(parsed.answer) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
