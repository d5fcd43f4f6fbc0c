import { randomBytes } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import { type AuthLibrary, type LibraryTables, lifetimes } from "./auth-library.ts";

/** The links in emails by which people set a password. */
export type PasswordLinks = {
  createLink: (personId: string, kind: "reset" | "invitation") => Promise<string>;
  /** @returns whose link has this token; nothing if it was used or has expired */
  findLinkOwner: (token: string) => Promise<string | undefined>;
  /** The same, and uses the link up. */
  consumeLink: (token: string) => Promise<string | undefined>;
  /** Ends all of a person's links, and sign-ins that wait for their two-factor code. */
  endLinks: (personId: string) => Promise<void>;
};

type Dependencies = { auth: AuthLibrary; db: Database; publicUrl: string };

/** Keeps these links in the auth library's table of verifications. */
export function createPasswordLinks({ auth, db, publicUrl }: Dependencies): PasswordLinks {
  const tokenKey = (token: string) => `password:${token}`;

  return {
    async createLink(personId, kind) {
      const { internalAdapter } = await auth.$context;
      const token = randomBytes(32).toString("base64url");
      await internalAdapter.createVerificationValue({
        identifier: tokenKey(token),
        value: personId,
        expiresAt: new Date(Date.now() + lifetimes[kind] * 1000),
      });
      return `${publicUrl}/login?${kind}=${token}`;
    },

    async findLinkOwner(token) {
      const { internalAdapter } = await auth.$context;
      return ownerOf(await internalAdapter.findVerificationValue(tokenKey(token)));
    },

    async consumeLink(token) {
      const { internalAdapter } = await auth.$context;
      return ownerOf(await internalAdapter.consumeVerificationValue(tokenKey(token)));
    },

    async endLinks(personId) {
      await db
        .$extendTables<LibraryTables>()
        .deleteFrom("verification")
        .where("value", "=", personId)
        .execute();
    },
  };
}

const ownerOf = (link: { value: string; expiresAt: Date } | null) =>
  link && link.expiresAt > new Date() ? link.value : undefined;
