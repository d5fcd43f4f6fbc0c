import { dashboardPaths } from "@frontage/content/dashboard";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { NotificationTopic, Settings } from "@frontage/records/schemas/settings";
import { createHash, randomUUID } from "node:crypto";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import { recordAt } from "../database/record-at.ts";
import type { Email } from "../mail/mailer.ts";
import {
  type EmailOutbox,
  holdBack,
  joinWaiting,
  noticeHoldMs,
  type QueuedEmail,
  queueEmail,
} from "../outbox/email-outbox.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { readBrokerProfile, readContactEmail } from "../people/profiles.ts";
import { readSettings } from "../people/settings.ts";
import { isOfKeptVersion } from "./kept-version.ts";
import { type EmailExtras, emailExtrasSchema, notificationEmail } from "./notification-emails.ts";
import { type Together, togetherSchema } from "./together.ts";

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
  // The broker announces listings.
  listing: "messages",
  "market-note": "market-note",
};

/** Kinds that are emailed again although an earlier notification is unread: the record changed. */
const emailedAgain: ReadonlySet<PortalNotification["kind"]> = new Set([
  "document-request",
  "event",
  "offer",
]);

/**
 * A notification about a record. `title` and `detail` are short: one sentence without a full stop,
 * and the deal.
 */
export type NewNotification = Pick<PortalNotification, "kind" | "title" | "detail" | "path"> & {
  /** Replaces an unread notification with the same subject; by default, the kind and the path. */
  subject?: string;
  /** A reminder, which is emailed without delay, even if an earlier one is unread. */
  isReminder?: boolean;
  /** Cancels the subject: people who can't have seen the earlier notification get neither. */
  isUndo?: boolean;
  /** Kept when its record is deleted, as a cancellation is. */
  outlivesRecord?: boolean;
  /** Content of the email only. */
  email?: EmailExtras;
  /** `false` for no email. */
  isEmailed?: boolean;
  /**
   * The summary shown instead of several within minutes: "Taylor Morgan sent documents". Each is
   * stored, so the summary stays right when one of them is withdrawn.
   */
  together?: Together;
  /** The version of the document that it is about; by default the newest of the one it opens. */
  document?: { id: string; number: number };
  /** The prospect it names, if it opens another page: erasing them deletes it. */
  prospectId?: string;
  /** The key date as the person last saw it, as JSON. */
  before?: string;
};

