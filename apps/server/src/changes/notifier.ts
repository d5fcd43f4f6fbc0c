import { dashboardPaths, documentPath } from "@frontage/content/dashboard";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { NotificationTopic, Settings } from "@frontage/records/schemas/settings";
import { createHash, randomUUID } from "node:crypto";
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import { lockRow } from "../database/lock-row.ts";
import { batchesOf } from "../database/batches.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import {
  type EmailOutbox,
  mergeIntoWaiting,
  queueEmail,
  removeUnsent,
  wasEmailed,
} from "../outbox/email-outbox.ts";
import * as z from "zod/mini";
import { isDisabled } from "../people/disabled-accounts.ts";
import { readBrokerProfile, readContactEmail } from "../people/profiles.ts";
import { readSettings } from "../people/settings.ts";
import { type EmailExtras, emailExtrasSchema, notificationEmail } from "./notification-emails.ts";

/** The setting for each kind. Other kinds are always shown, and never emailed. */
const topics: Partial<Record<PortalNotification["kind"], NotificationTopic>> = {
  message: "messages",
  signature: "signatures",
  document: "documents",
  // Also something that only the client can do.
  "document-request": "signatures",
  event: "events",
  // A buyer's, through the broker.
  offer: "messages",
  // The broker says it.
  listing: "messages",
  "market-note": "market-note",
};

/** Emailed again while the earlier notification is unread: the event or offer has changed. */
const emailedAgain: ReadonlySet<PortalNotification["kind"]> = new Set(["event", "offer"]);

/** `title` and `detail` are short: one sentence without a full stop, and the deal. */
export type NewNotification = Pick<PortalNotification, "kind" | "title" | "detail" | "path"> & {
  /** For an upcoming event or a document; emailed even while an earlier notification is unread. */
  isReminder?: boolean;
  /**
   * Which unread notifications of the same kind and path it replaces: by default all; none; or
   * those whose title begins like this.
   */
  replaces?: "none" | { titled: string };
  /** What only the email says; `false` for no email. */
  email?: EmailExtras | false;
  /**
   * What several of the same kind within minutes become: "Taylor Morgan sent documents". It names
   * none of them, so that it stays true when one is withdrawn.
   */
  combined?: Pick<PortalNotification, "title" | "detail" | "path">;
  /**
   * The record it is about, if its page shows several: an unread one about it is replaced, whatever
   * the texts say. Not combined.
   */
  about?: string;
};

/** While unread, it is combined with others that follow within this time after the last one. */
const combinedWithinMs = 10 * 60_000;

/** What the email needs; stored until it is sent. */
const emailContentSchema = z.object({
  ...emailExtrasSchema.shape,
  title: z.string(),
  detail: z.string(),
  path: z.string(),
});
type EmailContent = z.infer<typeof emailContentSchema>;

export type Notifier = {
  /** Updates open pages and wakes the outbox. Called after the notification is committed. */
  send: (personIds: readonly string[]) => Promise<void>;
  /** Stores and sends. Called after the change itself is committed. */
  notify: (personIds: readonly string[], notification: NewNotification) => Promise<void>;
};

