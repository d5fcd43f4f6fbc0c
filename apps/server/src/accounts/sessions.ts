import type { Session } from "@frontage/records/schemas/settings";
import type { Database } from "../database/open-database.ts";
import type { SignedIn } from "../http/guards.ts";
import { type AuthLibrary, lifetimes } from "./auth-library.ts";
import { deviceOf } from "./device.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { personOf, readSession } from "./read-session.ts";

export type Sessions = {
  /** The session of a request's cookie, if it is valid. */
  findSession: (headers: Headers) => Promise<SignedIn | undefined>;
  /** The devices a person is signed in on, most recent first. */
  listSessions: (personId: string, currentId: string) => Promise<Session[]>;
  /** Ends one of a person's sessions, or all but the current one. @returns how many */
  endSessions: (personId: string, which: { id: string } | { exceptId: string }) => Promise<number>;
};

const isTooOld = ({ createdAt }: { createdAt: Date }) =>
  createdAt.getTime() + lifetimes.sessionLongest * 1000 <= Date.now();

export function createSessions(auth: AuthLibrary, db: Database, secret: string): Sessions {
  return {
    async findSession(headers) {
      const { authCookies } = await auth.$context;
      const valid = await readSession(headers.get("Cookie"), {
        db,
        cookieName: authCookies.sessionToken.name,
        secret,
        longestMs: lifetimes.sessionLongest * 1000,
        renewBeforeMs: (lifetimes.session - lifetimes.sessionRenewal) * 1000,
      });
      if (valid) return { ...valid, cookies: [] };
      const { headers: answered, response } = await auth.api.getSession({
        headers,
        returnHeaders: true,
      });
      if (!response) return undefined;
      const { session, user } = response;
      if (await isDisabled(db, user.id)) return undefined;
      if (isTooOld(session)) {
        await (await auth.$context).internalAdapter.deleteSession(session.token);
        return undefined;
      }
      return {
        person: personOf(user),
        sessionId: session.id,
        twoFactor: user.twoFactorEnabled === true,
        cookies: answered.getSetCookie(),
      };
    },

    async listSessions(personId, currentId) {
      const { internalAdapter } = await auth.$context;
      const sessions = await internalAdapter.listSessions(personId);
      return sessions
        .filter((session) => session.expiresAt > new Date() && !isTooOld(session))
        .map(({ id, updatedAt, userAgent }) => ({
          id,
          device: deviceOf(userAgent),
          place: "",
          lastSeenAt: (id === currentId ? new Date() : new Date(updatedAt)).toISOString(),
          isCurrent: id === currentId,
        }))
        .toSorted((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
    },

    async endSessions(personId, which) {
      const { internalAdapter } = await auth.$context;
      const ending = (await internalAdapter.listSessions(personId)).filter(({ id }) =>
        "id" in which ? id === which.id : id !== which.exceptId,
      );
      if (ending.length > 0) {
        await internalAdapter.deleteSessions(ending.map(({ token }) => token));
      }
      return ending.length;
    },
  };
}