/** Unread notifications at most this far apart are shown as one. */
const togetherWithinMs = 10 * 60_000;

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
  emails.writeBy("notification", async ({ id, person }) => {
    if (await isDisabled(db, person.id)) return undefined;
    return writeNews({ db, publicUrl }, id, person);
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

/** An email of the notifications it was queued for that still exist and are unread, if any. */
async function writeNews(
  { db, publicUrl }: { db: Database; publicUrl: string },
  emailId: string,
  person: QueuedEmail["person"],
): Promise<Email | undefined> {
  const rows = await db
    .selectFrom("notification")
    .select(["title", "detail", "path", "email", "isRead", "together"])
    .where("emailId", "=", emailId)
    .where(isOfKeptVersion)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const news = rows
    .map(({ email, ...row }) => {
      const extras = emailExtrasSchema.parse(JSON.parse(email ?? "{}"));
      return { ...row, ...extras, detail: extras.detail ?? row.detail };
    })
    // Calendar apps get changes only from the email.
    .filter(({ calendar, isRead }) => isRead === 0 || calendar !== undefined);
  const latest = news.at(-1);
  if (!latest) return undefined;
  let shown: Omit<typeof latest, "isRead" | "together"> = latest;
  if (news.length > 1 && latest.together !== null) {
    const { isListed, ...summary } = togetherSchema.parse(JSON.parse(latest.together));
    const details = news.flatMap((one) => one.details ?? []);
    shown = { ...summary, ...(isListed && { details }) };
  }
  return notificationEmail({ ...person, email: await readContactEmail(db, person) }, shown, {
    broker: await readBrokerProfile(db),
    link: publicUrl + shown.path,
    settingsLink: `${publicUrl}${dashboardPaths.settings}#notifications`,
    thread: threadOf(person.id, shown.path, publicUrl),
  });
}

/** The newest version of a document. */
async function newestVersionOf(db: Database, documentId: string): Promise<number | undefined> {
  const newest = await db
    .selectFrom("documentVersion")
    .select((eb) => eb.fn.max("number").as("number"))
    .where("documentId", "=", documentId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  return newest?.number ?? undefined;
}

/**
 * The thread of all emails to someone about a path's record. Hashed, because others may quote it.
 */
function threadOf(personId: string, path: string, publicUrl: string): string {
  const hash = createHash("sha256").update(`${personId} ${path}`).digest("hex").slice(0, 32);
  return `<about-${hash}@${new URL(publicUrl).hostname}>`;
}

/**
 * Stores a notification for each person, and queues its email, as their settings say. The email is
 * written when it is sent, because until then the notification may be read, replaced or deleted with
 * its record. Several of a kind within minutes share a row on screen and an email.
 *
 * @param db everyone's rows, or the transaction that makes the change itself
 */
export async function storeNotification(
  db: Database,
  personIds: readonly string[],
  notification: NewNotification,
): Promise<void> {
  const { isReminder = false, isUndo = false, kind, together } = notification;
  const subject = notification.subject ?? subjectOf(notification);
  const columns = await columnsOf(db, notification);
  for (const personId of personIds) {
    const wants = channelsFor(await readSettings(db, personId), kind, isReminder);
    // People who can't log in would find nothing behind the link. Later, `giveAccess` emails what
    // is requested of them; the rest they find in the dashboard.
    const isEmailed =
      notification.isEmailed !== false && wants.email && !(await isDisabled(db, personId));
    if (!wants.inApp && !isEmailed) continue;
    // So two concurrent ones join the same group.
    if (together) await lockRow(db, "user", personId);
    const unread = await findUnread(db, personId, subject);
    if (isUndo && unread && !mayHaveSeen(unread)) {
      await db.deleteFrom("notification").where("id", "=", unread.id).execute();
      continue;
    }
    // Keep an email-only one that was sent, and each move of a key date until it is read.
    const isKept =
      unread &&
      (columns.before === null ? unread.isShown === 0 && unread.isEmailed : mayHaveSeen(unread));
    const replaced = isKept ? undefined : unread;
    // A message after an unread one isn't emailed again.
    const isNews = !replaced?.isEmailed || together !== undefined || emailedAgain.has(kind);
    const of = { personId, kind: "notification" } as const;
    let emailId = replaced?.emailId ?? null;
    if (isEmailed && isReminder) emailId = await queueEmail(db, of);
    else if (isEmailed && isNews) {
      const about = columns.together ?? subject;
      emailId =
        (await joinWaiting(db, { ...of, about })) ?? (await queueEmail(db, { ...of, about }));
    }
    // Replaced rather than updated, so it leaves the group it was shown with.
    if (replaced) await db.deleteFrom("notification").where("id", "=", replaced.id).execute();
    const batch = columns.together ? await findBatch(db, personId, columns.together) : undefined;
    // Keeps the order of changes within a millisecond.
    const at = new Date(Math.max(Date.now(), batch ? Date.parse(batch.at) + 1 : 0)).toISOString();
    const isKnown = replaced ? mayHaveSeen(replaced) : await isSubjectOfAny(db, personId, subject);
    const row = {
      ...columns,
      id: randomUUID(),
      personId,
      subject,
      at,
      emailId,
      batchId: batch?.id ?? null,
      isRead: 0,
      isShown: wants.inApp ? 1 : 0,
      isKnown: isKnown && columns.before === null ? 1 : 0,
    } as const;
    await db.insertInto("notification").values(row).execute();
  }
}

/** The default subject of a notification. */
export const subjectOf = ({ kind, path }: Pick<NewNotification, "kind" | "path">) =>
  `${kind} ${path}`;

/** The columns that are the same for every recipient. */
async function columnsOf(
  db: Database,
  {
    before,
    detail,
    document,
    email,
    kind,
    outlivesRecord = false,
    path,
    prospectId,
    title,
    together,
  }: NewNotification,
) {
  const record = outlivesRecord ? undefined : recordAt(path);
  const exists =
    record &&
    (await db
      .selectFrom(record.table as "deal")
      .select("id")
      .where("id", "=", record.id)
      .execute());
  const opened = record?.column === "documentId" ? await newestVersionOf(db, record.id) : undefined;
  return {
    kind,
    title,
    detail,
    path,
    before: before ?? null,
    email: email ? JSON.stringify(email) : null,
    together: together ? JSON.stringify(together) : null,
    version: document?.number ?? opened ?? null,
    ...(exists && exists.length > 0 && { [record.column]: record.id }),
    ...(document && { documentId: document.id }),
    ...(prospectId !== undefined && { prospectId }),
  };
}

/** A person's unread notification of a subject; holds its waiting email until the commit. */
async function findUnread(db: Database, personId: string, subject: string) {
  const row = await db
    .selectFrom("notification")
    .select(["id", "at", "title", "before", "emailId", "isKnown", "isShown"])
    .where("personId", "=", personId)
    .where("subject", "=", subject)
    .where("isRead", "=", 0)
    .orderBy("at", "desc")
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, isEmailed: row.emailId !== null && !(await holdBack(db, row.emailId)) };
}

/**
 * Whether the person may have seen an unread notification or an earlier one of its subject: it was
 * emailed, or has been on screen for longer than an email is held.
 */
const mayHaveSeen = ({ at, isEmailed, isKnown, isShown }: NonNullable<Unread>) =>
  isEmailed || isKnown === 1 || (isShown === 1 && Date.parse(at) <= Date.now() - noticeHoldMs);

type Unread = Awaited<ReturnType<typeof findUnread>>;

/** A person's notification of a subject that they can't have seen yet. */
export async function findUnseen(db: Database, personId: string, subject: string) {
  const unread = await findUnread(db, personId, subject);
  return unread && !mayHaveSeen(unread) ? unread : undefined;
}

async function isSubjectOfAny(db: Database, personId: string, subject: string): Promise<boolean> {
  const earlier = await db
    .selectFrom("notification")
    .select("id")
    .where("personId", "=", personId)
    .where("subject", "=", subject)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** The group of the last minutes that a notification joins, if there is one. */
async function findBatch(db: Database, personId: string, together: string) {
  return db
    .selectFrom("notification")
    .select((eb) => ["at", eb.fn.coalesce("batchId", "id").as("id")])
    .where("personId", "=", personId)
    .where("together", "=", together)
    .where("isRead", "=", 0)
    .where("at", ">", new Date(Date.now() - togetherWithinMs).toISOString())
    .orderBy("at", "desc")
    .executeTakeFirst();
}

/**
 * Queues an email without a notification in the dashboard, to be sent without delay.
 *
 * @param db everyone's rows, or a transaction
 */
export async function emailOnly(
  db: Database,
  personId: string,
  notification: NewNotification,
): Promise<void> {
  const emailId = await queueEmail(db, { personId, kind: "notification" });
  const at = new Date().toISOString();
  const row = { id: randomUUID(), personId, at, isRead: 0, isShown: 0, emailId } as const;
  await db
    .insertInto("notification")
    .values({ ...(await columnsOf(db, notification)), ...row })
    .execute();
}

type Of = Pick<NewNotification, "kind" | "path" | "subject">;

/**
 * Marks as read what no longer needs an action: all of a page, or what is about a subject.
 *
 * @returns whose notifications it was
 */
export async function markRead(
  db: Database,
  personIds: readonly string[],
  { kind, path, subject }: Of,
): Promise<string[]> {
  const read = await db
    .updateTable("notification")
    .set({ isRead: 1 })
    .where("personId", "in", personIds)
    .where("kind", "=", kind)
    .where("path", "=", path)
    .$if(subject !== undefined, (rows) => rows.where("subject", "=", subject ?? ""))
    .returning("personId")
    .execute();
  return read.map(({ personId }) => personId);
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
