import { dashboardPaths } from "@frontage/content/dashboard";
import { type PortalEvent, withoutChange } from "@frontage/records/schemas/event";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { listed } from "../changes/listed.ts";
import type { EmailExtras } from "../changes/notification-emails.ts";
import { readTimeZone } from "../people/settings.ts";
import { calendarFile } from "./calendar-file.ts";
import { cancelTours, isUnseenEvent } from "./change-event.ts";
import { eventDetails, formatWhen, liesAhead, readPlace } from "./event-emails.ts";
import { type ChangedEvent, openEvent, writeEvent } from "./queries.ts";
import { eventOf } from "./rows.ts";

/**
 * Cancels the upcoming events of a deal that is about to be removed, and sends the client one
 * notification of those they may have seen. Confirmed ones are also canceled in the client's
 * calendar app, and the buyers whose tours they are get an email.
 *
 * @param origin the product's origin: "https://broker.example.com"
 */
export async function cancelEventsOf(
  change: Change,
  { clientId, dealId }: { clientId: string; dealId: string },
  origin: string,
): Promise<void> {
  const transaction = change.db;
  const ended = await cancelAhead(transaction, { clientId, dealId });
  await cancelTours(transaction, await toursOf(transaction, ended));
  const canceled: ChangedEvent[] = [];
  for (const one of ended) {
    if (!(await isUnseenEvent(transaction, clientId, one.before))) canceled.push(one);
  }
  const [first, ...others] = canceled.map(({ event }) => event);
  if (!first) return;
  const timeZone = await readTimeZone(transaction, clientId);
  const notification = {
    kind: "event",
    title:
      others.length === 0
        ? `${"day" in first ? "Removed" : "Canceled"}: ${first.title}`
        : `Canceled: ${canceled.length} dates of ${await readName(transaction, dealId)}`,
    detail:
      others.length === 0
        ? formatWhen(first, timeZone)
        : listed(canceled.map(({ event }) => `${event.title}: ${formatWhen(event, timeZone)}`)),
    // The events are gone. With the deal in the path, another notification doesn't replace this
    // one.
    path: `${dashboardPaths.calendar}?date=${monthOf(first)}&deal=${dealId}`,
  } as const;
  const email = {
    detail: "",
    details: await emailDetails(transaction, canceled, timeZone),
    ...(await canceledInCalendar(transaction, canceled, origin)),
  };
  await change.notify([clientId], { ...notification, email });
}

async function cancelAhead(
  transaction: Database,
  { clientId, dealId }: { clientId: string; dealId: string },
): Promise<ChangedEvent[]> {
  const rows = await transaction
    .selectFrom("event")
    .selectAll()
    .where("dealId", "=", dealId)
    .where("clientId", "=", clientId)
    .where("status", "in", ["confirmed", "requested", "proposed"])
    .orderBy("firstDay")
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
  const canceled: ChangedEvent[] = [];
  for (const { id, ...seen } of rows) {
    if (!liesAhead(eventOf({ id, ...seen }))) continue;
    const { before, row } = await openEvent(transaction, id, seen.version);
    const ended: PortalEvent = { ...withoutChange(before), status: "canceled", endedBy: "broker" };
    canceled.push({ before, event: await writeEvent(transaction, row, ended), clientId });
  }
  return canceled;
}

async function toursOf(
  transaction: Database,
  canceled: readonly ChangedEvent[],
): Promise<string[]> {
  if (canceled.length === 0) return [];
  const tours = await transaction
    .selectFrom("tourRequest")
    .select("id")
    .where(
      "eventId",
      "in",
      canceled.map(({ event }) => event.id),
    )
    .where("status", "=", "confirmed")
    .execute();
  return tours.map(({ id }) => id);
}

async function emailDetails(
  transaction: Database,
  canceled: readonly ChangedEvent[],
  timeZone: string,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { event } of canceled) {
    const place = await readPlace(transaction, event);
    if (canceled.length > 1) lines.push(...(lines.length > 0 ? [""] : []), event.title);
    lines.push(...eventDetails(event, { place, timeZone }));
  }
  return lines;
}

async function canceledInCalendar(
  transaction: Database,
  canceled: readonly ChangedEvent[],
  origin: string,
): Promise<Pick<EmailExtras, "calendar">> {
  // Only confirmed events were sent to the calendar app.
  const ids = canceled
    .filter(({ before }) => before.status === "confirmed")
    .map(({ event }) => event.id);
  const content = ids.length > 0 && (await calendarFile(transaction, { ids, origin }));
  if (!content) return {};
  return { calendar: { method: ids.length === 1 ? "CANCEL" : "PUBLISH", content } };
}

async function readName(transaction: Database, dealId: string): Promise<string> {
  const { name } = await transaction
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select("property.name")
    .where("deal.id", "=", dealId)
    .executeTakeFirstOrThrow();
  return name;
}

const monthOf = (event: PortalEvent) => ("day" in event ? event.day : event.start).slice(0, 7);