/** Notifies people in the dashboard and by email, as each has chosen. */
export function createNotifier({
  db,
  emails,
  changeStream,
  publicUrl,
}: {
  db: Database;
  emails: EmailOutbox;
  changeStream: ChangeStream;
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

  async function send(personIds: readonly string[]): Promise<void> {
    emails.wake();
    await changeStream.publish(personIds, ["notifications"]);
  }

  return {
    send,
    async notify(personIds, notification) {
      await db
        .transaction()
        .execute((transaction) => storeNotification(transaction, personIds, notification));
      await send(personIds);
    },
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

/** The newest version of the document that a path opens. */
async function newestVersionAt(db: Database, path: string): Promise<EmailExtras["version"]> {
  const start = documentPath("");
  if (!path.startsWith(start)) return undefined;
  return db
    .selectFrom("documentVersion")
    .select(["documentId", "number"])
    .where("documentId", "=", path.slice(start.length))
    .where("removedAt", "is", null)
    .orderBy("number", "desc")
    .executeTakeFirst();
}

/**
 * The thread of all emails to someone about a path's record. Hashed, because others may quote it.
 */
function threadOf(personId: string, path: string, publicUrl: string): string {
  const hash = createHash("sha256").update(`${personId} ${path}`).digest("hex").slice(0, 32);
  return `<about-${hash}@${new URL(publicUrl).hostname}>`;
}

/**
 * Stores a notification for each person who wants it, and queues its emails. An unread one of the
 * same kind and path, or about the same record, is replaced, unless `replaces` says otherwise. What a person causes within
 * minutes becomes one notification and one email: emails wait a little, and a later one about the
 * same changes the waiting one, or becomes `combined` with it if it is about another record.
 *
 * @param db everyone's rows, or the transaction that makes the change itself
 */
export async function storeNotification(
  db: Database,
  personIds: readonly string[],
  {
    about: own,
    combined,
    email = {},
    isReminder = false,
    replaces,
    ...notification
  }: NewNotification,
): Promise<void> {
  const { detail, kind, path, title } = notification;
  const about = own ?? aboutOf({ combined, kind, path });
  const version = await newestVersionAt(db, path);
  for (const personId of personIds) {
    const settings = await readSettings(db, personId);
    const wants = channelsFor(settings, kind, isReminder);
    // So that two at the same moment are combined, and not both the first.
    if (combined) await lockRow(db, "user", personId);
    const isFirst =
      !wants.inApp ||
      !(
        (await replaceUnread(db, personId, { ...notification, about: own }, replaces)) ||
        (combined && (await combineWithRecent(db, personId, about, combined)))
      );
    if (wants.inApp && isFirst) {
      const row = { id: randomUUID(), personId, ...notification, isRead: 0, about } as const;
      const at = new Date().toISOString();
      await db
        .insertInto("notification")
        .values({ ...row, at })
        .execute();
    }
    // A message that follows an unread one only changes its email, while that is waiting.
    const isNews = isFirst || combined !== undefined || emailedAgain.has(kind);
    // People who can't log in would find nothing behind the link. Later, `giveAccess` emails what
    // is requested of them; the rest they find in the dashboard.
    if (email && wants.email && !(await isDisabled(db, personId))) {
      const content: EmailContent = {
        title,
        detail,
        path,
        ...(version ? { version } : {}),
        ...email,
      };
      const merge = (earlier: unknown) => mergeEmails(earlier, content, { combined, replaces });
      const of = { personId, kind: "notification" } as const;
      if (isReminder) await queueEmail(db, { ...of, content });
      else if (isNews) await queueEmail(db, { ...of, content, held: { about, merge } });
      else if (kind === "message") await mergeIntoWaiting(db, of, { about, merge });
    }
  }
}

/** What a notification and its email have in common with others of the same minutes. */
export function aboutOf({
  combined,
  kind,
  path,
}: Pick<NewNotification, "combined" | "kind" | "path">): string {
  return combined ? `${kind} ${combined.path} ${combined.title}` : `${kind} ${path}`;
}

/** The content of a waiting email after the next one about the same record. */
function mergeEmails(
  earlier: unknown,
  latest: EmailContent,
  { combined, replaces }: Pick<NewNotification, "combined" | "replaces">,
): EmailContent {
  const { details = [], path } = emailContentSchema.parse(earlier);
  if (!combined) return latest;
  if (replaces === "none") {
    return { ...combined, details: [...details, ...(latest.details ?? [])] };
  }
  return path === latest.path ? latest : combined;
}

/**
 * Whether a person was notified and can't have seen it: it is unread, and wasn't emailed.
 *
 * @param title if given, only with this title
 */
export async function isUnseen(
  db: Database,
  personId: string,
  about: string,
  title?: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom("notification")
    .select(["isRead", "title"])
    .where("personId", "=", personId)
    .where("about", "=", about)
    .execute();
  return (
    rows.length > 0 &&
    rows.every((row) => row.isRead === 0 && (title === undefined || row.title === title)) &&
    !(await wasEmailed(db, { personId, kind: "notification", about }))
  );
}

/**
 * Withdraws a notification of something that is undone, and its waiting email.
 *
 * @returns false if the person may have seen it, and has to be notified of the undo
 */
export async function withdrawUnseen(
  db: Database,
  personId: string,
  about: string,
): Promise<boolean> {
  await removeUnsent(db, { personId, kind: "notification", about });
  if (!(await isUnseen(db, personId, about))) return false;
  await db
    .deleteFrom("notification")
    .where("personId", "=", personId)
    .where("about", "=", about)
    .execute();
  return true;
}

type Of = Pick<NewNotification, "kind" | "path">;

/** Marks as read what no longer needs an action. @returns whose notifications it was */
export async function markRead(
  db: Database,
  personIds: readonly string[],
  { kind, path }: Of,
): Promise<string[]> {
  const read = await db
    .updateTable("notification")
    .set({ isRead: 1 })
    .where("personId", "in", personIds)
    .where("kind", "=", kind)
    .where("path", "=", path)
    .returning("personId")
    .execute();
  return read.map(({ personId }) => personId);
}

/**
 * Marks everyone's notifications of records that are about to be deleted.
 *
 * @param page also of everything that was ever on this page
 * @returns whose notifications it was
 */
export async function markGone(
  db: Database,
  paths: readonly string[],
  page?: string,
): Promise<string[]> {
  const mark = async (
    isGone: (eb: ExpressionBuilder<Tables, "notification">) => Expression<SqlBool>,
  ) =>
    db
      .updateTable("notification")
      .set({ isRead: 1, detail: "No longer available" })
      .where(isGone)
      .returning("personId")
      .execute();
  const marked = page === undefined ? [] : await mark((eb) => eb("path", "like", `${page}#%`));
  for (const some of batchesOf(paths)) marked.push(...(await mark((eb) => eb("path", "in", some))));
  return marked.map(({ personId }) => personId);
}

/**
 * Removes the waiting email of a notification that nobody has read, of something that is undone.
 * Others may be combined with it, so the notification stays.
 */
export async function removeUnreadEmail(
  db: Database,
  personId: string,
  notification: Pick<NewNotification, "combined" | "kind" | "path">,
): Promise<void> {
  const unread = await db
    .selectFrom("notification")
    .select("id")
    .where("personId", "=", personId)
    .where("kind", "=", notification.kind)
    .where("path", "=", notification.path)
    .where("isRead", "=", 0)
    .executeTakeFirst();
  const about = aboutOf(notification);
  if (unread) await removeUnsent(db, { personId, kind: "notification", about });
}

/** @returns whether there was one within the last minutes */
async function combineWithRecent(
  db: Database,
  personId: string,
  about: string,
  combined: NonNullable<NewNotification["combined"]>,
): Promise<boolean> {
  const now = Date.now();
  const updated = await db
    .updateTable("notification")
    .set({ ...combined, at: new Date(now).toISOString() })
    .where("personId", "=", personId)
    .where("isRead", "=", 0)
    .where("about", "=", about)
    .where("at", ">", new Date(now - combinedWithinMs).toISOString())
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
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

/** @returns whether there was one */
async function replaceUnread(
  db: Database,
  personId: string,
  {
    about,
    ...notification
  }: Pick<NewNotification, "kind" | "title" | "detail" | "path"> & { about: string | undefined },
  replaces: NewNotification["replaces"],
): Promise<boolean> {
  if (replaces === "none") return false;
  let query = db
    .updateTable("notification")
    .set({ ...notification, at: new Date().toISOString() })
    .where("personId", "=", personId)
    .where("isRead", "=", 0)
    .where("kind", "=", notification.kind);
  query =
    about === undefined
      ? query.where("path", "=", notification.path)
      : query.where("about", "=", about);
  if (replaces) {
    // Counted like the databases count characters.
    const { length } = Array.from(replaces.titled);
    query = query.where(sql`substr("title", 1, ${sql.lit(length)})`, "=", replaces.titled);
  }
  const replaced = await query.executeTakeFirst();
  return replaced.numUpdatedRows > 0n;
}
