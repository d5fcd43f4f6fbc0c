import { dashboardPaths } from "@frontage/content/dashboard";
import { type PortalEvent, withoutChange } from "@frontage/records/schemas/event";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { listed } from "../changes/listed.ts";
import { emailOnly } from "../changes/notifier.ts";
import { readSettings, readTimeZone } from "../people/settings.ts";
import { cancelTours, isUnseenEvent } from "./change-event.ts";
import {
  attachedEvent,
  eventDetails,
  formatWhen,
  liesAhead,
  readAttendee,
  readPlace,
} from "./event-emails.ts";
import { type ChangedEvent, openEvent, writeEvent } from "./queries.ts";
import { eventOf } from "./rows.ts";

/**
 * Cancels the upcoming events of a deal that is about to be removed, and sends the client one
 * notification of those they may have seen. Confirmed ones are also canceled in the client's
 * calendar app, by an email each, and the buyers whose tours they are get an email.
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
        ? canceledTitle(first)
        : `Canceled: ${canceled.length} dates of ${await readName(transaction, dealId)}`,
    detail:
      others.length === 0
        ? formatWhen(first, timeZone)
        : listed(canceled.map(({ event }) => `${event.title}: ${formatWhen(event, timeZone)}`)),
    // The events are gone. With the deal in the path, another notification doesn't replace this
    // one.
    path: `${dashboardPaths.calendar}?date=${monthOf(first)}&deal=${dealId}`,
  } as const;
  const details = await emailDetails(transaction, canceled, timeZone);
  const client = await readAttendee(transaction, clientId);
  const attached = async (of: ChangedEvent) =>
    attachedEvent(transaction, { ...of, client, origin });
  const [only] = others.length === 0 ? canceled : [];
  const email = { detail: "", details, ...(only && (await attached(only))) };
  await change.notify([clientId], { ...notification, email });
  if (only || !(await readSettings(transaction, clientId)).notifications.events.email) return;
  // A calendar app takes one cancellation per email.
  for (const one of canceled) {
    const { calendar } = await attached(one);
    if (!calendar) continue;
    const lines = await emailDetails(transaction, [one], timeZone);
    const title = canceledTitle(one.event);
    await emailOnly(transaction, clientId, {
      ...notification,
      title,
      email: { detail: "", details: lines, calendar },
    });
  }
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

const canceledTitle = (event: PortalEvent) =>
  `${"day" in event ? "Removed" : "Canceled"}: ${event.title}`;

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
