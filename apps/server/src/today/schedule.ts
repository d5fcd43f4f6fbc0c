import type { TodayEvent, TodayOpening } from "@frontage/records/schemas/today";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import { documentOpeningSchema } from "@frontage/records/schemas/document";
import { type Selectable, sql } from "kysely";
import { prepared, type Reader } from "../database/prepared.ts";
import type { Tables } from "../database/tables.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import type { Unnamed } from "./names.ts";

const eventsMax = 50;
const openingsMax = 3;
/** One person may open the same document many times. */
const latestMax = 30;
/** How many of the latest log entries are searched for openings. */
const searchedEntries = 3000;

/** Today's and tomorrow's confirmed events, in order; all-day ones first. Deadlines are elsewhere. */
export async function listSchedule(
  reader: Reader,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<Unnamed<TodayEvent>[]> {
  const tomorrow = dayAfter(day, 1);
  // In their own time zones, which are at most a day away.
  const rows = await readEvents(reader, { first: dayAfter(day, -1), last: dayAfter(tomorrow, 1) });
  return rows
    .map((row) => ({
      id: row.id,
      title: row.title,
      day: row.day ?? dayAt(new Date(row.startsAt ?? ""), timeZone),
      ...(row.startsAt === null ? {} : { start: row.startsAt }),
      ...(row.endsAt === null ? {} : { end: row.endsAt }),
      ...(row.timeZone === null ? {} : { timeZone: row.timeZone }),
      clientId: row.clientId,
      dealId: row.dealId,
    }))
    .filter((event) => event.day === day || event.day === tomorrow)
    .toSorted((one, other) =>
      `${one.day} ${one.start ?? ""}`.localeCompare(`${other.day} ${other.start ?? ""}`),
    );
}

const readEvents = prepared<{ first: string; last: string }, EventRow>((records, value) =>
  records
    .selectFrom("event")
    .select(["event.id", "event.title", "event.day", "event.startsAt", "event.endsAt"])
    .select(["event.timeZone", "event.clientId", "event.dealId"])
    .where("event.status", "=", "confirmed")
    .where("event.kind", "!=", "deadline")
    .where((eb) => eb.or([eb("event.day", "is", null), isOfActiveDeal("event.dealId")]))
    .where("event.lastDay", ">=", value("first"))
    .where("event.lastDay", "<=", value("last"))
    .orderBy("event.lastDay")
    .orderBy("event.startsAt")
    .limit(eventsMax),
);

type EventRow = Pick<
  Selectable<Tables["event"]>,
  "clientId" | "day" | "dealId" | "endsAt" | "id" | "startsAt" | "timeZone" | "title"
>;

/** Recently opened documents, latest first, once per client or prospect. */
export async function listOpenings(reader: Reader): Promise<Unnamed<TodayOpening>[]> {
  const [byClients, byProspects] = await Promise.all([
    readOpenings(reader, {}),
    readRoomOpenings(reader, {}),
  ]);
  const all = [
    ...byClients.map((row) => ({ ...row, kind: "document" as const, by: row.clientId })),
    ...byProspects.map((row) => ({
      ...row,
      kind: "listing-document" as const,
      by: row.prospectId,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  const byDocument = Map.groupBy(all, ({ by, id }) => `${id} ${by}`);
  return [...byDocument.values()]
    .slice(0, openingsMax)
    .flatMap(([last]): Unnamed<TodayOpening>[] => {
      if (!last) return [];
      const { at, id, kind, name } = last;
      if (kind === "document")
        return [{ kind, id, name, at, clientId: last.clientId, dealId: null }];
      const { details, listingId, prospectId, prospectName } = last;
      const { address } = listingDetailsSchema.parse(JSON.parse(details));
      const prospect = { id: prospectId, name: prospectName };
      return [{ kind, id, name, at, prospect, listing: { id: listingId, name: address } }];
    });
}

type OpeningRow = { id: string; name: string; at: string; clientId: string };

const readOpenings = prepared<Record<never, string>, OpeningRow>((records) => {
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
    // Limited before the join.
    .limit(sql.lit(latestMax));
  return records
    .selectFrom(latest.as("audit"))
    .innerJoin("document", "document.id", "audit.subjectId")
    .select(["document.id", "document.name", "audit.at"])
    .select("document.clientId")
    .where("document.removedAt", "is", null)
    .orderBy("audit.id", "desc");
});

type RoomOpeningRow = {
  id: string;
  name: string;
  at: string;
  prospectId: string;
  prospectName: string;
  listingId: string;
  details: string;
};

const readRoomOpenings = prepared<Record<never, string>, RoomOpeningRow>((records) => {
  const latest = records
    .selectFrom("documentOpening")
    .selectAll()
    .where("prospectId", "is not", null)
    .orderBy("id", "desc")
    // Limited before the joins.
    .limit(sql.lit(latestMax));
  return records
    .selectFrom(latest.as("opening"))
    .innerJoin("listingDocument", "listingDocument.id", "opening.documentId")
    .innerJoin("prospect", "prospect.id", "opening.prospectId")
    .innerJoin("listing", "listing.id", "opening.listingId")
    .select(["listingDocument.id", "listingDocument.name", "opening.at"])
    .select(["prospect.id as prospectId", "prospect.name as prospectName"])
    .select(["listing.id as listingId", "listing.details"])
    .orderBy("opening.id", "desc");
});
