import type { TodayEvent, TodayOpening } from "@frontage/content/schemas/today";
import { documentOpeningSchema } from "@frontage/content/schemas/document";
import type { Database } from "../database/open-database.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { dealOf } from "./deal-of.ts";

const eventsMax = 50;
const openingsMax = 3;
/** Someone may open one document again and again. */
const latestMax = 30;
/** The latest of the log, in which openings are looked for. */
const searchedEntries = 3000;

/** Today's and tomorrow's confirmed events, in order; all-day ones first. Deadlines are elsewhere. */
export async function listSchedule(
  records: Database,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<TodayEvent[]> {
  const tomorrow = dayAfter(day, 1);
  const rows = await records
    .selectFrom("event")
    .innerJoin("user", "user.id", "event.clientId")
    .leftJoin("deal", "deal.id", "event.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .select(["event.id", "event.title", "event.day", "event.startsAt", "event.endsAt"])
    .select(["user.id as clientId", "user.name as clientName"])
    .select(["deal.id as dealId", "deal.side", "property.name as propertyName"])
    .where("event.status", "=", "confirmed")
    .where("event.kind", "!=", "deadline")
    // In their own time zones, at most a day away.
    .where("event.lastDay", ">=", dayAfter(day, -1))
    .where("event.lastDay", "<=", dayAfter(tomorrow, 1))
    .orderBy("event.lastDay")
    .orderBy("event.startsAt")
    .limit(eventsMax)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      title: row.title,
      day: row.day ?? dayAt(new Date(row.startsAt ?? ""), timeZone),
      ...(row.startsAt === null ? {} : { start: row.startsAt }),
      ...(row.endsAt === null ? {} : { end: row.endsAt }),
      client: { id: row.clientId, name: row.clientName },
      ...dealOf(row),
    }))
    .filter((event) => event.day === day || event.day === tomorrow)
    .toSorted((one, other) =>
      `${one.day} ${one.start ?? ""}`.localeCompare(`${other.day} ${other.start ?? ""}`),
    );
}

/** Documents that clients opened lately, the latest first; each once a client. */
export async function listOpenings(records: Database): Promise<TodayOpening[]> {
  const latest = records
    .selectFrom("audit")
    .select(["id", "at", "clientId", "subjectId"])
    .where("id", ">", (eb) =>
      eb
        .selectFrom("audit as entry")
        .select((max) => max(max.fn.max("entry.id"), "-", searchedEntries).as("id")),
    )
    .where("subject", "=", "document")
    .where("action", "in", documentOpeningSchema.shape.action.options)
    .where("outcome", "=", "done")
    .whereRef("personId", "=", "clientId")
    .orderBy("id", "desc")
    // Before they are joined.
    .limit(latestMax);
  const rows = await records
    .selectFrom(latest.as("audit"))
    .innerJoin("document", "document.id", "audit.subjectId")
    .innerJoin("user", "user.id", "audit.clientId")
    .select(["document.id", "document.name", "audit.at"])
    .select(["user.id as clientId", "user.name as clientName"])
    .where("document.removedAt", "is", null)
    .orderBy("audit.id", "desc")
    .execute();
  const byDocument = Map.groupBy(rows, ({ clientId, id }) => `${id} ${clientId}`);
  return [...byDocument.values()].slice(0, openingsMax).flatMap(([last]) => {
    if (!last) return [];
    const { at, clientId, clientName, id, name } = last;
    return [{ id, name, at, client: { id: clientId, name: clientName } }];
  });
}
