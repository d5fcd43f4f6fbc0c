import type { PortalNotification } from "@frontage/content/schemas/notification";
import type { NotificationTopic, Settings } from "@frontage/content/schemas/settings";
import { randomUUID } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import type { Background } from "../jobs/background.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { Mailer } from "../mail/mailer.ts";
import { readSettings } from "../settings/queries.ts";
import { notificationEmail } from "./emails.ts";

/** Which setting decides about a kind. Other kinds are always shown, and never emailed. */
const topics: Partial<Record<PortalNotification["kind"], NotificationTopic>> = {
  message: "messages",
  signature: "signatures",
  document: "documents",
  event: "events",
  "market-note": "market-note",
};

/** Emailed again while the earlier notification is unread: the event has changed, or the note is another one. */
const emailedAgain: ReadonlySet<PortalNotification["kind"]> = new Set(["event", "market-note"]);

/** `title` and `detail` are short: one sentence without a full stop, and the deal. */
export type NewNotification = Pick<PortalNotification, "kind" | "title" | "detail" | "path"> & {
  /** About an event that is near; other notifications about an event are about a change. */
  isReminder?: boolean;
};

/** A stored notification, with the people who still have to hear of it. */
export type StoredNotification = {
  notification: Omit<NewNotification, "isReminder">;
  personIds: readonly string[];
  emailTo: readonly string[];
};

export type Notifier = {
  /** Updates open pages and sends the emails. Called after the notification is committed. */
  send: (stored: StoredNotification) => Promise<void>;
  /** Stores and sends. Called after the change itself is committed. */
  notify: (personIds: readonly string[], notification: NewNotification) => Promise<void>;
};

/** Notifies people in the dashboard and by email, as each has chosen. */
export function createNotifier({
  background,
  db,
  live,
  mailer,
  publicUrl,
}: {
  background: Background;
  db: Database;
  live: LiveChanges;
  mailer: Mailer;
  publicUrl: string;
}): Notifier {
  async function send({ emailTo, notification, personIds }: StoredNotification): Promise<void> {
    for (const personId of emailTo) {
      const person = await db
        .selectFrom("user")
        .select(["name", "email"])
        .where("id", "=", personId)
        .executeTakeFirst();
      if (!person) continue;
      const email = notificationEmail(person, notification, publicUrl + notification.path);
      background.start("email a notification", () => mailer.send(email));
    }
    await live.announce(personIds, ["notifications", "unread"]);
  }

  return {
    send,
    notify: async (personIds, notification) =>
      send(await storeNotification(db, personIds, notification)),
  };
}

/**
 * Stores a notification for each person who wants it. An unread one of the same kind and path
 * is replaced.
 *
 * @param db everyone's rows, or the transaction that makes the change itself
 * @returns for `Notifier.send`, once the transaction is committed
 */
export async function storeNotification(
  db: Database,
  personIds: readonly string[],
  { isReminder = false, ...notification }: NewNotification,
): Promise<StoredNotification> {
  const emailTo: string[] = [];
  for (const personId of personIds) {
    const settings = await readSettings(db, personId);
    const wants = channelsFor(settings, notification.kind, isReminder);
    const isFirst = !wants.inApp || (await upsertNotification(db, personId, notification));
    if (wants.email && (isFirst || emailedAgain.has(notification.kind))) emailTo.push(personId);
  }
  return { notification, personIds, emailTo };
}

function channelsFor(
  { notifications }: Settings,
  kind: PortalNotification["kind"],
  isReminder: boolean,
) {
  const topic = topics[kind];
  if (!topic) return { inApp: true, email: false };
  // This setting is about reminders: changes of an event are always shown.
  if (topic === "events" && !isReminder) return { ...notifications.events, inApp: true };
  return notifications[topic];
}

/** @returns whether it is new */
async function upsertNotification(
  db: Database,
  personId: string,
  notification: StoredNotification["notification"],
): Promise<boolean> {
  const at = new Date().toISOString();
  const replaced = await db
    .updateTable("notification")
    .set({ ...notification, at })
    .where("personId", "=", personId)
    .where("isRead", "=", 0)
    .where("kind", "=", notification.kind)
    .where("path", "=", notification.path)
    .executeTakeFirst();
  if (replaced.numUpdatedRows > 0n) return false;
  await db
    .insertInto("notification")
    .values({ id: randomUUID(), personId, ...notification, at, isRead: 0 })
    .execute();
  return true;
}
