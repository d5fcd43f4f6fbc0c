import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { getMigrations } from "better-auth/db/migration";
import { twoFactor } from "better-auth/plugins";
import { passwordMax, passwordMin } from "@frontage/content/limits";
import type { Session } from "@frontage/content/schemas/settings";
import type { Logger } from "pino";
import { randomBytes } from "node:crypto";
import type { Background } from "../background.ts";
import type { Database, DatabaseKind } from "../database/open-database.ts";
import { invitationLetter, passwordChangedLetter, resetLetter } from "../mail/letters.ts";
import type { Mailer } from "../mail/mailer.ts";
import { isFirstTime } from "../records/first-time.ts";
import type { Person } from "../records/scope.ts";
import { twoFactorLock } from "./attempts.ts";
import { deviceOf } from "./device.ts";
import { type HeldSession, sessionCheck } from "./session-check.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long things last, in seconds. A session in use never ends by itself. */
const lifetimes = {
  session: 7 * day,
  sessionRenewal: 15 * minute,
  reset: hour,
  invitation: 7 * day,
};

/** Who is signed in, and what the commands and the broker's screens do with accounts. */
export type Accounts = {
  /** Makes and changes the account library's own tables. */
  migrate: () => Promise<void>;
  /** The person behind a request's cookie, if their session holds. */
  personOf: (headers: Headers) => Promise<SignedIn | undefined>;
  /** Has the account library answer one of its routes; ours check, limit and write down. */
  ask: (path: LibraryPath, body: object, asking: Asking) => Promise<LibraryAnswer>;

  /** The devices a person is signed in on, the latest first. */
  sessions: (personId: string, currentId: string) => Promise<Session[]>;
  /** Ends a person's sessions: one, or all but the current one. Returns how many it were. */
  endSessions: (personId: string, which: { id: string } | { exceptId: string }) => Promise<number>;

  /** Makes an account, for commands and the first start; without a password nobody signs in to it. */
  create: (account: NewAccount & { password?: string }) => Promise<Person>;
  setPassword: (personId: string, password: string) => Promise<void>;
  /**
   * Makes an account without a password, and mails the link to choose one.
   *
   * @returns nothing where the address has an account already
   */
  invite: (account: NewAccount) => Promise<Person | undefined>;
  /** Mails the invitation again, with a link of its own. */
  inviteAgain: (person: To) => Promise<void>;
  /** Mails the link to choose a new password. Resolves once the mail is on its way. */
  sendReset: (person: To) => Promise<void>;
  /**
   * Sets a password by a mail's link. It ends every session, and every other link.
   *
   * @returns nothing where the link has been used or has run out
   */
  setPasswordByLink: (
    token: string,
    password: string,
  ) => Promise<{ person: Person; wasInvited: boolean } | undefined>;
  /** After a change of password: its mails' links end, and the person hears of it. */
  passwordChanged: (person: To) => Promise<void>;
  /** Turns two-factor off, for who has lost both the app and the codes. */
  endTwoFactor: (personId: string) => Promise<void>;

  find: (email: string) => Promise<Person | undefined>;
  findById: (id: string) => Promise<Person | undefined>;
  /** Everybody, by name. */
  list: () => Promise<(Person & { isInvited: boolean })[]>;
};

type SignedIn = HeldSession & {
  /** `Set-Cookie` lines that prolong the session in the browser, now and then. */
  cookies: string[];
};

export type NewAccount = { name: string; email: string; role: Person["role"] };

type To = Pick<Person, "id" | "name" | "email">;

/** The account library's routes that are in use; the others answer nobody. */
export type LibraryPath =
  | "/sign-in/email"
  | "/change-password"
  | "/two-factor/enable"
  | "/two-factor/disable"
  | "/two-factor/verify-totp"
  | "/two-factor/verify-backup-code"
  | "/two-factor/generate-backup-codes";

type Asking = { headers: Headers; ipAddress: string };

/** The code of a refusal that is ours, not the library's. */
export const repeatedCode = "CODE_ENTERED_BEFORE";

export type LibraryAnswer = { status: number; body: Record<string, unknown>; cookies: string[] };

export type AccountsOptions = {
  background: Background;
  db: Database;
  kind: DatabaseKind;
  log: Logger;
  mailer: Mailer;
  secret: string;
  publicUrl: string;
};

/** How long an app's code is accepted, with the one before and the one after it, in milliseconds. */
const codeLifeMs = 3 * 30_000;

