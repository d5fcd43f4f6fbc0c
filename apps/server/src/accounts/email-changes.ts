import { randomBytes, randomUUID } from "node:crypto";
import type { OwnEmailChange } from "@frontage/records/schemas/email-change";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { lockRow } from "../database/lock-row.ts";
import { Failure, signInNeeded } from "../http/failure.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import { moveContactEmail } from "../people/profiles.ts";
import { type AuthLibrary, type LibraryTables, lifetimes } from "./auth-library.ts";
import { endAccess } from "./end-access.ts";
import { lockSession, type SessionOwner } from "./lock-session.ts";
import {
  emailKinds,
  linkValue,
  removeEmailChange,
  type Side,
  sides,
} from "./remove-email-change.ts";
import { confirmCurrentEmail, confirmNewEmail } from "./emails.ts";

// The auth library's own change of email takes effect on a mere GET, asks the two addresses one
// after the other, and can't be seen or canceled while it waits. So we have our own.

export type EmailConfirmation = {
  person: Person;
  newEmail: string;
  /**
   * - "waiting": the other address has not confirmed it yet
   * - "changed": it is the login email now, and all sessions have ended
   * - "taken": another account has the address
   */
  outcome: "waiting" | "changed" | "taken";
  /** This address had not confirmed it before. */
  isFirst: boolean;
};

export type EmailChanges = {
  /** A person's change that is pending, or that expired and wasn't dismissed. */
  findEmailChange: (personId: string) => Promise<OwnEmailChange | undefined>;
  /**
   * Starts a change of a login email, and queues an email with a link to each address; to the new
   * one unless it has an account.
   *
   * @param by who starts it: the person, or a broker
   * @throws Failure 409 if another change is pending; 401 if the session has ended meanwhile
   */
  startEmailChange: (personId: string, email: string, by: SessionOwner) => Promise<void>;
  /**
   * Cancels a pending change; its links stop working.
   *
   * @param newEmail only one to this address
   * @returns whether there was one
   */
  cancelEmailChange: (personId: string, newEmail?: string) => Promise<boolean>;
  /** Confirms a change by the token of an email's link. @returns nothing if the link is dead */
  confirmEmailChange: (token: string) => Promise<EmailConfirmation | undefined>;
  /**
   * Changes the email of an account that has no password yet. That needs no confirmation, because
   * nobody has logged in with it. Earlier links stop working.
   *
   * @returns whether it was changed; false if the account has a password by now
   */
  changeInvitedEmail: (personId: string, email: string) => Promise<boolean>;
};

type Dependencies = {
  auth: AuthLibrary;
  db: Database;
  emails: EmailOutbox;
  findById: (id: string) => Promise<Person | undefined>;
  publicUrl: string;
};

const contentSchema = z.object({ changeId: z.string() });

