import type { Inquiry } from "@frontage/content/schemas/inquiry";
import type {
  Delivery,
  InquiryDetail,
  InquiryPage,
  InquiryStatus,
  ReceivedInquiry,
} from "@frontage/content/schemas/received-inquiry";
import { serviceOptions } from "@frontage/content/service-options";
import { type Selectable, sql, type SqlBool } from "kysely";
import type { Services } from "../api/api-env.ts";
import { Failure, notFound } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { audit, type Doing } from "./audit.ts";
import { somewhere, wordsOf } from "./contains.ts";
import { pageFrom, readCursor } from "./cursor.ts";

// Inquiries are the broker's: `records` is theirs, and to a client it holds none.

/** What is left out does not narrow the list. */
export type InquiryFilter = {
  status?: InquiryStatus | undefined;
  /** Only those of which a delivery was given up. */
  isUndelivered?: boolean | undefined;
  /** Words of anything in them, in any order and case. */
  text?: string | undefined;
};

type InquiryRow = Selectable<Tables["inquiry"]>;

/** The broker's screen, open at an inquiry. */
export const inquiryPath = (id: string) => `/dashboard/inquiries?inquiry=${id}`;

/** "market-analysis" → "Market Analysis", as the form shows it. */
export function serviceLabel(service: Inquiry["service"]): string {
  return serviceOptions.find(({ value }) => value === service)?.label ?? service;
}

/** What the table keeps beside an inquiry, to find it by. */
export function searchKeyOf(inquiry: Inquiry & { reference: string }): string {
  const { email, message, name, phone, reference, service } = inquiry;
  return [reference, name, email, phone, serviceLabel(service), message]
    .join(" ")
    .normalize("NFC")
    .toLowerCase();
}

/**
 * A page of the inquiries that match, the newest first, and how many there are of each status.
 *
 * @throws a Failure 400 where the cursor is none of this list's
 */
export async function listInquiries(
  records: Database,
  filter: InquiryFilter,
  page: { cursor?: string | undefined; limit: number },
): Promise<InquiryPage> {
  const [rows, counts, matching] = await Promise.all([
    inquiryPageQuery(records, filter, page).execute(),
    countInquiries(records),
    filter.text || filter.isUndelivered
      ? inquiryTotalQuery(records, filter).executeTakeFirstOrThrow()
      : undefined,
  ]);
  const { items, nextCursor } = pageFrom(rows, page.limit, ({ id, receivedAt }) => ({
    id,
    value: receivedAt,
  }));
  const all = counts.new + counts.answered + counts.closed;
  return {
    items: items.map(receivedInquiryOf),
    total: matching ? Number(matching.total) : filter.status ? counts[filter.status] : all,
    counts,
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}

/** The rows of a page and one more, read along an index. */
export function inquiryPageQuery(
  records: Database,
  filter: InquiryFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = readCursor(cursor);
  return matching(records, filter)
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple("receivedAt", "id"), "<", is.tuple(String(after?.value), after?.id ?? "")),
      ),
    )
    .orderBy("receivedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
}

function inquiryTotalQuery(records: Database, filter: InquiryFilter) {
  return matching(records, filter).select((is) => is.fn.countAll().as("total"));
}

