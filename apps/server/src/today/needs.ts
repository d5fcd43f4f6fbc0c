import type { Today, TodayNeed } from "@frontage/content/schemas/today";
import type { Database } from "../database/open-database.ts";
import { dealOf } from "./deal-of.ts";
import { lastDone } from "./last-done.ts";

/** More of a kind are only counted. */
const perKindMax = 10;
/** A row shows two lines. */
const textMax = 300;

type Counted = { items: TodayNeed[]; total: number };

/**
 * What waits for the broker: kind by kind, the oldest first.
 */
export async function listNeeds(
  records: Database,
  { now }: { now: Date },
): Promise<NonNullable<Today["needsYou"]>> {
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
  needOf: (row: Row) => TodayNeed,
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
    .innerJoin("user", "user.id", "thread.clientId")
    .select(["thread.id", "thread.unreadByBroker", "thread.lastMessageAt"])
    .select(["user.id as clientId", "user.name as clientName"])
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
  return counted(rows, ({ clientId, clientName, id, lastMessageAt, text, unreadByBroker }) => ({
    kind: "message",
    id,
    client: { id: clientId, name: clientName },
    text: shortened(text ?? ""),
    unread: unreadByBroker,
    at: lastMessageAt ?? "",
  }));
}

async function listReportedSignatures(records: Database): Promise<Counted> {
  const rows = await records
    .selectFrom("document")
    .innerJoin("user", "user.id", "document.clientId")
    .innerJoin("deal", "deal.id", "document.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["document.id", "document.name", "document.updatedAt"])
    .select(["user.id as clientId", "user.name as clientName"])
    .select(["deal.id as dealId", "deal.side", "property.name as propertyName"])
    .select((eb) => [
      eb.fn.countAll<number>().over().as("total"),
      lastDone("document", ["signature-report"]).as("reportedAt"),
    ])
    .where("document.status", "=", "needs-confirmation")
    .where("document.removedAt", "is", null)
    .orderBy("document.updatedAt")
    .orderBy("document.id")
    .limit(perKindMax)
    .execute();
  return counted(rows, (row) => ({
    kind: "signature",
    id: row.id,
    client: { id: row.clientId, name: row.clientName },
    ...dealOf(row),
    name: row.name,
    at: row.reportedAt ?? row.updatedAt,
  }));
}

async function listReceivedRequests(records: Database): Promise<Counted> {
  const rows = await records
    .selectFrom("documentRequest")
    .innerJoin("user", "user.id", "documentRequest.clientId")
    .innerJoin("deal", "deal.id", "documentRequest.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .leftJoin("document", (join) =>
      join
        .onRef("document.id", "=", "documentRequest.documentId")
        .on("document.removedAt", "is", null),
    )
    .select(["documentRequest.id", "documentRequest.label", "documentRequest.createdAt"])
    .select(["document.id as documentId", "document.updatedAt"])
    .select(["user.id as clientId", "user.name as clientName"])
    .select(["deal.id as dealId", "deal.side", "property.name as propertyName"])
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
    client: { id: row.clientId, name: row.clientName },
    ...dealOf(row),
    name: row.label,
    at: row.updatedAt ?? row.createdAt,
  }));
}

/** Requested times, and others that clients want for confirmed ones; none that have passed. */
async function listTimes(records: Database, now: Date): Promise<Counted> {
  const moment = now.toISOString();
  const rows = await records
    .selectFrom("event")
    .innerJoin("user", "user.id", "event.clientId")
    .leftJoin("deal", "deal.id", "event.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .select(["event.id", "event.title", "event.status", "event.timeZone"])
    .select(["event.startsAt", "event.endsAt", "event.changeStart", "event.changeEnd"])
    .select(["user.id as clientId", "user.name as clientName"])
    .select(["deal.id as dealId", "deal.side", "property.name as propertyName"])
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
      client: { id: row.clientId, name: row.clientName },
      ...dealOf(row),
      title: row.title,
      start: (isChange ? row.changeStart : row.startsAt) ?? "",
      end: (isChange ? row.changeEnd : row.endsAt) ?? "",
      timeZone: row.timeZone ?? "UTC",
      isChange,
      ...(row.askedAt === null ? {} : { at: row.askedAt }),
    };
  });
}
