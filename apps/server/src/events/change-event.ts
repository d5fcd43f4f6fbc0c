import { eventPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/content/schemas/audit";
import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Activity } from "@frontage/content/schemas/overview";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { scopedTo } from "../database/scope.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import {
  type Notifier,
  type StoredNotification,
  dropUnknown,
  isUnknown,
  storeNotification,
} from "../notifications/notifier.ts";
import { noteActivity } from "../overview/activity.ts";
import { readTimeZone } from "../settings/queries.ts";
import { attachedEvent, eventDetails, liesAhead, readPlace } from "./event-emails.ts";

export type EventDependencies = {
  db: Database;
  live: LiveChanges;
  notifier: Notifier;
  publicUrl: string;
};

/** A change of an event, and how the other side is notified of it. */
export type EventChange = {
  clientId: string;
  event: PortalEvent;
  /** As it was; absent for a new one. */
  before?: PortalEvent;
  action: AuditAction;
  notification: {
    title: string;
    detail: string;
    /** It takes back what the other side was last told. */
    takesBack?: boolean;
  };
  /** Shown in the overview. */
  activity?: Pick<Activity, "icon" | "title" | "description">;
};

/**
 * Changes an event. The change, its audit entry and the notification are committed together;
 * then both sides' pages are updated.
 *
 * @param change makes the change with the person's records
 * @returns what `change` returned
 */
export async function changeEvent<Change extends EventChange>(
  { db, live, notifier, publicUrl }: EventDependencies,
  { ipAddress, person }: ApiEnv["Variables"],
  change: (records: Database) => Promise<Change>,
): Promise<Change> {
  const { brokers, changed, stored } = await db.transaction().execute(async (transaction) => {
    const changed = await change(scopedTo(transaction, person));
    const { action, activity, clientId, event } = changed;
    const subject = { subject: "event", subjectId: event.id, subjectName: event.title };
    await audit(transaction, { person, clientId, action, ...subject, ipAddress });
    if (activity) await noteActivity(transaction, { clientId, ...activity });
    const brokers = await brokerIds(transaction);
    const others = person.role === "broker" ? [clientId] : brokers;
    const stored = await notifyOf(transaction, changed, { origin: publicUrl, personIds: others });
    return { brokers, changed, stored };
  });
  await live.announce([changed.clientId, ...brokers], ["events", "overview", "clients"]);
  await Promise.all(stored.map(notifier.send));
  return changed;
}

/** Stores each person's notification, with the event's time in their time zone for the email. */
async function notifyOf(
  db: Database,
  { action, before, event, notification: { takesBack, ...told } }: EventChange,
  { origin, personIds }: { origin: string; personIds: readonly string[] },
): Promise<StoredNotification[]> {
  const place = await readPlace(db, event);
  const isEmailed = liesAhead(event) || (before !== undefined && liesAhead(before));
  const attached = isEmailed ? await attachedEvent(db, { before, event, origin }) : {};
  const stored: StoredNotification[] = [];
  for (const personId of personIds) {
    const about = { kind: "event", path: eventPath(event.id) } as const;
    if (takesBack && (await dropUnknown(db, personId, about))) {
      stored.push({ personIds: [personId] });
      continue;
    }
    const timeZone = await readTimeZone(db, personId);
    // To whom it is still new, it is so as it is now.
    const isNew =
      before !== undefined &&
      action === "change" &&
      (await isUnknown(db, personId, { ...about, title: newEventTitle(before) }));
    const details = eventDetails(event, { ...(isNew ? {} : { before }), place, timeZone });
    const news = { ...about, ...told, ...(isNew ? { title: newEventTitle(event) } : {}) };
    const email = isEmailed && { details, ...attached };
    stored.push(await storeNotification(db, [personId], { ...news, email }));
  }
  return stored;
}

/** How a client is told of an event that the broker added. */
export const newEventTitle = ({ title }: PortalEvent) => `New event: ${title}`;

/** The detail of a broker's notification: they have many events, so the title comes first. */
export const withReason = ({ title }: PortalEvent, reason: string) =>
  [title, reason].filter(Boolean).join(": ");
