import { eventPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/content/schemas/audit";
import type { Activity } from "@frontage/content/schemas/overview";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { scopedTo } from "../database/scope.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { type Notifier, storeNotification } from "../notifications/notifier.ts";
import { noteActivity } from "../overview/activity.ts";

export type EventDependencies = { db: Database; live: LiveChanges; notifier: Notifier };

/** A change of an event, and how the other side is notified of it. */
export type EventChange = {
  clientId: string;
  event: { id: string; title: string };
  action: AuditAction;
  notification: { title: string; detail: string };
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
  { db, live, notifier }: EventDependencies,
  { ipAddress, person }: ApiEnv["Variables"],
  change: (records: Database) => Promise<Change>,
): Promise<Change> {
  const { brokers, changed, stored } = await db.transaction().execute(async (transaction) => {
    const changed = await change(scopedTo(transaction, person));
    const { action, activity, clientId, event, notification } = changed;
    const subject = { subject: "event", subjectId: event.id, subjectName: event.title };
    await audit(transaction, { person, clientId, action, ...subject, ipAddress });
    if (activity) await noteActivity(transaction, { clientId, ...activity });
    const brokers = await brokerIds(transaction);
    const others = person.role === "broker" ? [clientId] : brokers;
    const news = { kind: "event", ...notification, path: eventPath(event.id) } as const;
    return { brokers, changed, stored: await storeNotification(transaction, others, news) };
  });
  await live.announce([changed.clientId, ...brokers], ["events", "overview", "clients"]);
  await notifier.send(stored);
  return changed;
}
