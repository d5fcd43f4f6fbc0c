import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import { Failure } from "../http/failure.ts";
import { lifetimes } from "./auth-library.ts";
import { lockRow } from "../database/lock-row.ts";

/** The links in emails by which people set a password. */
export type PasswordLinks = {
  /** Only a person's newest link of each kind works. */
  createLink: (personId: string, kind: "reset" | "invitation") => Promise<string>;
  /** @throws Failure, which says why it doesn't work */
  findLink: (token: string) => Promise<PasswordLink>;
  /** The same, and marks the link as used. @returns whose it is */
  consumeLink: (token: string) => Promise<string>;
};

/** Whose link it is; for an invitation, also when it was sent. */
type PasswordLink = { personId: string; invitedAt?: string };

type Dependencies = { db: Database; publicUrl: string };

const expired = {
  sentence: "This link is invalid or has expired. Please request a new one.",
  field: "This link has expired.",
};
const ended = "This link no longer works.";

/** Why a link doesn't work. */
const sentences = {
  used: "This link was already used. Log in with the password that was chosen, or request a new link.",
  replaced:
    "This link was replaced by a newer one. Please use the link in the latest email, or request a new one.",
  ended: "This link no longer works. Please request a new one.",
};

/** @param why undefined if no such link exists, or not any more */
export const linkIsOver = (why?: keyof typeof sentences) =>
  why === undefined
    ? new Failure(400, expired.sentence, { token: expired.field })
    : new Failure(400, sentences[why], { token: ended });

const hashOf = (token: string) =>
  createHash("sha256").update(`password:${token}`).digest("base64url");

export function createPasswordLinks({ db, publicUrl }: Dependencies): PasswordLinks {
  return {
    createLink: (personId, kind) =>
      db.transaction().execute(async (transaction) => {
        // Of two links that are created at the same time, the later one replaces the other.
        await lockRow(transaction, "user", personId);
        await transaction
          .updateTable("passwordLink")
          .set({ end: "replaced" })
          .where("personId", "=", personId)
          .where("kind", "=", kind)
          .where("end", "is", null)
          .execute();
        const token = randomBytes(32).toString("base64url");
        const expiresAt = new Date(Date.now() + lifetimes[kind] * 1000).toISOString();
        await transaction
          .insertInto("passwordLink")
          .values({ tokenHash: hashOf(token), personId, kind, expiresAt })
          .execute();
        return `${publicUrl}/login?${kind}=${token}`;
      }),

    async findLink(token) {
      const link = await db
        .selectFrom("passwordLink")
        .select(["personId", "kind", "expiresAt", "end"])
        .where("tokenHash", "=", hashOf(token))
        .executeTakeFirst();
      if (!link) throw linkIsOver();
      if (link.end !== null) throw linkIsOver(link.end);
      if (link.expiresAt <= new Date().toISOString()) throw linkIsOver();
      const { personId } = link;
      if (link.kind !== "invitation") return { personId };
      const sentAt = Date.parse(link.expiresAt) - lifetimes.invitation * 1000;
      return { personId, invitedAt: new Date(sentAt).toISOString() };
    },

    async consumeLink(token) {
      const link = await db
        .updateTable("passwordLink")
        .set({ end: "used" })
        .where("tokenHash", "=", hashOf(token))
        .where("end", "is", null)
        .where("expiresAt", ">", new Date().toISOString())
        .returning("personId")
        .executeTakeFirst();
      return link?.personId ?? (await this.findLink(token)).personId;
    },
  };
}
