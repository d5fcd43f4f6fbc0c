import { hasEnded, type PortalEvent } from "@frontage/records/schemas/event";
import type { Database } from "../database/open-database.ts";
import type { EmailExtras } from "../changes/notification-emails.ts";
import { dayAt, formatFullDay, formatTime, formatZone } from "../time/clock.ts";
import { readContactEmail } from "../people/profiles.ts";
import { today } from "../time/today.ts";
import { calendarFile } from "./calendar-file.ts";

type Span = { start: string; end: string };

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
export function formatSpan({ end, start }: Span, timeZone: string): string {
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
 * The event for the reader's calendar app: once it is confirmed, and when a confirmed one has moved
 * or ended. A tour or call is an invitation of the client; the broker's copy and all-day dates are
 * entries. Requests, and what has passed, have none.
 *
 * @param options.client whom it invites; absent for the broker's copy
 * @param records with the change
 */
export async function attachedEvent(
  records: Database,
  {
    before,
    client,
    event,
    origin,
  }: {
    before?: PortalEvent;
    client?: { name: string; email: string } | undefined;
    event: PortalEvent;
    origin: string;
  },
): Promise<Pick<EmailExtras, "calendar">> {
  const wasConfirmed = before?.status === "confirmed";
  if (event.status !== "confirmed" && !(wasConfirmed && hasEnded(event))) return {};
  if (!liesAhead(event) && !(before && liesAhead(before))) return {};
  // While another time is only requested, the event stays the same.
  if ("start" in event && event.change) return {};
  const isInvitation = client !== undefined && "start" in event;
  const method = hasEnded(event) ? "CANCEL" : isInvitation ? "REQUEST" : "PUBLISH";
  const message = { method, ...(isInvitation && { attendee: client }) } as const;
  const content = await calendarFile(records, { ids: [event.id], origin, message });
  return content === undefined ? {} : { calendar: { method, content } };
}

/** Whom a client's invitations name: where their notifications are sent. */
export async function readAttendee(
  db: Database,
  clientId: string,
): Promise<{ name: string; email: string }> {
  const { email, name } = await db
    .selectFrom("user")
    .select(["name", "email"])
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return { name, email: await readContactEmail(db, { id: clientId, email }) };
}
