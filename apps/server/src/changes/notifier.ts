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
  // The broker says it.
  listing: "messages",
  "market-note": "market-note",
};

/** Emailed again while the earlier notification is unread: the record has changed. */
const emailedAgain: ReadonlySet<PortalNotification["kind"]> = new Set([
  "document-request",
  "event",
  "offer",
]);

/**
 * Something that is new about a record. `title` and `detail` are short: one sentence without a full
 * stop, and the deal.
 */
export type NewNotification = Pick<PortalNotification, "kind" | "title" | "detail" | "path"> & {
  /**
   * What is new: an unread notification of the same subject is replaced. By default whatever is of
   * this kind at this path.
   */
  subject?: string;
  /** For an upcoming event or a document; emailed at once, even while an earlier one is unread. */
  isReminder?: boolean;
  /** It takes back the subject: whoever hasn't been told of it needn't be told of either. */
  isUndo?: boolean;
  /** It stays when its record goes: a cancellation. */
  outlivesRecord?: boolean;
  /** What only the email says. */
  email?: EmailExtras;
  /** `false` for no email. */
  isEmailed?: boolean;
  /**
   * What several of the same minutes say as one: "Taylor Morgan sent documents". They stay
   * separate, so that it is still true when one of them is withdrawn.
   */
  together?: Together;
  /** The version of the document that it is about; by default the newest of the one it opens. */
  document?: { id: string; number: number };
  /** Whom it names, if their page isn't the one it opens. They take it along when they are erased. */
  prospectId?: string;
  /** How the person knows the key date that it is about: if it is that again, nothing is new. */
  before?: string;
};

/** Unread ones that follow each other within this time are shown as one. */
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

/** One email of everything that it was to tell of and is still true and unread, if anything is. */
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
  const told = rows
    .map(({ email, ...row }) => {
      const extras = emailExtrasSchema.parse(JSON.parse(email ?? "{}"));
      return { ...row, ...extras, detail: extras.detail ?? row.detail };
    })
    // A calendar app learns of it from the email alone.
    .filter(({ calendar, isRead }) => isRead === 0 || calendar !== undefined);
  const latest = told.at(-1);
  if (!latest) return undefined;
  let news: Omit<typeof latest, "isRead" | "together"> = latest;
  if (told.length > 1 && latest.together !== null) {
    const { isListed, ...shared } = togetherSchema.parse(JSON.parse(latest.together));
    const details = told.flatMap((one) => one.details ?? []);
    news = { ...shared, ...(isListed && { details }) };
  }
  return notificationEmail({ ...person, email: await readContactEmail(db, person) }, news, {
    broker: await readBrokerProfile(db),
    link: publicUrl + news.path,
    settingsLink: `${publicUrl}${dashboardPaths.settings}#notifications`,
    thread: threadOf(person.id, news.path, publicUrl),
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
 * Stores what is new for each person who wants to know, and queues an email that tells of it. What
 * the email says is decided when it is sent: until then, it may be read, replaced or gone with its
 * record. What a person causes within minutes becomes one notification and one email.
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
    // So that two at the same moment are shown as one, and not both the first.
    if (together) await lockRow(db, "user", personId);
    const unread = await findUnread(db, personId, subject);
    if (isUndo && unread && !isTold(unread)) {
      await db.deleteFrom("notification").where("id", "=", unread.id).execute();
      continue;
    }
    // What was only emailed is done with, and each move of a date stays until it is read.
    const isKept =
      unread &&
      (columns.before === null ? unread.isShown === 0 && unread.isEmailed : isTold(unread));
    const replaced = isKept ? undefined : unread;
    // A message that follows an unread one only changes its email, while that is waiting.
    const isNews = !replaced?.isEmailed || together !== undefined || emailedAgain.has(kind);
    const of = { personId, kind: "notification" } as const;
    let emailId = replaced?.emailId ?? null;
    if (isEmailed && isReminder) emailId = await queueEmail(db, of);
    else if (isEmailed && isNews) {
      const about = columns.together ?? subject;
      emailId =
        (await joinWaiting(db, { ...of, about })) ?? (await queueEmail(db, { ...of, about }));
    }
    // Not updated: it may be shown as one with others that say something else now.
    if (replaced) await db.deleteFrom("notification").where("id", "=", replaced.id).execute();
    const batch = columns.together ? await findBatch(db, personId, columns.together) : undefined;
    // In the order of the changes, also within a millisecond.
    const at = new Date(Math.max(Date.now(), batch ? Date.parse(batch.at) + 1 : 0)).toISOString();
    const isKnown = replaced ? isTold(replaced) : await isSubjectOfAny(db, personId, subject);
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

/** What is new, unless a notification says so: whatever is of a kind at a path. */
export const subjectOf = ({ kind, path }: Pick<NewNotification, "kind" | "path">) =>
  `${kind} ${path}`;

/** What everyone's row of it says, and the record that it goes with. */
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

/**
 * A person's unread notification of a subject. Its email, if it waits, isn't sent before the
 * transaction ends.
 */
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
 * Whether the person may know of the subject: from an email, from before, or because it was on
 * screen for longer than an email waits.
 */
const isTold = ({ at, isEmailed, isKnown, isShown }: NonNullable<Unread>) =>
  isEmailed || isKnown === 1 || (isShown === 1 && Date.parse(at) <= Date.now() - noticeHoldMs);

type Unread = Awaited<ReturnType<typeof findUnread>>;

/** What waits for a person who can't know of a subject yet. */
export async function findUntold(db: Database, personId: string, subject: string) {
  const unread = await findUnread(db, personId, subject);
  return unread && !isTold(unread) ? unread : undefined;
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

/** Those of the last minutes that another one is shown with, if there are any. */
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
 * Queues an email that no notification on screen goes with. It is sent at once.
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
