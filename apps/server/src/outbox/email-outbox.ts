import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import type { AccountEmailKind, EmailKind } from "../database/tables.ts";
import { Failure, notFound } from "../http/failure.ts";
import { type AttemptResult, createOutbox, type Outbox, type Queue } from "./outbox.ts";
import { type Attempt, type Claim, retryNow } from "./queue.ts";
import { type DeliveryTimings, deliveryTimings } from "./timings.ts";
import type { Recipient } from "../mail/email.ts";
import type { Email, Mailer } from "../mail/mailer.ts";
import { sendAttempt } from "./send-attempt.ts";

/** An email to someone with an account, or to a prospect, that waits to be sent. */
export type QueuedEmail = {
  /** The same at each attempt. */
  id: string;
  kind: EmailKind;
  /** With their current name and address. */
  person: Recipient & { id: string; isProspect?: true };
  /** What writing it needs; never a secret, which would be readable in the table. */
  content: unknown;
};

/**
 * Writes an email when it is sent, with a fresh link if it has one. @returns nothing if it is no
 * longer needed, and is deleted
 */
type WriteEmail = (queued: QueuedEmail) => Promise<Email | undefined>;

export type EmailOutbox = Outbox & {
  /** Registers how emails of a kind are written; once per kind, before the start. */
  writeBy: (kind: EmailKind, write: WriteEmail) => void;
  /** Whether the server can send email, or at least save it where a developer finds it. */
  canSend: boolean;
};

type Options = {
  store: Pick<OpenDatabase, "db" | "kind">;
  log: Logger;
  mailer: Mailer;
  publicUrl: string;
  /** An email that is only saved as a file doesn't count as sent. */
  isProduction: boolean;
  /** Called after each attempt; `hasFailed` if there will be no other. */
  onAttempt: (email: QueuedEmail, result: AttemptResult) => void;
  /** The clock, in milliseconds. */
  now?: () => number;
  timings?: DeliveryTimings;
};

/** Separate queues: a person waiting for a link shouldn't wait for a hundred notifications. */
const targets = ["account", "notification"] as const;

const lowPriorityKinds: ReadonlySet<EmailKind> = new Set([
  "notification",
  "moved-date",
  "market-note",
  "digest",
  "weekly-report",
  "room-access",
  "room-message",
  "signed-agreement",
  "tour-answer",
  "offer-state",
]);

/** Links that expire soon are useless later; people request another. */
const sentWithinMs: Partial<Record<EmailKind, number>> = { reset: 3_600_000 };

/** Sends emails to people with accounts. The contact form's emails have their own queues. */
export function createEmailOutbox(options: Options): EmailOutbox {
  const { isProduction, log, mailer, now = Date.now, onAttempt, publicUrl, store } = options;
  const { timings = deliveryTimings } = options;
  const canSend = !(mailer.folder && isProduction);
  const writers = new Map<EmailKind, WriteEmail>();
  const messageHost = new URL(publicUrl).hostname;

  async function deliver(queued: QueuedEmail & Waiting, signal: AbortSignal): Promise<Attempt> {
    const attempt = canSend ? await send(queued, signal) : notSetUp;
    if (attempt.isDelivered || attempt === notNeeded) return attempt;
    const { id, kind } = queued;
    log.warn({ email: id, kind, detail: attempt.detail }, "An email couldn’t be sent");
    const withinMs = sentWithinMs[queued.kind];
    const isFinal = withinMs !== undefined && now() - Date.parse(queued.createdAt) >= withinMs;
    return { ...attempt, isFinal: attempt.isFinal === true || isFinal };
  }

  async function send(queued: QueuedEmail, signal: AbortSignal): Promise<Attempt> {
    const write = writers.get(queued.kind);
    if (!write) throw new Error(`Nothing writes emails of the kind "${queued.kind}".`);
    // Someone who was erased has no address: a contract keeps who they were.
    const email = queued.person.email === "" ? undefined : await write(queued);
    if (!email) {
      // Nobody needs to know, so it doesn't count as failed.
      await store.db.deleteFrom("email").where("id", "=", queued.id).execute();
      return notNeeded;
    }
    const messageId = `<${queued.id}@${messageHost}>`;
    const timeoutMs = timings.emailTimeoutMs;
    return sendAttempt(mailer, { ...email, messageId }, { endsIfRefused: true, signal, timeoutMs });
  }

  const queues = targets.map((target): Queue<QueuedEmail & Waiting> => ({
    name: { table: "email", target },
    read: (claim) => readEmail(store.db, claim),
    deliver,
    async onSettled(transaction, { id }, { at, detail, isDelivered }) {
      await transaction
        .updateTable("email")
        .set({ detail, attemptedAt: at, ...(isDelivered ? { content: null } : {}) })
        .where("id", "=", id)
        .execute();
    },
    onAttempt,
    onErased: async (id) => mailer.folder?.forget([id]),
  }));
  const writeBy: EmailOutbox["writeBy"] = (kind, write) => void writers.set(kind, write);
  return { ...createOutbox(queues, { store, log, now, timings }), canSend, writeBy };
}

const notNeeded: Attempt = {
  isDelivered: false,
  isFinal: true,
  detail: "It was no longer needed.",
};

const notSetUp: Attempt = {
  isDelivered: false,
  detail: "Email isn’t set up. Ask whoever runs your site to set it up.",
};

/**
 * How long the email of a notification waits for changes: a request may be withdrawn, or eleven
 * more documents may follow.
 */
export const noticeHoldMs = 2 * 60_000;

