import type { TodayNeed } from "@frontage/content/schemas/today";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { lastDone } from "./last-done.ts";
import type { Unnamed } from "./names.ts";

/** More of a kind are only counted. */
const perKindMax = 10;
/** A row shows two lines. */
const textMax = 300;

type Counted = { items: Unnamed<TodayNeed>[]; total: number };

/**
 * What waits for the broker: kind by kind, the oldest first.
 */
export async function listNeeds(records: Database, { now }: { now: Date }): Promise<Counted> {
  const kinds = await Promise.all([
    listInquiries(records),
    listUnread(records),
    listReportedSignatures(records),
    listReceivedRequests(records),
    listTimes(records, now),
  ]);
  return {
    items: kinds.flatMap(({ items }) => items),
    total: kinds.reduce((sum, { total }) => sum + total, 0),
  };
}

const shortened = (text: string) =>
  text.length > textMax ? `${text.slice(0, textMax).trimEnd()}…` : text;

/** The rows as needs, the oldest first; each has the count of all, since only the first are read. */
function counted<Row extends { total: number }>(
  rows: readonly Row[],
  needOf: (row: Row) => Unnamed<TodayNeed>,
): Counted {
  const items = rows.map(needOf).toSorted((a, b) => (a.at ?? "").localeCompare(b.at ?? ""));
  return { items, total: Number(rows[0]?.total ?? 0) };
}

async function listInquiries(records: Database): Promise<Counted> {
  const rows = await records
    .selectFrom("inquiry")
    .select(["id", "name", "email", "message", "receivedAt"])
    .select((eb) => eb.fn.countAll<number>().over().as("total"))
    .where("status", "=", "new")
    .orderBy("receivedAt")
    .orderBy("id")
    .limit(perKindMax)
    .execute();
  return counted(rows, ({ email, id, message, name, receivedAt }) => ({
    kind: "inquiry",
    id,
    name,
    email,
    text: shortened(message),
    at: receivedAt,
  }));
}

async function listUnread(records: Database): Promise<Counted> {
  const rows = await records
    .selectFrom("thread")
    .select(["thread.id", "thread.unreadByBroker", "thread.lastMessageAt"])
    .select("thread.clientId")
    .select((eb) => [
      eb.fn.countAll<number>().over().as("total"),
      eb
        .selectFrom("message")
        .select("message.text")
        .whereRef("message.threadId", "=", "thread.id")
        .where("message.author", "=", "client")
        .orderBy("message.sentAt", "desc")
        .limit(1)
        .as("text"),
    ])
    .where("thread.unreadByBroker", ">", 0)
    .orderBy("thread.lastMessageAt")
    .orderBy("thread.id")
    .limit(perKindMax)
    .execute();
  return counted(rows, ({ clientId, id, lastMessageAt, text, unreadByBroker }) => ({
    kind: "message",
    id,
    clientId,
    dealId: null,
    text: shortened(text ?? ""),
    unread: unreadByBroker,
    at: lastMessageAt ?? "",
  }));
}

async function listReportedSignatures(records: Database): Promise<Counted> {
  const rows = await records
    .selectFrom("document")
    .select(["document.id", "document.name", "document.updatedAt"])
    .select("document.clientId")
    .select("document.dealId")
    .select((eb) => [
      eb.fn.countAll<number>().over().as("total"),
      lastDone("document", ["signature-report"]).as("reportedAt"),
    ])
    // Written out: there is an index for it.
    .where("document.status", "=", sql.lit("needs-confirmation"))
    .where("document.removedAt", "is", null)
    .orderBy("document.updatedAt")
    .orderBy("document.id")
    .limit(perKindMax)
    .execute();
  return counted(rows, (row) => ({
    kind: "signature",
    id: row.id,
    clientId: row.clientId,
    dealId: row.dealId,
    name: row.name,
    at: row.reportedAt ?? row.updatedAt,
  }));
}

async function listReceivedRequests(records: Database): Promise<Counted> {
  const rows = await records
    .selectFrom("documentRequest")
    .leftJoin("document", (join) =>
      join
        .onRef("document.id", "=", "documentRequest.documentId")
        .on("document.removedAt", "is", null),
    )
    .select(["documentRequest.id", "documentRequest.label", "documentRequest.createdAt"])
    .select(["document.id as documentId", "document.updatedAt"])
    .select("documentRequest.clientId")
    .select("documentRequest.dealId")
    .select((eb) => eb.fn.countAll<number>().over().as("total"))
    .where("documentRequest.status", "=", "received")
    .orderBy((eb) => eb.fn.coalesce("document.updatedAt", "documentRequest.createdAt"))
    .orderBy("documentRequest.id")
    .limit(perKindMax)
    .execute();
  return counted(rows, (row) => ({
    kind: "request",
    id: row.id,
    ...(row.documentId === null ? {} : { documentId: row.documentId }),
    clientId: row.clientId,
    dealId: row.dealId,
    name: row.label,
    at: row.updatedAt ?? row.createdAt,
  }));
}

/** Requested times, and others that clients want for confirmed ones; none that have passed. */
async function listTimes(records: Database, now: Date): Promise<Counted> {
  const moment = now.toISOString();
  const rows = await records
    .selectFrom("event")
    .select(["event.id", "event.title", "event.status", "event.timeZone"])
    .select(["event.startsAt", "event.endsAt", "event.changeStart", "event.changeEnd"])
    .select("event.clientId")
    .select("event.dealId")
    .select((eb) => [
      eb.fn.countAll<number>().over().as("total"),
      lastDone("event", ["request", "propose"]).as("askedAt"),
    ])
    .where((eb) =>
      eb.or([
        eb.and([eb("event.status", "=", "requested"), eb("event.startsAt", ">", moment)]),
        eb.and([
          eb("event.status", "=", "confirmed"),
          eb("event.changeBy", "=", "client"),
          eb("event.changeStart", ">", moment),
        ]),
      ]),
    )
    .orderBy("event.startsAt")
    .orderBy("event.id")
    .limit(perKindMax)
    .execute();
  return counted(rows, (row) => {
    const isChange = row.status === "confirmed";
    return {
      kind: "time",
      id: row.id,
      clientId: row.clientId,
      dealId: row.dealId,
      title: row.title,
      start: (isChange ? row.changeStart : row.startsAt) ?? "",
      end: (isChange ? row.changeEnd : row.endsAt) ?? "",
      timeZone: row.timeZone ?? "UTC",
      isChange,
      ...(row.askedAt === null ? {} : { at: row.askedAt }),
    };
  });
}