/** How many there are of each status; two indexes alone answer. */
export function inquiryCountsQueries(records: Database) {
  return {
    byStatus: records
      .selectFrom("inquiry")
      .select((is) => ["status", is.fn.countAll().as("count")])
      .groupBy("status"),
    undelivered: inquiryTotalQuery(records, { isUndelivered: true }),
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

function matching(records: Database, { isUndelivered, status, text = "" }: InquiryFilter) {
  let query = records.selectFrom("inquiry");
  if (status) query = query.where("status", "=", status);
  // Written out: SQLite takes a partial index for no parameter.
  if (isUndelivered) query = query.where(sql<SqlBool>`"isUndelivered" = 1`);
  for (const word of wordsOf(text)) {
    query = query.where(sql<SqlBool>`"searchKey" like ${somewhere(word)} escape '\\'`);
  }
  return query;
}

/** Every inquiry that matches, the newest first, a stretch at a time. */
export async function* eachInquiry(
  records: Database,
  filter: InquiryFilter,
): AsyncGenerator<readonly ReceivedInquiry[]> {
  const limit = 500;
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the last ended
    const rows = await inquiryPageQuery(records, filter, { cursor, limit }).execute();
    const page = pageFrom(rows, limit, ({ id, receivedAt }) => ({ id, value: receivedAt }));
    yield page.items.map(receivedInquiryOf);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** @throws 404 where there is no such inquiry, as for a client there is none */
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
  return {
    ...receivedInquiryOf(row),
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

/** @throws 404 */
export async function setInquiryStatus(
  records: Database,
  id: string,
  status: InquiryStatus,
): Promise<void> {
  const settledAt = status === "new" ? null : new Date().toISOString();
  const changed = await records
    .updateTable("inquiry")
    .set({ status, settledAt })
    .where("id", "=", id)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw notFound();
}

/**
 * Keeps a reply, which is mailed from then on. The same one twice is one.
 *
 * @returns whether it is new
 * @throws 404 where there is no such inquiry, 409 where another reply has this id
 */
export async function addReply(
  records: Database,
  { author, id, inquiryId, text }: { id: string; inquiryId: string; text: string; author: string },
): Promise<boolean> {
  return records.transaction().execute(async (transaction) => {
    await inquiryRow(transaction, inquiryId);
    const now = new Date().toISOString();
    const inserted = await transaction
      .insertInto("inquiryReply")
      .values({ id, inquiryId, text, author, sentAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) {
      const kept = await transaction
        .selectFrom("inquiryReply")
        .select(["inquiryId", "text"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (kept?.inquiryId === inquiryId && kept.text === text) return false;
      throw anotherReply();
    }
    const waiting = await transaction
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
    await setInquiryStatus(transaction, inquiryId, "answered");
    return true;
  });
}

const anotherReply = () => new Failure(409, "Another reply has this number. Please send it again.");

/**
 * Has a delivery tried now: one that was given up, for another day; one that waits, at once.
 *
 * @throws 404 where the inquiry has no such delivery, 409 where it has arrived
 */
export async function retryDelivery(
  records: Database,
  { deliveryId, inquiryId }: { deliveryId: string; inquiryId: string },
): Promise<void> {
  await records.transaction().execute(async (transaction) => {
    const delivery = await transaction
      .selectFrom("delivery")
      .select("state")
      .where("id", "=", deliveryId)
      .where("inquiryId", "=", inquiryId)
      .executeTakeFirst();
    if (!delivery) throw notFound();
    if (delivery.state === "delivered") throw new Failure(409, "This has arrived already.");
    const now = new Date().toISOString();
    // Not where it is being tried in this moment, or has been since it was looked at.
    await transaction
      .updateTable("delivery")
      .set({
        state: "waiting",
        nextAttemptAt: now,
        ...(delivery.state === "dead" ? { startedAt: now, attempts: 0 } : {}),
      })
      .where("id", "=", deliveryId)
      .where("state", "=", delivery.state)
      .where((is) => is.or([is("leasedUntil", "is", null), is("leasedUntil", "<=", now)]))
      .execute();
    await markUndelivered(transaction, inquiryId);
  });
}

/** Brings the mark of an inquiry up to what has become of its deliveries, in the transaction that changed one. */
export async function markUndelivered(records: Database, inquiryId: string): Promise<void> {
  const dead = records
    .selectFrom("delivery")
    .select("id")
    .where("inquiryId", "=", inquiryId)
    .where("state", "=", "dead");
  // This holds the inquiry: of two transactions, the second then sees what the first has changed.
  const marked = await records
    .updateTable("inquiry")
    .set({ isUndelivered: 1 })
    .where("id", "=", inquiryId)
    .where((is) => is.or([is("isUndelivered", "=", 1), is.exists(dead)]))
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) return;
  await records
    .updateTable("inquiry")
    .set({ isUndelivered: 0 })
    .where("id", "=", inquiryId)
    .where((is) => is.not(is.exists(dead)))
    .execute();
}

/** Notes which client an inquiry became. */
export async function linkClient(
  records: Database,
  inquiryId: string,
  clientId: string,
): Promise<void> {
  await records.updateTable("inquiry").set({ clientId }).where("id", "=", inquiryId).execute();
}

/**
 * Erases an inquiry and all that belongs to it, for good. What is written down of that is
 * its reference, and no word of the visitor's.
 *
 * @param services.db everybody's rows: what every broker was told of it goes as well
 * @param services.mailer mails of it that stayed on this machine go too
 * @throws 404 where there is no such inquiry
 */
export async function eraseInquiry(
  { db, mailer }: Pick<Services, "db" | "mailer">,
  id: string,
  { ipAddress, person }: Pick<Doing, "ipAddress" | "person">,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const deliveries = await transaction
      .selectFrom("delivery")
      .select("id")
      .where("inquiryId", "=", id)
      .execute();
    // Replies, deliveries and their tries go with it.
    const erased = await transaction
      .deleteFrom("inquiry")
      .where("id", "=", id)
      .returning("reference")
      .executeTakeFirst();
    if (!erased) throw notFound();
    await transaction
      .deleteFrom("notification")
      .where(sql<SqlBool>`"kind" = 'inquiry'`)
      .where("path", "=", inquiryPath(id))
      .execute();
    await audit(transaction, {
      person,
      clientId: null,
      action: "erase",
      subject: "inquiry",
      subjectName: erased.reference,
      ipAddress,
    });
    // Last, and before the commit: if the process ends amid it, it can be erased again.
    await mailer.folder?.forget(deliveries.map((delivery) => delivery.id));
  });
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
  const { clientId, email, id, isUndelivered, message, name, phone, receivedAt, ...rest } = row;
  return {
    id,
    reference: rest.reference,
    receivedAt,
    status: rest.status,
    name,
    email,
    phone,
    service: rest.service,
    message,
    isUndelivered: isUndelivered === 1,
    ...(clientId === null ? {} : { clientId }),
  };
}
