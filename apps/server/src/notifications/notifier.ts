import { dashboardPaths } from "@frontage/content/dashboard";
import type { PortalNotification } from "@frontage/content/schemas/notification";
import type { NotificationTopic, Settings } from "@frontage/content/schemas/settings";
import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import * as z from "zod/mini";
import { isDisabled } from "../accounts/disabled-accounts.ts";
import { readBrokerProfile, readContactEmail } from "../profile/queries.ts";
import { readSettings } from "../settings/queries.ts";
import { type EmailExtras, emailExtrasSchema, notificationEmail } from "./emails.ts";

/** Which setting decides about a kind. Other kinds are always shown, and never emailed. */
const topics: Partial<Record<PortalNotification["kind"], NotificationTopic>> = {
  message: "messages",
  signature: "signatures",
  document: "documents",
  // Also something only the client can do.
  "document-request": "signatures",
  event: "events",
  "market-note": "market-note",
};

/** Emailed again while the earlier notification is unread: the event has changed. */
const emailedAgain: ReadonlySet<PortalNotification["kind"]> = new Set(["event"]);

/** `title` and `detail` are short: one sentence without a full stop, and the deal. */
export type NewNotification = Pick<PortalNotification, "kind" | "title" | "detail" | "path"> & {
  /** Of an event that is near, or of a document; emailed even while an earlier one is unread. */
  isReminder?: boolean;
  /**
   * Which unread ones of the same kind and path it replaces: all, unless given; none; or those whose
   * title begins so.
   */
  replaces?: "none" | { titled: string };
  /** What only the email says; `false`: no email is sent. */
  email?: EmailExtras | false;
};

type ShownNotification = Omit<NewNotification, "isReminder" | "email" | "replaces">;

/** A stored notification's people, whose emails are queued and whose pages don’t show it yet. */
export type StoredNotification = { personIds: readonly string[] };

/** What the email needs; stored until it is sent. */
const emailContentSchema = z.object({
  ...emailExtrasSchema.shape,
  title: z.string(),
  detail: z.string(),
  path: z.string(),
});

export type Notifier = {
  /** Updates open pages and wakes the outbox. Called after the notification is committed. */
  send: (stored: StoredNotification) => Promise<void>;
  /** Stores and sends. Called after the change itself is committed. */
  notify: (personIds: readonly string[], notification: NewNotification) => Promise<void>;
};

/** Notifies people in the dashboard and by email, as each has chosen. */
export function createNotifier({
  db,
  emails,
  live,
  publicUrl,
}: {
  db: Database;
  emails: EmailOutbox;
  live: LiveChanges;
  publicUrl: string;
}): Notifier {
  emails.writeBy("notification", async ({ content, person }) => {
    if (await isDisabled(db, person.id)) return undefined;
    const notification = emailContentSchema.parse(content);
    if (notification.version && !(await isKept(db, notification.version))) return undefined;
    const recipient = { ...person, email: await readContactEmail(db, person) };
    const options = {
      broker: await readBrokerProfile(db),
      link: publicUrl + notification.path,
      settingsLink: `${publicUrl}${dashboardPaths.settings}#notifications`,
      thread: threadOf(person.id, notification.path, publicUrl),
    };
    return notificationEmail(recipient, notification, options);
  });

  async function send({ personIds }: StoredNotification): Promise<void> {
    emails.wake();
    await live.announce(personIds, ["notifications", "unread"]);
  }

  return {
    send,
    notify: async (personIds, notification) =>
      send(await storeNotification(db, personIds, notification)),
  };
}

async function isKept(
  db: Database,
  { documentId, number }: NonNullable<EmailExtras["version"]>,
): Promise<boolean> {
  const kept = await db
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select("document.id")
    .where("document.id", "=", documentId)
    .where("documentVersion.number", "=", number)
    .where("document.removedAt", "is", null)
    .where("documentVersion.removedAt", "is", null)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Of all emails to someone about what a path leads to. Hashed, as others may quote it. */
function threadOf(personId: string, path: string, publicUrl: string): string {
  const hash = createHash("sha256").update(`${personId} ${path}`).digest("hex").slice(0, 32);
  return `<about-${hash}@${new URL(publicUrl).hostname}>`;
}

/**
 * Stores a notification for each person who wants it, and queues the emails about it. An unread
 * one of the same kind and path is replaced, unless `replaces` says otherwise.
 *
 * @param db everyone's rows, or the transaction that makes the change itself
 * @returns for `Notifier.send`, once the transaction is committed
 */
export async function storeNotification(
  db: Database,
  personIds: readonly string[],
  { email = {}, isReminder = false, replaces, ...notification }: NewNotification,
): Promise<StoredNotification> {
  const { detail, path, title } = notification;
  for (const personId of personIds) {
    const settings = await readSettings(db, personId);
    const wants = channelsFor(settings, notification.kind, isReminder);
    const isFirst =
      !wants.inApp || (await upsertNotification(db, personId, notification, replaces));
    const isEmailed = isFirst || isReminder || emailedAgain.has(notification.kind);
    // Whoever can't log in would find nothing behind its link. Later, `giveAccess` emails what is
    // requested of them; all else they find in the dashboard.
    if (email && wants.email && isEmailed && !(await isDisabled(db, personId))) {
      await queueEmail(db, {
        personId,
        kind: "notification",
        content: { title, detail, path, ...email },
      });
    }
  }
  return { personIds };
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
  notification: ShownNotification,
  replaces: NewNotification["replaces"],
): Promise<boolean> {
  const at = new Date().toISOString();
  if (replaces !== "none") {
    let query = db
      .updateTable("notification")
      .set({ ...notification, at })
      .where("personId", "=", personId)
      .where("isRead", "=", 0)
      .where("kind", "=", notification.kind)
      .where("path", "=", notification.path);
    if (replaces) {
      // As the databases count.
      const { length } = Array.from(replaces.titled);
      query = query.where(sql`substr("title", 1, ${sql.lit(length)})`, "=", replaces.titled);
    }
    const replaced = await query.executeTakeFirst();
    if (replaced.numUpdatedRows > 0n) return false;
  }
  await db
    .insertInto("notification")
    .values({ id: randomUUID(), personId, ...notification, at, isRead: 0 })
    .execute();
  return true;
}
