import { eventPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/records/schemas/audit";
import { hasEnded, type PortalEvent } from "@frontage/records/schemas/event";
import type { Activity } from "@frontage/records/schemas/overview";
import type { Change, ChangeServices } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { emailOnly, findUnseen, subjectOf } from "../changes/notifier.ts";
import { queueEmail } from "../outbox/email-outbox.ts";
import { readSettings, readTimeZone } from "../people/settings.ts";
import { attachedEvent, eventDetails, liesAhead, readAttendee, readPlace } from "./event-emails.ts";
import { isRescheduled } from "./rows.ts";

export type EventDependencies = ChangeServices & { publicUrl: string };

/** A change of an event, and how the other side is notified of it. */
type EventChange = {
  clientId: string;
  event: PortalEvent;
  /** As it was; absent for a new one. */
  before?: PortalEvent;
  action: AuditAction;
  notification: {
    title: string;
    detail: string;
    /** It undoes what the other side was last notified of. */
    isUndo?: boolean;
  };
  /** Shown in the overview. */
  activity?: Pick<Activity, "icon" | "title" | "description">;
};

/** Audits the change of an event, and notifies the other side. */
export async function noteEventChange(
  { publicUrl }: Pick<EventDependencies, "publicUrl">,
  change: Change,
  changed: EventChange,
): Promise<void> {
  const { action, activity, clientId, event } = changed;
  const subject = { subject: "event", subjectId: event.id, subjectName: event.title } as const;
  await change.audit({ clientId, action, ...subject });
  if (activity) await change.noteActivity({ clientId, ...activity });
  const others = change.person.role === "broker" ? [clientId] : change.brokers;
  await notifyOf(change, changed, { origin: publicUrl, personIds: others });
  if (change.person.id === clientId) await inviteAuthor(change, changed, publicUrl);
  await emailProspect(change, changed);
}

/** Emails the prospect whose tour an event is, once it is at another time or canceled. */
async function emailProspect({ db }: Change, { before, event }: EventChange): Promise<void> {
  if (!before || !isRescheduled(before, event)) return;
  if (!liesAhead(before) && !liesAhead(event)) return;
  const tour = await db
    .selectFrom("tourRequest")
    .select(["id", "prospectId"])
    .where("eventId", "=", event.id)
    .where("status", "=", "confirmed")
    .executeTakeFirst();
  if (!tour) return;
  const { id: tourId, prospectId } = tour;
  if (event.status === "canceled") return cancelTours(db, [tourId]);
  await db
    .updateTable("tourRequest")
    .set((eb) => ({
      sequence: eb(eb.fn.coalesce("sequence", eb.lit(-1)), "+", 1),
      revisedAt: new Date().toISOString(),
    }))
    .where("id", "=", tourId)
    .execute();
  await queueEmail(db, { prospectId, kind: "tour-answer", content: { tourId } });
}

/**
 * Calls tours off and emails their buyers. The tours keep the time that the calendar says, which
 * may be about to forget it.
 */
export async function cancelTours(db: Database, ids: readonly string[]): Promise<void> {
  for (const tourId of ids) {
    const { prospectId } = await db
      .updateTable("tourRequest")
      .set((eb) => {
        const ofEvent = (column: "startsAt" | "endsAt") =>
          eb
            .selectFrom("event")
            .select(`event.${column}`)
            .whereRef("event.id", "=", "tourRequest.eventId");
        return {
          status: "canceled",
          startsAt: eb.fn.coalesce(ofEvent("startsAt"), "tourRequest.startsAt"),
          endsAt: eb.fn.coalesce(ofEvent("endsAt"), "tourRequest.endsAt"),
          version: eb("version", "+", 1),
          // Null stays null: nobody was invited.
          sequence: eb("sequence", "+", 1),
          revisedAt: new Date().toISOString(),
        };
      })
      .where("id", "=", tourId)
      .returning("prospectId")
      .executeTakeFirstOrThrow();
    await queueEmail(db, { prospectId, kind: "tour-answer", content: { tourId } });
  }
}

/**
 * Emails a client what their own answer or cancellation does to their calendar app: nothing else
 * does.
 */
async function inviteAuthor(
  { db }: Change,
  { before, clientId, event }: EventChange,
  origin: string,
): Promise<void> {
  if (!before || !isRescheduled(before, event)) return;
  const client = await readAttendee(db, clientId);
  const { calendar } = await attachedEvent(db, { before, client, event, origin });
  if (!calendar || !(await readSettings(db, clientId)).notifications.events.email) return;
  const timeZone = await readTimeZone(db, clientId);
  const place = await readPlace(db, event);
  await emailOnly(db, clientId, {
    kind: "event",
    title: `${hasEnded(event) ? "Canceled" : "Confirmed"}: ${event.title}`,
    detail: "",
    path: eventPath(event.id),
    outlivesRecord: true,
    email: { details: eventDetails(event, { before, place, timeZone }), calendar },
  });
}

/** Notifies each person; the email gives the event's time in their time zone. */
async function notifyOf(
  { db, notify }: Change,
  { action, before, clientId, event, notification }: EventChange,
  { origin, personIds }: { origin: string; personIds: readonly string[] },
): Promise<void> {
  const place = await readPlace(db, event);
  const isEmailed = liesAhead(event) || (before !== undefined && liesAhead(before));
  const outlivesRecord = action === "cancel";
  const record = { kind: "event", path: eventPath(event.id), outlivesRecord } as const;
  for (const personId of personIds) {
    const timeZone = await readTimeZone(db, personId);
    // If the other side hasn't seen the event yet, it is new to them, in its current form.
    const isUnseen = before !== undefined && (await isUnseenEvent(db, personId, before));
    const isNew = isUnseen && action === "change";
    const details = eventDetails(event, { ...(isNew ? {} : { before }), place, timeZone });
    // Canceling an event they can't have seen needs no notification.
    const isUndo = notification.isUndo === true || (isUnseen && action === "cancel");
    const title = isNew ? newEventTitle(event) : notification.title;
    const client = personId === clientId ? await readAttendee(db, clientId) : undefined;
    const attached = await attachedEvent(db, { before, client, event, origin });
    const email = { details, ...attached };
    await notify([personId], { ...record, ...notification, title, isUndo, isEmailed, email });
  }
}

/** Whether a person can't have seen that an event was added. */
export async function isUnseenEvent(
  db: Database,
  personId: string,
  event: PortalEvent,
): Promise<boolean> {
  const subject = subjectOf({ kind: "event", path: eventPath(event.id) });
  // By its beginning: the event may have another name by now.
  return (await findUnseen(db, personId, subject))?.title.startsWith(newEventPrefix) === true;
}

/** How a client is notified of an event that the broker added. */
export const newEventTitle = ({ title }: PortalEvent) => `${newEventPrefix}${title}`;

const newEventPrefix = "New event: ";

/** The detail of a broker's notification: they have many events, so the title comes first. */
export const withReason = ({ title }: PortalEvent, reason: string) =>
  [title, reason].filter(Boolean).join(": ");