/** Set by us on what we pass on, so nobody else's word counts. */
const addressHeader = "x-frontage-address";

export function createAccounts({
  background,
  db,
  kind,
  log,
  mailer,
  publicUrl,
  secret,
}: AccountsOptions): Accounts {
  /**
   * Whoever has read a code over somebody's shoulder cannot use it again (RFC 6238, 5.2).
   * Counted before it is checked, so that of two at once only one is; a wrong one counts as well.
   */
  const refuseRepeatedCode = createAuthMiddleware(async (ctx) => {
    if (ctx.path !== "/two-factor/verify-totp") return;
    const personId = await whoseCode(ctx);
    const code: unknown = ctx.body?.code;
    if (!personId || typeof code !== "string") return;
    if (!(await isFirstTime(db, `code ${personId} ${code}`, codeLifeMs))) {
      throw new APIError("BAD_REQUEST", { code: repeatedCode, message: "Entered before." });
    }
  });

  const options = {
    appName: "Frontage",
    database: { db, type: kind },
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    logger: {
      level: "error",
      // What is passed beside the message may be anybody's input.
      log: (_level, message) => log.error({ from: "accounts" }, message),
    },
    // A refusal is an answer; what broke is for the log, without what anybody passed.
    onAPIError: {
      onError(error) {
        if (isAPIError(error) && error.status !== "INTERNAL_SERVER_ERROR") return;
        log.error({ from: "accounts" }, error instanceof Error ? error.name : "Something broke");
      },
    },
    // Ours count in the database, by account as well.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordMin,
      maxPasswordLength: passwordMax,
    },
    session: { expiresIn: lifetimes.session, updateAge: lifetimes.sessionRenewal },
    // Who reads the table cannot follow the links.
    verification: { storeIdentifier: "hashed" },
    user: {
      additionalFields: {
        role: { type: "string", required: true, input: false, defaultValue: "client" },
      },
    },
    advanced: {
      // A page from a mail's link asks for its records itself, so its requests are the site's own.
      defaultCookieAttributes: { httpOnly: true, sameSite: "strict" },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // The tables are made before anybody asks; here they may not be there yet.
      database: { validateSchema: false },
    },
    hooks: { before: refuseRepeatedCode },
    plugins: [twoFactor({ issuer: "Frontage", accountLockout: twoFactorLock })],
  } as const satisfies Parameters<typeof betterAuth>[0];
  const auth = betterAuth(options);
  const library = db.withTables<LibraryTables>();

  let checkSession: ReturnType<typeof sessionCheck> | undefined;

  const linkId = (token: string) => `password:${token}`;

  /** A link to choose a password by. */
  async function makeLink(personId: string, kindOfLink: "reset" | "invitation"): Promise<string> {
    const { internalAdapter } = await auth.$context;
    const token = randomBytes(32).toString("base64url");
    await internalAdapter.createVerificationValue({
      identifier: linkId(token),
      value: personId,
      expiresAt: new Date(Date.now() + lifetimes[kindOfLink] * 1000),
    });
    return `${publicUrl}/login?${kindOfLink}=${token}`;
  }

  /** Sign-ins that wait for their code end with it, which is as well. */
  async function endLinks(personId: string): Promise<void> {
    await library.deleteFrom("verification").where("value", "=", personId).execute();
  }

  async function createUser({ email, name, role }: NewAccount): Promise<Person> {
    const { internalAdapter } = await auth.$context;
    const user = await internalAdapter.createUser(
      { name, email: email.toLowerCase(), role, emailVerified: true },
      { method: "email-password" },
    );
    return { id: user.id, name: user.name, email: user.email, role };
  }

  /** @returns whether there was none before */
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

  async function findBy(column: "id" | "email", value: string): Promise<Person | undefined> {
    return db
      .selectFrom("user")
      .select(["id", "name", "email", "role"])
      .where(column, "=", value)
      .executeTakeFirst();
  }

  async function mailInvitation(person: To): Promise<void> {
    const link = await makeLink(person.id, "invitation");
    background.start("mail an invitation", () => mailer.send(invitationLetter(person, link)));
  }

  return {
    async migrate() {
      const { runMigrations } = await getMigrations(options);
      await runMigrations();
    },

    async personOf(headers) {
      const { authCookies } = await auth.$context;
      checkSession ??= sessionCheck({
        db,
        cookieName: authCookies.sessionToken.name,
        secret,
        prolongedBeforeMs: (lifetimes.session - lifetimes.sessionRenewal) * 1000,
      });
      const held = await checkSession(headers.get("Cookie"));
      if (held) return { ...held, cookies: [] };
      const { headers: answered, response } = await auth.api.getSession({
        headers,
        returnHeaders: true,
      });
      if (!response) return undefined;
      const { session, user } = response;
      const { id, name, email } = user;
      return {
        person: { id, name, email, role: user.role === "broker" ? "broker" : "client" },
        sessionId: session.id,
        twoFactor: user.twoFactorEnabled === true,
        cookies: answered.getSetCookie(),
      };
    },

    async ask(path, body, { headers, ipAddress }) {
      const passed = new Headers({ "Content-Type": "application/json", Origin: publicUrl });
      const cookie = headers.get("Cookie");
      if (cookie) passed.set("Cookie", cookie);
      passed.set("User-Agent", headers.get("User-Agent")?.slice(0, 512) ?? "");
      if (ipAddress) passed.set(addressHeader, ipAddress);
      const answer = await auth.handler(
        new Request(`${publicUrl}/api/auth${path}`, {
          method: "POST",
          headers: passed,
          body: JSON.stringify(body),
        }),
      );
      return {
        status: answer.status,
        body: (await answer.json().catch(() => ({}))) ?? {},
        cookies: answer.headers.getSetCookie(),
      };
    },

    async sessions(personId, currentId) {
      const { internalAdapter } = await auth.$context;
      const sessions = await internalAdapter.listSessions(personId);
      return sessions
        .filter(({ expiresAt }) => expiresAt > new Date())
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

    async create({ password, ...account }) {
      const person = await createUser(account);
      if (password !== undefined) await setPassword(person.id, password);
      return person;
    },

    async setPassword(personId, password) {
      await setPassword(personId, password);
    },

    async invite(account) {
      if (await findBy("email", account.email.toLowerCase())) return undefined;
      let person: Person;
      try {
        person = await createUser(account);
      } catch (error) {
        // Of two that invite at once, one is first.
        if (await findBy("email", account.email.toLowerCase())) return undefined;
        throw error;
      }
      await mailInvitation(person);
      return person;
    },

    inviteAgain: mailInvitation,

    async sendReset(person) {
      const link = await makeLink(person.id, "reset");
      await mailer.send(resetLetter(person, link));
    },

    async setPasswordByLink(token, password) {
      const { internalAdapter } = await auth.$context;
      const link = await internalAdapter.consumeVerificationValue(linkId(token));
      const person = link && link.expiresAt > new Date() && (await findBy("id", link.value));
      if (!person) return undefined;
      const wasInvited = await setPassword(person.id, password);
      await internalAdapter.deleteUserSessions(person.id);
      await endLinks(person.id);
      return { person, wasInvited };
    },

    async passwordChanged(person) {
      await endLinks(person.id);
      background.start("mail a notice", () => mailer.send(passwordChangedLetter(person)));
    },

    async endTwoFactor(personId) {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.updateUser(personId, { twoFactorEnabled: false });
      await library.deleteFrom("twoFactor").where("userId", "=", personId).execute();
    },

    find: (email) => findBy("email", email.toLowerCase()),
    findById: (id) => findBy("id", id),

    async list() {
      const rows = await library
        .selectFrom("user")
        .leftJoin("account", "account.userId", "user.id")
        .select(["user.id", "user.name", "user.email", "user.role", "account.id as accountId"])
        .orderBy("user.name")
        .orderBy("user.id")
        .execute();
      return rows.map(({ accountId, ...person }) => ({ ...person, isInvited: accountId === null }));
    },
  };
}

/** Who enters a code: somebody signed in, or whose password was right a moment ago. */
async function whoseCode(
  ctx: Parameters<typeof getSessionFromCtx>[0],
): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const { name } = ctx.context.createAuthCookie("two_factor");
  const begun = await ctx.getSignedCookie(name, ctx.context.secret);
  const waiting = begun && (await ctx.context.internalAdapter.findVerificationValue(begun));
  return waiting ? waiting.value : undefined;
}

/** Of the account library's own tables, what we touch ourselves. */
type LibraryTables = {
  account: { id: string; userId: string };
  twoFactor: { userId: string };
  verification: { value: string };
};
