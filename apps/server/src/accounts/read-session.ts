import type { Me } from "@frontage/records/schemas/account";
import { parseSigned } from "hono/utils/cookie";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { SignedIn } from "../http/guards.ts";

export type ValidSession = Omit<SignedIn, "cookies">;

type ReadSessionOptions = {
  db: Database;
  /** The cookie's name, and the secret it is signed with. */
  cookieName: string;
  secret: string;
  /** How long before its end a session is renewed, in milliseconds. */
  renewBeforeMs: number;
  /** How long a session lasts, however much it is used, in milliseconds. */
  longestMs: number;
};

/**
 * Finds the session of a request's cookie in one query. The auth library takes several times as
 * long for each request, and hides why a database did not answer. This handles the common case, a
 * genuine cookie of a valid session that needs no renewal; the library decides about everything
 * else.
 *
 * @param cookieHeader the request's `Cookie` header
 */
export async function readSession(
  cookieHeader: string | null,
  { cookieName, db, longestMs, renewBeforeMs, secret }: ReadSessionOptions,
): Promise<ValidSession | undefined> {
  const token = cookieHeader && (await parseSigned(cookieHeader, secret, cookieName))[cookieName];
  if (!token) return undefined;
  const row = await db
    .$extendTables<LibraryTables>()
    .selectFrom("session")
    .innerJoin("user", "user.id", "session.userId")
    .leftJoin("disabledAccount", "disabledAccount.personId", "user.id")
    .select([
      "session.id as sessionId",
      "session.createdAt",
      "session.expiresAt",
      "user.id",
      "user.name",
      "user.email",
      "user.image",
      "user.role",
      "user.twoFactorEnabled",
    ])
    .where("session.token", "=", token)
    .where("disabledAccount.personId", "is", null)
    .executeTakeFirst();
  // SQLite stores the time as text.
  if (!row || new Date(row.expiresAt).getTime() - renewBeforeMs <= Date.now()) return undefined;
  if (new Date(row.createdAt).getTime() + longestMs <= Date.now()) return undefined;
  const { sessionId, twoFactorEnabled } = row;
  // 1 on SQLite.
  return { person: personOf(row), sessionId, twoFactor: Boolean(twoFactorEnabled) };
}

type UserRow = {
  id: string;
  name: string;
  email: string;
  image?: string | null | undefined;
  role?: string;
};

/** Whose account it is, from a row of the auth library's table. */
export const personOf = ({ email, id, image, name, role }: UserRow): Person => ({
  id,
  name,
  email,
  role: role === "broker" ? "broker" : "client",
  ...(image ? { photo: image } : {}),
});

/** The logged-in person, as the browser stores it. */
export function meOf({ person, sessionId: session, twoFactor }: ValidSession): Me {
  const { email, name, photo, role } = person;
  return {
    name,
    email,
    ...(photo ? { photo } : {}),
    role: role === "broker" ? "Broker" : "Client",
    portal: "live",
    session,
    twoFactor,
  };
}

/** The columns of the auth library's tables that are read here. */
type LibraryTables = {
  session: {
    id: string;
    token: string;
    userId: string;
    createdAt: string | Date;
    expiresAt: string | Date;
  };
  user: { twoFactorEnabled: boolean | number | null };
};
