import type { TodayEvent, TodayOpening } from "@frontage/records/schemas/today";
import { documentOpeningSchema } from "@frontage/records/schemas/document";
import { detailsOf } from "../listings/queries.ts";
import type { Database } from "../database/open-database.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import type { Unnamed } from "./names.ts";

const maxEvents = 50;
const maxOpenings = 3;
/** How many openings are read to find three: one person may open the same document many times. */
const maxOpeningsRead = 30;
/** How many of the latest log entries are searched for openings. */
const maxEntriesSearched = 3000;

/** Today's and tomorrow's confirmed events, in order; all-day ones first. Deadlines are elsewhere. */
export async function listSchedule(
  records: Database,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<Unnamed<TodayEvent>[]> {
  const tomorrow = dayAfter(day, 1);
  // In their own time zones, which are at most a day away.
  const rows = await records
    .selectFrom("event")
    .select(["id", "title", "day", "startsAt", "endsAt", "timeZone", "clientId", "dealId"])
    .where("status", "=", "confirmed")
    .where("kind", "!=", "deadline")
    .where((eb) => eb.or([eb("day", "is", null), isOfActiveDeal("event.dealId")]))
    .where("lastDay", ">=", dayAfter(day, -1))
    .where("lastDay", "<=", dayAfter(tomorrow, 1))
    .orderBy("lastDay")
    .orderBy("startsAt")
    .limit(maxEvents)
    .execute();
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

/** Recently opened documents, latest first, once per client or prospect. */
export async function listOpenings(records: Database): Promise<Unnamed<TodayOpening>[]> {
  const [byClients, byProspects] = await Promise.all([
    openedByClients(records),
    openedByProspects(records),
  ]);
  const all = [...byClients, ...byProspects].toSorted((one, other) =>
    other.item.at.localeCompare(one.item.at),
  );
  return [...Map.groupBy(all, ({ by, item }) => `${item.id} ${by}`).values()]
    .slice(0, maxOpenings)
    .flatMap(([last]) => (last ? [last.item] : []));
}

/** An opened document, and the id of the client or prospect. */
type Opened = { by: string; item: Unnamed<TodayOpening> };

async function openedByClients(records: Database): Promise<Opened[]> {
  const latest = records
    .selectFrom("audit")
    .select(["id", "at", "clientId", "subjectId"])
    .where("id", ">", (eb) =>
      eb
        .selectFrom("audit as entry")
        .select((max) => max(max.fn.max("entry.id"), "-", maxEntriesSearched).as("id")),
    )
    .where("subject", "=", "document")
    .where("action", "in", documentOpeningSchema.shape.action.options)
    .where("outcome", "=", "done")
    .whereRef("personId", "=", "clientId")
    .orderBy("id", "desc")
    // Limited before the join.
    .limit(maxOpeningsRead);
  const rows = await records
    .selectFrom(latest.as("audit"))
    .innerJoin("document", "document.id", "audit.subjectId")
    .select(["document.id", "document.name", "audit.at", "document.clientId"])
    .where("document.removedAt", "is", null)
    .orderBy("audit.id", "desc")
    .execute();
  return rows.map(({ at, clientId, id, name }) => ({
    by: clientId,
    item: { kind: "document", id, name, at, clientId, dealId: null },
  }));
}

async function openedByProspects(records: Database): Promise<Opened[]> {
  const rows = await records
    .selectFrom("documentOpening as opening")
    .innerJoin("listingDocument", "listingDocument.id", "opening.documentId")
    .innerJoin("prospect", "prospect.id", "opening.prospectId")
    .innerJoin("listing", "listing.id", "opening.listingId")
    .select(["listingDocument.id", "listingDocument.name", "opening.at"])
    .select(["prospect.id as prospectId", "prospect.name as prospectName"])
    .select(["listing.id as listingId", "listing.details"])
    .orderBy("opening.id", "desc")
    .limit(maxOpeningsRead)
    .execute();
  return rows.map(({ at, details, id, listingId, name, prospectId, prospectName }) => ({
    by: prospectId,
    item: {
      kind: "listing-document",
      id,
      name,
      at,
      prospect: { id: prospectId, name: prospectName },
      listing: { id: listingId, name: detailsOf({ details }).address },
    },
  }));
}