/** Kinds of email that never replace an earlier one, because each is about something different. */
const neverReplaced: ReadonlySet<EmailKind> = new Set([
  "market-note",
  "moved-date",
  "notification",
  "passkey-added",
  "passkey-removed",
  "weekly-report",
  "room-access",
  "room-message",
  "signed-agreement",
  "tour-answer",
  "offer-state",
]);

/** Whose email it is: someone's with an account, or a prospect's. */
type EmailOwner = { personId: string } | { prospectId: string };

const ownerColumn = (owner: EmailOwner) => ("personId" in owner ? "personId" : "prospectId");
const ownerId = (owner: EmailOwner) => ("personId" in owner ? owner.personId : owner.prospectId);

/**
 * Queues an email in the transaction of what it is about. `makeChange` wakes the outbox after the
 * commit; any other transaction has to. It replaces an earlier waiting one of the same kind, unless
 * each says something different.
 *
 * @param email.about sends it after `noticeHoldMs`; until then, others about the same join it
 * @returns its id
 */
export async function queueEmail(
  db: Database,
  {
    about,
    content,
    kind,
    ...owner
  }: EmailOwner & { kind: EmailKind; content?: unknown; about?: string },
): Promise<string> {
  const id = randomUUID();
  const at = new Date().toISOString();
  if (!neverReplaced.has(kind)) {
    await db
      .deleteFrom("email")
      .where(ownerColumn(owner), "=", ownerId(owner))
      .where("kind", "=", kind)
      .where((eb) => eb.or([eb("leasedUntil", "is", null), eb("leasedUntil", "<=", at)]))
      .execute();
  }
  await db
    .insertInto("email")
    .values({
      id,
      ...owner,
      kind,
      target: lowPriorityKinds.has(kind) ? "notification" : "account",
      content: content === undefined ? null : JSON.stringify(content),
      about: about ?? null,
      createdAt: at,
      state: "waiting",
      startedAt: at,
      nextAttemptAt: about === undefined ? at : new Date(Date.now() + noticeHoldMs).toISOString(),
    })
    .execute();
  return id;
}

/** Written, though nothing changes: so an email that nobody has tried to send waits for the commit. */
const keptFromSending = (db: Database) =>
  db
    .updateTable("email")
    .set((eb) => ({ attempts: eb.ref("attempts") }))
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .returning("id");

/** The email about the same that still waits, which then isn't sent before the commit. */
export async function joinWaiting(
  db: Database,
  { about, kind, personId }: { personId: string; kind: EmailKind; about: string },
): Promise<string | undefined> {
  const waiting = await keptFromSending(db)
    .where("personId", "=", personId)
    .where("kind", "=", kind)
    .where("about", "=", about)
    .executeTakeFirst();
  return waiting?.id;
}

/**
 * Keeps an email from being sent before the commit.
 *
 * @returns false if it was sent, or may be in progress
 */
export async function holdBack(db: Database, id: string): Promise<boolean> {
  return (await keptFromSending(db).where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** A person's emails with their state, latest first. */
export async function listEmails(db: Database, personId: string) {
  return db
    .selectFrom("email")
    .select(["id", "kind", "content", "state", "attempts", "detail", "createdAt", "attemptedAt"])
    .select("nextAttemptAt")
    .$narrowType<{ kind: AccountEmailKind }>()
    .where("personId", "=", personId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(emailsMax)
    .execute();
}

const emailsMax = 50;

/**
 * Makes an email due now; one that failed is attempted for another day.
 *
 * @throws 404 if it is not this person's, 409 if it was sent
 */
export async function retryEmail(
  db: Database,
  { emailId, personId }: { emailId: string; personId: string },
): Promise<void> {
  const email = await db
    .selectFrom("email")
    .select(["id", "kind", "state"])
    .where("id", "=", emailId)
    .where("personId", "=", personId)
    .executeTakeFirst();
  if (!email) throw notFound();
  // A saved email's content is deleted, unless it has none.
  const isGone = email.state === "saved" && writtenFromContent.has(email.kind);
  if (email.state === "delivered" || isGone) {
    throw new Failure(409, "This email was already sent.");
  }
  await retryNow(db, { table: "email" }, email);
}

/** Kinds whose text is only in their content. */
const writtenFromContent: ReadonlySet<EmailKind> = new Set(["moved-date", "market-note"]);

type Waiting = { createdAt: string };

async function readEmail(
  db: Database,
  { id }: Claim,
): Promise<(QueuedEmail & Waiting) | undefined> {
  const row = await db
    .selectFrom("email")
    .leftJoin("user", "user.id", "email.personId")
    .leftJoin("prospect", "prospect.id", "email.prospectId")
    .select(["email.kind", "email.content", "email.createdAt"])
    .select(["email.personId", "user.name", "user.email as address", "user.role"])
    .select(["email.prospectId", "prospect.name as prospectName"])
    .select("prospect.email as prospectAddress")
    .where("email.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { address, content, createdAt, kind, name, personId, role } = row;
  const { prospectAddress, prospectId, prospectName } = row;
  const queued = {
    id,
    kind,
    createdAt,
    content: content === null ? undefined : JSON.parse(content),
  };
  if (personId !== null && name !== null && address !== null) {
    return {
      ...queued,
      person: { id: personId, name, email: address, isBroker: role === "broker" },
    };
  }
  if (prospectId === null || prospectName === null || prospectAddress === null) return undefined;
  return {
    ...queued,
    person: {
      id: prospectId,
      name: prospectName,
      email: prospectAddress,
      isBroker: false,
      isProspect: true,
    },
  };
}
