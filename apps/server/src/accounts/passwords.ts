import type { PasswordLinkOwner } from "@frontage/records/schemas/account";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { EmailKind } from "../database/tables.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import type { AuthLibrary } from "./auth-library.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { endAccess } from "./end-access.ts";
import { lockRow } from "../database/lock-row.ts";
import { registerPasswordEmails } from "./password-emails.ts";
import { createPasswordLinks, linkIsOver } from "./password-links.ts";
import { refuseGuessable } from "./refuse-guessable.ts";

/** Someone with an account. */
export type AccountHolder = Pick<Person, "id" | "name" | "email">;

export type Passwords = {
  setPassword: (personId: string, password: string) => Promise<void>;
  /** Whether this is the account's password. The caller limits and audits the attempt. */
  isPassword: (personId: string, password: string) => Promise<boolean>;
  /** Queues the email with a link to choose the first password. */
  sendInvitation: (person: AccountHolder) => Promise<void>;
  /** Queues the email with a link to choose a new password. */
  sendReset: (person: AccountHolder) => Promise<void>;
  /**
   * Queues a reset email, unless one was queued within `resetPauseMs` and may still arrive.
   *
   * @returns whether it was queued
   */
  requestReset: (person: AccountHolder) => Promise<boolean>;
  /**
   * Whose password the token of an email's link would set. Doesn't mark it as used.
   *
   * @throws Failure if the link doesn't work
   */
  checkLink: (token: string) => Promise<PasswordLinkOwner>;
  /**
   * Sets a password by the token of an email's link, and ends all access: people who take an
   * account back shouldn't have to find what a stranger added.
   *
   * @throws Failure if the link doesn't work, or the password is guessable
   */
  setPasswordByToken: (
    token: string,
    password: string,
  ) => Promise<{ person: Person; wasInvited: boolean }>;
  /** After a change of the password: ends all other access, and queues an email about it. */
  passwordChanged: (person: AccountHolder, keptSessionId: string) => Promise<void>;
};

/** If someone else requests a hundred resets, the link in the last one still works. */
const resetPauseMs = 2 * 60_000;

type Dependencies = {
  auth: AuthLibrary;
  db: Database;
  emails: EmailOutbox;
  findById: (id: string) => Promise<Person | undefined>;
  publicUrl: string;
};

export function createPasswords({
  auth,
  db,
  emails,
  findById,
  publicUrl,
}: Dependencies): Passwords {
  const links = createPasswordLinks({ db, publicUrl });
  registerPasswordEmails({ ...links, db, emails, hasPassword });

  async function queue(personId: string, kind: EmailKind, content?: object): Promise<void> {
    await queueEmail(db, { personId, kind, content });
    emails.wake();
  }

  async function hasPassword(personId: string): Promise<boolean> {
    const { internalAdapter } = await auth.$context;
    return Boolean(await internalAdapter.findCredentialAccount(personId));
  }

  /** @returns whether it is the account's first */
  async function setPassword(personId: string, password: string): Promise<boolean> {
    const { internalAdapter, password: passwords } = await auth.$context;
    const hash = await passwords.hash(password);
    if (await internalAdapter.findCredentialAccount(personId)) {
      await internalAdapter.updatePassword(personId, hash);
      return false;
    }
    await internalAdapter.linkAccount({
      userId: personId,
      providerId: "credential",
      accountId: personId,
      password: hash,
    });
    return true;
  }

  /** Once a password was set; an email says so, unless it is the first. */
  async function endOtherAccess(
    personId: string,
    event: "reset" | "password-change",
    { isFirst = false, keptSessionId }: { isFirst?: boolean; keptSessionId?: string | undefined },
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const ended = await endAccess(transaction, personId, event, { keptSessionId });
      if (isFirst) return;
      await queueEmail(transaction, { personId, kind: "password-changed", content: { ended } });
    });
    emails.wake();
  }

  return {
    async setPassword(personId, password) {
      await setPassword(personId, password);
    },

    async isPassword(personId, password) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const account = await internalAdapter.findCredentialAccount(personId);
      if (!account?.password) return false;
      return passwords.verify({ hash: account.password, password });
    },

    sendInvitation: ({ id }) => queue(id, "invitation"),

    sendReset: ({ id }) => queue(id, "reset"),

    async requestReset({ id }) {
      const isQueued = await db
        .transaction()
        .execute(async (transaction) => queueReset(transaction, id));
      if (isQueued) emails.wake();
      return isQueued;
    },

    async checkLink(token) {
      const { personId, invitedAt } = await links.findLink(token);
      const person = await findById(personId);
      if (!person || (await isDisabled(db, personId))) throw linkIsOver();
      const { email, name } = person;
      return { name, email, ...(invitedAt !== undefined && { invitedAt }) };
    },

    async setPasswordByToken(token, password) {
      // Before it is marked as used, so that the link also works for the next attempt.
      await links.findLink(token);
      await refuseGuessable(password);
      const person = await findById(await links.consumeLink(token));
      if (!person || (await isDisabled(db, person.id))) throw linkIsOver();
      const wasInvited = await setPassword(person.id, password);
      await endOtherAccess(person.id, "reset", { isFirst: wasInvited });
      return { person, wasInvited };
    },

    passwordChanged: ({ id }, keptSessionId) =>
      endOtherAccess(id, "password-change", { keptSessionId }),
  };
}

/** @returns whether it was queued; false within `resetPauseMs` of one that may still arrive */
async function queueReset(transaction: Database, personId: string): Promise<boolean> {
  await lockRow(transaction, "user", personId);
  const since = new Date(Date.now() - resetPauseMs).toISOString();
  const recent = await transaction
    .selectFrom("email")
    .select("id")
    .where("personId", "=", personId)
    .where("kind", "=", "reset")
    // One that failed or was only saved as a file didn't reach anyone.
    .where("state", "in", ["waiting", "delivered"])
    .where("createdAt", ">", since)
    .executeTakeFirst();
  if (recent) return false;
  await queueEmail(transaction, { personId, kind: "reset" });
  return true;
}
