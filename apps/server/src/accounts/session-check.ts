import { parse } from "hono/utils/cookie";
import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../records/scope.ts";

export type HeldSession = { person: Person; sessionId: string; twoFactor: boolean };

export type SessionCheckOptions = {
  db: Database;
  /** The cookie's name, and the secret it is signed with. */
  cookieName: string;
  secret: string;
  /** How long before its end a session is to be prolonged, in milliseconds. */
  prolongedBeforeMs: number;
};

/**
 * Tells who a request's cookie belongs to, by one query that is compiled once: each
 * request of a signed-in person asks this, and the account library takes several times as
 * long over it. It answers what is plain, a genuine cookie of a session that holds and
 * is not yet to be prolonged. Of all else it says nothing; the library decides.
 *
 * @returns the check: from a `Cookie` header to the session, or `undefined`
 */
export function sessionCheck({ cookieName, db, prolongedBeforeMs, secret }: SessionCheckOptions) {
  const key = createSecretKey(secret, "utf8");
  const find = db
    .$extendTables<LibraryTables>()
    .selectFrom("session")
    .innerJoin("user", "user.id", "session.userId")
    .select([
      "session.id as sessionId",
      "session.expiresAt",
      "user.id",
      "user.name",
      "user.email",
      "user.role",
      "user.twoFactorEnabled",
    ])
    .where("session.token", "=", "")
    .compile();

  /** What was signed, where the signature is ours. */
  function genuine(value: string): string | undefined {
    const end = value.lastIndexOf(".");
    const signed = value.slice(0, Math.max(end, 0));
    const signature = Buffer.from(value.slice(end + 1));
    const expected = Buffer.from(createHmac("sha256", key).update(signed).digest("base64"));
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return;
    return signed;
  }

  return async (cookieHeader: string | null): Promise<HeldSession | undefined> => {
    const cookie = cookieHeader && parse(cookieHeader, cookieName)[cookieName];
    const token = cookie && genuine(cookie);
    if (!token) return undefined;
    const asked: typeof find = { ...find, parameters: [token] };
    const [row] = (await db.executeQuery(asked)).rows;
    // SQLite keeps the moment as text.
    if (!row || new Date(row.expiresAt).getTime() - prolongedBeforeMs <= Date.now()) return;
    const { email, id, name, role, sessionId, twoFactorEnabled } = row;
    return {
      person: { id, name, email, role: role === "broker" ? "broker" : "client" },
      sessionId,
      // 1 on SQLite.
      twoFactor: Boolean(twoFactorEnabled),
    };
  };
}

/** Of the account library's tables, what is read here. */
type LibraryTables = {
  session: { id: string; token: string; userId: string; expiresAt: string | Date };
  user: { twoFactorEnabled: boolean | number | null };
};
