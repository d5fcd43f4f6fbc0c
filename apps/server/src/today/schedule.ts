import type { TodayEvent, TodayOpening } from "@frontage/content/schemas/today";
import { documentOpeningSchema } from "@frontage/content/schemas/document";
import type { Database } from "../database/open-database.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { dealOf } from "./deal-of.ts";

const eventsMax = 50;
const openingsMax = 3;
/** The latest of the log, in which openings are looked for. */
const searchedEntries = 5000;

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
  const newest = await records
    .selectFrom("audit")
    .select((eb) => eb.fn.max("id").as("id"))
    .executeTakeFirst();
  const rows = await records
    .selectFrom("audit")
    .innerJoin("document", "document.id", "audit.subjectId")
    .innerJoin("user", "user.id", "audit.clientId")
    .select((eb) => [
      "document.id",
      "document.name",
      "user.id as clientId",
      "user.name as clientName",
      eb.fn.max("audit.at").as("at"),
      eb.fn.max("audit.id").as("entry"),
    ])
    .where("audit.id", ">", (newest?.id ?? 0) - searchedEntries)
    .where("audit.subject", "=", "document")
    .where("audit.action", "in", documentOpeningSchema.shape.action.options)
    .where("audit.outcome", "=", "done")
    .whereRef("audit.personId", "=", "audit.clientId")
    .where("document.removedAt", "is", null)
    .groupBy(["document.id", "document.name", "user.id", "user.name"])
    .orderBy("entry", "desc")
    .limit(openingsMax)
    .execute();
  return rows.map(({ at, clientId, clientName, id, name }) => ({
    id,
    name,
    at,
    client: { id: clientId, name: clientName },
  }));
}
