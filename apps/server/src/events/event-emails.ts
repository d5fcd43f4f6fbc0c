import { hasEnded, type PortalEvent } from "@frontage/records/schemas/event";
import type { Database } from "../database/open-database.ts";
import type { EmailExtras } from "../changes/notification-emails.ts";
import { dayAt, formatFullDay, formatTime, formatZone } from "../time/clock.ts";
import { today } from "../time/today.ts";
import { calendarFile } from "./calendar-file.ts";

type Span = { start: string; end: string; timeZone: string };

/**
 * Where an event is, and who else comes: "Where: Front entrance, 48 Example Road, Anytown, ST".
 * Calls have no place.
 */
export async function readPlace(
  db: Database,
  { attendees, dealId, kind, location }: PortalEvent,
): Promise<string[]> {
  const property =
    dealId === undefined
      ? undefined
      : await db
          .selectFrom("deal")
          .innerJoin("property", "property.id", "deal.propertyId")
          .select(["property.name", "property.city", "property.region"])
          .where("deal.id", "=", dealId)
          .executeTakeFirst();
  const { city, name, region } = property ?? {};
  const address = [name, city, region].filter(Boolean).join(", ");
  const facts =
    kind === "call"
      ? { Where: location, Property: address }
      : { Where: [location, address].filter(Boolean).join(", ") };
  return Object.entries({ ...facts, "Also attending": attendees }).flatMap(([label, text]) =>
    text ? [`${label}: ${text}`] : [],
  );
}

/**
 * When and where, as an email about an event says it below the title.
 *
 * @param options.place from `readPlace`
 * @param options.before the event before the change
 * @param options.timeZone the reader's
 */
export function eventDetails(
  event: PortalEvent,
  { before, place, timeZone }: { before?: PortalEvent; place: readonly string[]; timeZone: string },
): string[] {
  const change = "start" in event ? event.change : undefined;
  const hasMoved =
    before && !hasEnded(event) && formatWhen(before, timeZone) !== formatWhen(event, timeZone);
  return [
    `When: ${formatWhen(event, timeZone)}`,
    ...(change && "start" in event
      ? [`New time, not confirmed yet: ${formatWhen({ ...event, ...change }, timeZone)}`]
      : []),
    ...(hasMoved ? [`Before: ${formatWhen(before, timeZone)}`] : []),
    ...place,
  ];
}

/** The time in the property's zone, and in the reader's if it differs. */
export function formatWhen(event: PortalEvent, timeZone: string): string {
  if ("day" in event) return `${formatFullDay(event.day)}, all day`;
  const atPlace = formatSpan(event, event.timeZone);
  const forReader = formatSpan(event, timeZone);
  const inZone = `${atPlace}, ${formatZone(event.timeZone)}`;
  return forReader === atPlace
    ? inZone
    : `${inZone}; for you ${forReader}, ${formatZone(timeZone)}`;
}

/** "Tuesday, July 14, 2026, 10am to 11am", with the day it ends if that is another. */
function formatSpan({ end, start }: Span, timeZone: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  const [first, last] = [dayAt(from, timeZone), dayAt(to, timeZone)];
  const until = last === first ? "" : `${formatFullDay(last)}, `;
  return `${formatFullDay(first)}, ${formatTime(from, timeZone)} to ${until}${formatTime(to, timeZone)}`;
}

/**
 * Whether people are emailed about an event: only if it is upcoming, or was until this change. Past
 * events are entered for the record.
 */
export function liesAhead(event: PortalEvent, now: Date = new Date()): boolean {
  if ("day" in event) return event.day >= today(now);
  const ends = event.change ? [event.end, event.change.end] : [event.end];
  return ends.some((end) => Date.parse(end) > now.getTime());
}

/**
 * The event as a file for the reader's calendar app: when it is confirmed, and when a confirmed one
 * has ended. Requests have none.
 *
 * @param records with the change
 */
export async function attachedEvent(
  records: Database,
  { before, event, origin }: { before?: PortalEvent; event: PortalEvent; origin: string },
): Promise<Pick<EmailExtras, "calendar">> {
  const wasConfirmed = before?.status === "confirmed";
  if (event.status !== "confirmed" && !(wasConfirmed && hasEnded(event))) return {};
  // While another time is only requested, the event stays the same.
  if ("start" in event && event.change) return {};
  const content = await calendarFile(records, { ids: [event.id], origin });
  if (content === undefined) return {};
  return { calendar: { method: hasEnded(event) ? "CANCEL" : "PUBLISH", content } };
}