export function createEmailChanges({
  auth,
  db,
  emails,
  findById,
  publicUrl,
}: Dependencies): EmailChanges {
  const tokenKey = (token: string) => `email-change:${token}`;

  for (const side of sides) {
    emails.writeBy(emailKinds[side], async ({ content, person }) => {
      const { changeId } = contentSchema.parse(content);
      const change = await pendingChange(db, changeId);
      if (!change) return undefined;
      // Someone else has the address already, and has nothing to confirm.
      if (side === "new" && (await isTaken(db, change))) return undefined;
      const link = await createLink(side, change);
      const { newEmail } = change;
      if (side === "new") return confirmNewEmail(person, { link, newEmail });
      return confirmCurrentEmail(person, { link, newEmail });
    });
  }

  /** Called when the email is sent, so that none of our tables or files holds the token. */
  async function createLink(side: Side, { expiresAt, id }: { id: string; expiresAt: string }) {
    const { internalAdapter } = await auth.$context;
    const token = randomBytes(32).toString("base64url");
    await internalAdapter.createVerificationValue({
      identifier: tokenKey(token),
      value: linkValue(id, side),
      expiresAt: new Date(expiresAt),
    });
    return `${publicUrl}/login?email-change=${token}`;
  }

  return {
    async findEmailChange(personId) {
      const change = await db
        .selectFrom("emailChange")
        .select(["newEmail", "expiresAt", "currentConfirmedAt", "newConfirmedAt"])
        .where("personId", "=", personId)
        .executeTakeFirst();
      if (!change) return undefined;
      const { currentConfirmedAt, expiresAt, newConfirmedAt, newEmail } = change;
      return {
        newEmail,
        expiresAt,
        isCurrentConfirmed: currentConfirmedAt !== null,
        isNewConfirmed: newConfirmedAt !== null,
      };
    },

    async startEmailChange(personId, email, by) {
      await db.transaction().execute(async (transaction) => {
        if (!(await lockSession(transaction, by))) throw signInNeeded();
        const id = randomUUID();
        const at = Date.now();
        await removeExpired(transaction, personId, at);
        const started = await transaction
          .insertInto("emailChange")
          .values({
            personId,
            id,
            newEmail: email.toLowerCase(),
            requestedAt: new Date(at).toISOString(),
            expiresAt: new Date(at + lifetimes.emailChange * 1000).toISOString(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!started.numInsertedOrUpdatedRows) {
          throw new Failure(409, "Another change of this email is pending. Cancel it first.");
        }
        for (const side of sides) {
          const content = { changeId: id };
          await queueEmail(transaction, { personId, kind: emailKinds[side], content });
        }
      });
      emails.wake();
    },

    cancelEmailChange: (personId, newEmail) =>
      db
        .transaction()
        .execute(async (transaction) => removeEmailChange(transaction, personId, newEmail)),

    async confirmEmailChange(token) {
      const { internalAdapter } = await auth.$context;
      const link = await internalAdapter.findVerificationValue(tokenKey(token));
      if (!link || link.expiresAt <= new Date()) return undefined;
      const [changeId = "", value] = link.value.split(" ");
      const side = sides.find((each) => each === value);
      if (!side) return undefined;
      try {
        return await db
          .transaction()
          .execute(async (transaction) => confirm(transaction, changeId, side));
      } catch (error) {
        // Another account took the address in the meantime.
        const change = await pendingChange(db, changeId);
        const person = change && (await findById(change.personId));
        if (!person || !(await isTaken(db, change))) throw error;
        return { person, newEmail: change.newEmail, outcome: "taken", isFirst: false };
      }
    },

    changeInvitedEmail: (personId, email) =>
      db.transaction().execute(async (transaction) => {
        const hasPassword = await transaction
          .$extendTables<LibraryTables>()
          .selectFrom("account")
          .select("id")
          .where("userId", "=", personId)
          .executeTakeFirst();
        if (hasPassword) return false;
        await setEmail(transaction, personId, email.toLowerCase());
        return true;
      }),
  };
}

async function confirm(
  transaction: Database,
  changeId: string,
  side: Side,
): Promise<EmailConfirmation | undefined> {
  const column = side === "current" ? "currentConfirmedAt" : "newConfirmedAt";
  const pending = await pendingChange(transaction, changeId);
  if (!pending) return undefined;
  // When both addresses confirm at the same time, the later one completes the change.
  await lockRow(transaction, "user", pending.personId);
  const confirmed = await transaction
    .updateTable("emailChange")
    .set({ [column]: new Date().toISOString() })
    .where("id", "=", changeId)
    .where(column, "is", null)
    .executeTakeFirst();
  const change = await pendingChange(transaction, changeId);
  if (!change) return undefined;
  const { newEmail, personId } = change;
  const person = await transaction
    .selectFrom("user")
    .select(["id", "name", "email", "role"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  const result = { person, newEmail, isFirst: confirmed.numUpdatedRows > 0n };
  if (!change.currentConfirmedAt || !change.newConfirmedAt) {
    return { ...result, outcome: "waiting" };
  }
  if (await isTaken(transaction, change)) return { ...result, outcome: "taken" };
  await setEmail(transaction, personId, newEmail);
  await moveContactEmail(transaction, person, newEmail);
  return { ...result, outcome: "changed" };
}

async function pendingChange(db: Database, id: string) {
  return db
    .selectFrom("emailChange")
    .selectAll()
    .where("id", "=", id)
    .where("expiresAt", ">", new Date().toISOString())
    .executeTakeFirst();
}

async function isTaken(
  db: Database,
  { newEmail, personId }: { newEmail: string; personId: string },
): Promise<boolean> {
  const other = db
    .selectFrom("user")
    .select("id")
    .where("email", "=", newEmail)
    .where("id", "!=", personId);
  return (await other.executeTakeFirst()) !== undefined;
}

async function removeExpired(transaction: Database, personId: string, now: number): Promise<void> {
  const expired = await transaction
    .selectFrom("emailChange")
    .select("id")
    .where("personId", "=", personId)
    .where("expiresAt", "<=", new Date(now).toISOString())
    .executeTakeFirst();
  if (expired) await removeEmailChange(transaction, personId);
}

async function setEmail(transaction: Database, personId: string, email: string): Promise<void> {
  await transaction.updateTable("user").set({ email }).where("id", "=", personId).execute();
  await endAccess(transaction, personId, "email-change");
}
