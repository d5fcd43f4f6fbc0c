import { broker } from "@frontage/content/broker";
import { fold } from "@frontage/records/fold";
import { countOrigins, inquiryOriginOf, type OriginCount } from "@frontage/records/inquiry-origins";
import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type {
  Delivery,
  InquiryDetail,
  InquiryFilter,
  InquiryPage,
  InquirySource,
  InquiryStatus,
  MonthlyOrigins,
  ReceivedInquiry,
} from "@frontage/records/schemas/received-inquiry";
import { instantsAt } from "@frontage/records/wall-clock";
import { serviceOptions } from "@frontage/content/service-lists";
import { type Selectable, sql, type SqlBool } from "kysely";
import { Failure, notFound } from "../http/failure.ts";
import { conflict } from "../http/versions.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { contains, wordsOf } from "../database/contains.ts";
import { pageFrom, readCursor } from "../http/cursor.ts";
import { dayAt } from "../time/clock.ts";

// A client's `records` have no inquiries.

type InquiryRow = Selectable<Tables["inquiry"]>;

/** The inquiry in the broker's dashboard. */
export const inquiryPath = (id: string) => `/dashboard/inquiries?inquiry=${id}`;

/** "market-analysis" → "Market Analysis". */
export function serviceLabel(service: Inquiry["service"]): string {
  return serviceOptions.find(({ value }) => value === service)?.label ?? service;
}

/** The text that searches compare. */
export function searchKeyOf(inquiry: Inquiry & { reference: string }): string {
  const { email, message, name, phone, reference, service } = inquiry;
  return fold([reference, name, email, phone, serviceLabel(service), message].join(" "));
}

/**
 * A page of the matching inquiries, most recent first, and how many have each status.
 *
 * @throws a Failure 400 for an unknown cursor
 */
export async function listInquiries(
  records: Database,
  { cursor, limit, ...filter }: InquiryFilter & { cursor?: string | undefined; limit: number },
): Promise<InquiryPage> {
  const [rows, counts, origins, matching] = await Promise.all([
    inquiryPageQuery(records, filter, { cursor, limit }).execute(),
    countInquiries(records),
    originsOfMonth(records),
    filter.text || filter.undelivered
      ? inquiryTotalQuery(records, filter).executeTakeFirstOrThrow()
      : undefined,
  ]);
  const { items, nextCursor } = pageFrom(rows, limit, ({ id, receivedAt }) => ({
    id,
    value: receivedAt,
  }));
  const all = counts.new + counts.answered + counts.closed;
  return {
    items: items.map(receivedInquiryOf),
    total: matching ? Number(matching.total) : filter.status ? counts[filter.status] : all,
    counts,
    origins,
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}

/** Where the inquiries of the broker's present month came from. */
async function originsOfMonth(records: Database, now = new Date()): Promise<OriginCount[]> {
  const { timeZone } = broker;
  const [start = ""] = instantsAt(`${dayAt(now, timeZone).slice(0, 8)}01`, "00:00", timeZone);
  const rows = await records
    .selectFrom("inquiry")
    .select(["source", "listingId"])
    .where("receivedAt", ">=", start)
    .where("source", "is not", null)
    .execute();
  return countOrigins(
    rows.map(({ listingId, source }) => inquiryOriginOf(sourceOf(source), listingId !== null)),
  );
}

/** How those who inquired about a listing came to the site, by month in its time zone. */
export async function originsOfListing(
  db: Database,
  listingId: string,
  timeZone: string,
): Promise<MonthlyOrigins> {
  const rows = await db
    .selectFrom("inquiry")
    .select(["receivedAt", "source"])
    .where("listingId", "=", listingId)
    .where("source", "is not", null)
    .orderBy("receivedAt", "desc")
    .execute();
  const byMonth = Map.groupBy(rows, ({ receivedAt }) =>
    dayAt(new Date(receivedAt), timeZone).slice(0, 7),
  );
  return [...byMonth].map(([month, ofMonth]) => ({
    month,
    origins: countOrigins(ofMonth.map(({ source }) => inquiryOriginOf(sourceOf(source), false))),
  }));
}

const sourceOf = (source: string | null) => JSON.parse(source ?? "{}") as InquirySource;

/** The senders and services of the latest inquiries, newest first. */
export async function listLatestInquiries(records: Database, max: number) {
  return records
    .selectFrom("inquiry")
    .select(["id", "name", "receivedAt", "service"])
    .orderBy("receivedAt", "desc")
    .orderBy("id", "desc")
    .limit(max)
    .execute();
}

/** The rows of a page and one more, by an index. */
export function inquiryPageQuery(
  records: Database,
  filter: InquiryFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = readCursor(cursor);
  let query = matching(records, filter).selectAll();
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple("receivedAt", "id"), "<", eb.tuple(String(after.value), after.id)),
    );
  }
  return query
    .orderBy("receivedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
}

