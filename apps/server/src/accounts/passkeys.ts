import { type Passkey, passkeysMax } from "@frontage/records/schemas/passkey";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import { passkeyAddedEmail, passkeyRemovedEmail } from "./emails.ts";
import { lockSession, type SessionOwner } from "./lock-session.ts";

/** Someone who logged in this recently can change passkeys without another confirmation. */
const freshMs = 10 * 60_000;

export type Passkeys = {
  /** Oldest first. */
  listPasskeys: (personId: string) => Promise<Passkey[]>;
  /** Whose passkey it is, by the ID that its authenticator knows it by. */
  findPasskey: (credentialId: string) => Promise<{ personId: string; name: string } | undefined>;
  /** @returns its old name; nothing if the person has no such passkey */
  renamePasskey: (personId: string, id: string, name: string) => Promise<string | undefined>;
  /** Also queues the email about it. @returns its name; nothing if the person has no such passkey */
  removePasskey: (personId: string, id: string) => Promise<string | undefined>;
  /**
   * Keeps a passkey that the library has just stored, and queues the email about it; or removes it,
   * if the account has too many or the session has ended, as after a password reset.
   */
  keepPasskey: (
    owner: SessionOwner,
    passkey: { id: string; name: string },
  ) => Promise<"kept" | "too-many" | "signed-out">;
  /** Records a login or a confirmation with it. */
  passkeyUsed: (credentialId: string) => Promise<void>;
  /** Whether the session began so recently that it proves who it is. */
  isFreshSession: (sessionId: string, now?: number) => Promise<boolean>;
};

/** The auth library's table of passkeys, with our column, and what is read of its sessions. */
type PasskeyTables = {
  passkey: {
    id: string;
    userId: string;
    name: string | null;
    credentialID: string;
    createdAt: string | Date | null;
    lastUsedAt: string | null;
  };
  session: { id: string; createdAt: string | Date };
};

const contentSchema = z.object({ name: z.string() });

/** The library allows a passkey without a name; our routes don't. */
const unnamed = "Passkey";

type Dependencies = { db: Database; emails: EmailOutbox; publicUrl: string };

/** What the auth library's passkey routes don't do, or don't word as we do. */
export function createPasskeys({ db, emails, publicUrl }: Dependencies): Passkeys {
  const library = db.$extendTables<PasskeyTables>();
  const loginPage = `${publicUrl}/login`;
  emails.writeBy("passkey-added", async ({ content, person }) =>
    passkeyAddedEmail(person, { ...contentSchema.parse(content), loginPage }),
  );
  emails.writeBy("passkey-removed", async ({ content, person }) =>
    passkeyRemovedEmail(person, { ...contentSchema.parse(content), loginPage }),
  );

  return {
    listPasskeys: (personId) => listPasskeys(db, personId),

    async findPasskey(credentialId) {
      const row = await library
        .selectFrom("passkey")
        .select(["userId", "name"])
        .where("credentialID", "=", credentialId)
        .executeTakeFirst();
      return row && { personId: row.userId, name: row.name ?? unnamed };
    },

    async renamePasskey(personId, id, name) {
      const own = library.selectFrom("passkey").where("id", "=", id).where("userId", "=", personId);
      const row = await own.select("name").executeTakeFirst();
      if (!row) return undefined;
      await library.updateTable("passkey").set({ name }).where("id", "=", id).execute();
      return row.name ?? unnamed;
    },

    async removePasskey(personId, id) {
      const removed = await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .$extendTables<PasskeyTables>()
          .deleteFrom("passkey")
          .where("id", "=", id)
          .where("userId", "=", personId)
          .returning("name")
          .executeTakeFirst();
        if (!row) return undefined;
        const name = row.name ?? unnamed;
        await queueEmail(transaction, { personId, kind: "passkey-removed", content: { name } });
        return name;
      });
      if (removed !== undefined) emails.wake();
      return removed;
    },

    async keepPasskey(owner, { id, name }) {
      const { personId } = owner;
      const result = await db.transaction().execute(async (transaction) => {
        // When several are added at the same time, each counts those before it.
        const isSignedIn = await lockSession(transaction, owner);
        const { length } = await listPasskeys(transaction, personId);
        if (isSignedIn && length <= passkeysMax) {
          await queueEmail(transaction, { personId, kind: "passkey-added", content: { name } });
          return "kept";
        }
        await transaction
          .$extendTables<PasskeyTables>()
          .deleteFrom("passkey")
          .where("id", "=", id)
          .execute();
        return isSignedIn ? "too-many" : "signed-out";
      });
      if (result === "kept") emails.wake();
      return result;
    },

    async passkeyUsed(credentialId) {
      await library
        .updateTable("passkey")
        .set({ lastUsedAt: new Date().toISOString() })
        .where("credentialID", "=", credentialId)
        .execute();
    },

    async isFreshSession(sessionId, now = Date.now()) {
      const row = await library
        .selectFrom("session")
        .select("createdAt")
        .where("id", "=", sessionId)
        .executeTakeFirst();
      return row !== undefined && new Date(row.createdAt).getTime() > now - freshMs;
    },
  };
}

/** A person's passkeys, oldest first, without their keys, which nobody else can use. */
export async function listPasskeys(db: Database, personId: string): Promise<Passkey[]> {
  const rows = await db
    .$extendTables<PasskeyTables>()
    .selectFrom("passkey")
    .select(["id", "name", "credentialID", "createdAt", "lastUsedAt"])
    .where("userId", "=", personId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ createdAt, credentialID, id, lastUsedAt, name }) => ({
    id,
    name: name ?? unnamed,
    credentialId: credentialID,
    createdAt: new Date(createdAt ?? 0).toISOString(),
    ...(lastUsedAt === null ? {} : { lastUsedAt }),
  }));
}