function inquiryTotalQuery(records: Database, filter: InquiryFilter) {
  return matching(records, filter).select((eb) => eb.fn.countAll().as("total"));
}

/** How many inquiries have each status; two indexes suffice. */
export function inquiryCountsQueries(records: Database) {
  return {
    byStatus: records
      .selectFrom("inquiry")
      .select((eb) => ["status", eb.fn.countAll().as("count")])
      .groupBy("status"),
    undelivered: inquiryTotalQuery(records, { undelivered: "1" }),
  };
}

async function countInquiries(records: Database): Promise<InquiryPage["counts"]> {
  const { byStatus, undelivered } = inquiryCountsQueries(records);
  const [statuses, { total }] = await Promise.all([
    byStatus.execute(),
    undelivered.executeTakeFirstOrThrow(),
  ]);
  const counts = { new: 0, answered: 0, closed: 0, undelivered: Number(total) };
  for (const { count, status } of statuses) counts[status] = Number(count);
  return counts;
}

function matching(records: Database, { status, text = "", undelivered }: InquiryFilter) {
  let query = records.selectFrom("inquiry");
  if (status) query = query.where("status", "=", status);
  // Written out: SQLite uses a partial index only for a literal.
  if (undelivered) query = query.where(sql<SqlBool>`"isUndelivered" = 1`);
  for (const word of wordsOf(text)) {
    query = query.where(contains(sql.ref("searchKey"), word));
  }
  return query;
}

/** Every matching inquiry, most recent first, in chunks. */
export async function* eachInquiry(
  records: Database,
  filter: InquiryFilter,
): AsyncGenerator<readonly ReceivedInquiry[]> {
  const limit = 500;
  let cursor: string | undefined;
  do {
    const rows = await inquiryPageQuery(records, filter, { cursor, limit }).execute();
    const page = pageFrom(rows, limit, ({ id, receivedAt }) => ({ id, value: receivedAt }));
    yield page.items.map(receivedInquiryOf);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** @throws 404 */
export async function readInquiry(records: Database, id: string): Promise<InquiryDetail> {
  const row = await inquiryRow(records, id);
  const [deliveries, replies] = await Promise.all([
    records.selectFrom("delivery").selectAll().where("inquiryId", "=", id).orderBy("id").execute(),
    records
      .selectFrom("inquiryReply")
      .select(["id", "text", "author", "sentAt"])
      .where("inquiryId", "=", id)
      .orderBy("sentAt")
      .orderBy("id")
      .execute(),
  ]);
  const attempts = await records
    .selectFrom("deliveryAttempt")
    .innerJoin("delivery", "delivery.id", "deliveryAttempt.deliveryId")
    .select(["deliveryId", "at", "isDelivered", "detail"])
    .where("delivery.inquiryId", "=", id)
    .orderBy("deliveryAttempt.id", "desc")
    .execute();
  const attemptsOf = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  const listing =
    row.listingId === null
      ? undefined
      : await records
          .selectFrom("listing")
          .select(["id", "details"])
          .where("id", "=", row.listingId)
          .executeTakeFirst();
  return {
    ...receivedInquiryOf(row),
    ...(listing && {
      listing: {
        id: listing.id,
        name: (JSON.parse(listing.details) as ListingDetails).address,
        ...(row.space !== null && { space: row.space }),
      },
    }),
    ...(row.source !== null && { source: JSON.parse(row.source) as InquirySource }),
    replies,
    deliveries: deliveries.map((delivery): Delivery => ({
      id: delivery.id,
      target: delivery.target,
      state: delivery.state,
      ...(delivery.state === "waiting" ? { nextAttemptAt: delivery.nextAttemptAt } : {}),
      attempts: (attemptsOf.get(delivery.id) ?? []).map(({ at, detail, isDelivered }) => ({
        at,
        detail,
        isDelivered: isDelivered === 1,
      })),
    })),
  };
}

/**
 * Changes an inquiry's status, if it still has the status that the broker saw.
 *
 * @returns false if it already had the new status
 * @throws 404, or 409 with the inquiry if it has another status
 */
export async function changeInquiryStatus(
  records: Database,
  id: string,
  { seen, status }: { seen: InquiryStatus; status: InquiryStatus },
): Promise<boolean> {
  const changed = await statusUpdate(records, id, status)
    .where("status", "=", seen)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return seen !== status;
  const inquiry = await readInquiry(records, id);
  if (inquiry.status !== status) throw conflict("inquiry", inquiry);
  return false;
}

const statusUpdate = (records: Database, id: string, status: InquiryStatus) =>
  records
    .updateTable("inquiry")
    .set({ status, settledAt: status === "new" ? null : new Date().toISOString() })
    .where("id", "=", id);

/**
 * Stores a reply, to be emailed by the outbox. Repeating it is harmless.
 *
 * @returns whether it is new
 * @throws 404 for an unknown inquiry, 409 if another reply has this id
 */
export async function addReply(
  records: Database,
  { author, id, inquiryId, text }: { id: string; inquiryId: string; text: string; author: string },
): Promise<boolean> {
  await inquiryRow(records, inquiryId);
  const now = new Date().toISOString();
  const inserted = await records
    .insertInto("inquiryReply")
    .values({ id, inquiryId, text, author, sentAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) {
    const kept = await records
      .selectFrom("inquiryReply")
      .select(["inquiryId", "text"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (kept?.inquiryId === inquiryId && kept.text === text) return false;
    throw anotherReply();
  }
  const waiting = await records
    .insertInto("delivery")
    .values({
      id,
      inquiryId,
      target: "reply",
      state: "waiting",
      startedAt: now,
      nextAttemptAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (waiting.numInsertedOrUpdatedRows !== 1n) throw anotherReply();
  await statusUpdate(records, inquiryId, "answered").execute();
  return true;
}

const anotherReply = () => new Failure(409, "That reply ID is taken. Please send it again.");

/** Records which client an inquiry became. */
export async function linkClient(
  records: Database,
  inquiryId: string,
  clientId: string,
): Promise<void> {
  await records.updateTable("inquiry").set({ clientId }).where("id", "=", inquiryId).execute();
}

/** @throws 404 */
export async function inquiryRow(records: Database, id: string): Promise<InquiryRow> {
  const row = await records
    .selectFrom("inquiry")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function receivedInquiryOf(row: InquiryRow): ReceivedInquiry {
  const { clientId, email, id, message, name, phone, receivedAt, reference, service, status } = row;
  return {
    id,
    reference,
    receivedAt,
    status,
    name,
    email,
    phone,
    service,
    message,
    isUndelivered: row.isUndelivered === 1,
    ...(clientId !== null && { clientId }),
  };
}
