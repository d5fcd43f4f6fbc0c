import {
  backupCodesSchema,
  type Me,
  twoFactorStartSchema,
} from "@frontage/records/schemas/account";
import type { AuditAction } from "@frontage/records/schemas/audit";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { createAuthMiddleware, isAPIError } from "better-auth/api";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import { isFirstTime } from "../database/first-time.ts";
import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { Failure } from "../http/failure.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { type AttemptKind, takeAttempt } from "./attempts.ts";
import { ipAddressHeader, quotedDomain } from "./auth-library.ts";
import type { BrokerTwoFactor } from "./broker-two-factor.ts";
import { endAccess } from "./end-access.ts";
import type { KnownDevices } from "./known-devices.ts";
import { accountDisabled, codeRepeated, failureOf, passkeyOfAnother } from "./library-refusals.ts";
import { ownAccount } from "./own-account.ts";
import { listPasskeys, type Passkeys } from "./passkeys.ts";
import type { Passwords } from "./passwords.ts";
import { meOf, personOf, type ValidSession } from "./read-session.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import type { Sessions } from "./sessions.ts";

/** What we add to one of the auth library's paths. */
type Rule = {
  /** The limit that it counts towards. */
  limit: AttemptKind;
  /** What someone logged in does by it; without it, and for anyone else, it logs in. */
  action?: AuditAction;
  /** The response's body, instead of the library's, which would include the session's token. */
  answer: (body: unknown, me: Me | undefined) => unknown;
};

const noBody = () => new Response(null, { status: 204 });
const enteringCode: Rule = { limit: "two-factor", action: "two-factor-on", answer: (_, me) => me };

const rules: Record<string, Rule> = {
  "/sign-in/email": {
    limit: "sign-in",
    answer: (_, user) => (user ? { twoFactorRedirect: false, user } : { twoFactorRedirect: true }),
  },
  // A passkey is two factors, so no code is asked for.
  "/passkey/verify-authentication": { limit: "passkey", answer: (_, me) => me },
  "/two-factor/verify-totp": enteringCode,
  "/two-factor/verify-backup-code": enteringCode,
  "/two-factor/enable": {
    limit: "password",
    action: "two-factor-begin",
    answer: (body) => z.parse(twoFactorStartSchema, body),
  },
  "/two-factor/generate-backup-codes": {
    limit: "password",
    action: "backup-codes",
    answer: (body) => z.parse(backupCodesSchema, body),
  },
  "/two-factor/disable": { limit: "password", action: "two-factor-off", answer: noBody },
  "/change-password": { limit: "password", action: "password-change", answer: noBody },
};

/** A request, from before the library handles it until after. */
type Attempt = {
  rule: Rule;
  ipAddress: string;
  /** Whose account it is, as far as that is known. */
  owner: Person | undefined;
  /** The session it is made in, if it doesn't log in. */
  session: ValidSession | undefined;
  /** What the owner logged in with at its beginning. */
  credentials: string | undefined;
  passkeyName: string | undefined;
  undo: () => Promise<void>;
};

type Dependencies = {
  db: Database;
  /** They are made of the auth library, which is made with these rules. */
  accounts: () => Pick<Sessions, "findSession"> &
    Pick<Passkeys, "findPasskey" | "passkeyUsed"> &
    Pick<Passwords, "passwordChanged"> & {
      findByEmail: (email: string) => Promise<Person | undefined>;
      findById: (id: string) => Promise<Person | undefined>;
      knownDevices: KnownDevices;
    };
  needsPasskey: BrokerTwoFactor["needsPasskey"];
};

/**
 * Our rules for the auth library's own paths, as its hooks: attempts are limited and audited,
 * devices become known, disabled accounts stay out, and refusals are our sentences. What the server
 * itself asks the library for comes without a request, and follows none of them.
 */
export function accountRules({ accounts, db, needsPasskey }: Dependencies): BetterAuthPlugin {
  const attempts = new WeakMap<Request, Attempt>();
  const hasRule = ({ path, request }: { path?: string; request?: Request }) =>
    request !== undefined && path !== undefined && path in rules;

  async function begin(ctx: GenericEndpointContext): Promise<Attempt> {
    const rule = rules[ctx.path ?? ""];
    if (!rule) throw new Error(`${ctx.path} has no rule.`);
    const headers = ctx.headers ?? new Headers();
    const ipAddress = headers.get(ipAddressHeader) ?? "";
    const session = rule.action && (await accounts().findSession(headers));
    const passkey = ctx.body.response && (await accounts().findPasskey(ctx.body.response.id));
    const owner = session?.person ?? (await findOwner(ctx, passkey?.personId));
    const device = ctx.body.email && (await accounts().knownDevices.find(headers, owner?.id));
    const undo = await takeAttempt(db, rule.limit, {
      account: ctx.body.email ?? session?.person.id,
      address: ipAddress,
      ...(device && rule.limit === "sign-in" ? { device } : {}),
    });
    const attempt = {
      rule,
      ipAddress,
      owner,
      session,
      credentials: session ? undefined : await readCredentials(db, owner?.id),
      passkeyName: passkey?.name,
      undo,
    };
    await refuseBefore(ctx, attempt);
    return attempt;
  }

  /** Whose account someone logs in to, or would. */
  async function findOwner(
    ctx: GenericEndpointContext,
    passkeyOwner: string | undefined,
  ): Promise<Person | undefined> {
    if (ctx.path === "/sign-in/email") return accounts().findByEmail(ctx.body.email);
    if (ctx.body.response) {
      return passkeyOwner === undefined ? undefined : accounts().findById(passkeyOwner);
    }
    // Someone who just entered the right password.
    const { createAuthCookie, internalAdapter, secret } = ctx.context;
    const pending = await ctx.getSignedCookie(createAuthCookie("two_factor").name, secret);
    const login = pending && (await internalAdapter.findVerificationValue(pending));
    return login ? accounts().findById(login.value) : undefined;
  }

  /** Refuses what the library would accept. */
  async function refuseBefore({ body, path }: GenericEndpointContext, attempt: Attempt) {
    const { owner } = attempt;
    if (body.response && body.email && owner && owner.email !== body.email.toLowerCase()) {
      throw new Failure(403, passkeyOfAnother);
    }
    if (body.newPassword !== undefined) await refuseGuessable(body.newPassword);
    // A code that someone read over the owner's shoulder can't be used again (RFC 6238, 5.2). It is
    // recorded before it is checked, so of two concurrent requests only one passes.
    if (path === "/two-factor/verify-totp" && owner) {
      const isFirst = await isFirstTime(db, `code ${owner.id} ${body.code}`, codeLifetimeMs);
      if (isFirst) return;
      await audit(db, entryOf(attempt, "refused"));
      throw codeRepeated();
    }
  }

  /** What the response says; the library's own is never sent. */
  async function finish(
    ctx: GenericEndpointContext,
    returned: unknown,
    attempt: Attempt,
  ): Promise<unknown> {
    if (isAPIError(returned)) {
      await audit(db, entryOf(attempt, "refused"));
      throw failureOf(returned);
    }
    await attempt.undo();
    const { credentials, owner, rule, session } = attempt;
    const isOn = rule === enteringCode && session?.twoFactor;
    if (isOn) return rule.answer(returned, meOf(session));
    const { newSession } = ctx.context;
    if (!newSession) {
      if (session) await audit(db, entryOf(attempt, "done"));
      // The code comes next.
      else if (owner) await waitForCredentials(owner.id, attempt);
      return rule.answer(returned, undefined);
    }
    const current = await waitForCredentials(newSession.user.id, attempt);
    if (!session && current !== credentials) {
      await ctx.context.internalAdapter.deleteSession(newSession.session.token);
      throw new Failure(401, "Please log in again.");
    }
    const now: ValidSession = {
      person: personOf(newSession.user),
      sessionId: newSession.session.id,
      twoFactor: newSession.user.twoFactorEnabled === true,
    };
    if (rule.limit === "sign-in" && (await needsPasskey(now.person, now.twoFactor))) {
      await ctx.context.internalAdapter.deleteSession(newSession.session.token);
      throw new Failure(
        403,
        "Log in with your passkey: here, brokers need more than a password. If you lost it, reset your password.",
      );
    }
    if (rule.limit === "passkey") await accounts().passkeyUsed(ctx.body.response.id);
    await audit(db, entryOf({ ...attempt, owner: now.person }, "done"));
    const isPasswordChange = rule.action === "password-change";
    if (isPasswordChange) await accounts().passwordChanged(now.person, now.sessionId);
    if (!session || isPasswordChange) {
      ctx.setHeader("Set-Cookie", await accounts().knownDevices.cookieFor(now.person.id));
    }
    return rule.answer(returned, meOf(now));
  }

  /**
   * Waits for someone who takes the account back or disables it at this moment: the new session may
   * be newer than those that were ended.
   *
   * @returns `readCredentials` since then
   * @throws 403 if the account is disabled
   */
  async function waitForCredentials(
    personId: string,
    attempt: Attempt,
  ): Promise<string | undefined> {
    const { current, isOff } = await db.transaction().execute(async (transaction) => {
      await lockRow(transaction, "user", personId);
      const isOff = await isDisabled(transaction, personId);
      if (isOff) await endAccess(transaction, personId, "disable");
      return { current: await readCredentials(transaction, personId), isOff };
    });
    if (!isOff) return current;
    await audit(db, entryOf(attempt, "refused"));
    throw accountDisabled();
  }

  return {
    id: "frontage",
    hooks: {
      before: [
        {
          matcher: hasRule,
          handler: createAuthMiddleware(async (ctx) => {
            if (ctx.request) attempts.set(ctx.request, await begin(ctx));
            const email = ctx.path === "/sign-in/email" ? quoteEmail(ctx.body.email) : undefined;
            return email && { context: { body: { email } } };
          }),
        },
      ],
      after: [
        {
          matcher: hasRule,
          handler: createAuthMiddleware(async (ctx) => {
            const attempt = ctx.request && attempts.get(ctx.request);
            return attempt && finish(ctx, ctx.context.returned, attempt);
          }),
        },
      ],
    },
  };
}

/** How long an authenticator app's code is valid: its own 30 seconds, the 30 before and after. */
const codeLifetimeMs = 3 * 30_000;

/** What an attempt's audit entry says; of someone who isn't logged in, only whose account it is. */
function entryOf(
  { ipAddress, owner, passkeyName, rule, session }: Attempt,
  outcome: "done" | "refused",
) {
  const isDone = outcome === "done";
  return {
    ...(owner ? ownAccount(owner) : { clientId: null, subject: "account" }),
    ...(isDone && passkeyName !== undefined && { subject: "passkey", subjectName: passkeyName }),
    person: isDone || session ? owner : undefined,
    action: (session && rule.action) ?? ("sign-in" as const),
    outcome,
    ipAddress,
  };
}

/** What someone logs in with, as a text that changes with the password or the passkeys. */
async function readCredentials(
  db: Database,
  personId: string | undefined,
): Promise<string | undefined> {
  if (personId === undefined) return undefined;
  const account = await db
    .$extendTables<{ account: { userId: string; password: string | null } }>()
    .selectFrom("account")
    .select("password")
    .where("userId", "=", personId)
    .executeTakeFirst();
  const passkeys = await listPasskeys(db, personId);
  return [account?.password, ...passkeys.map(({ id }) => id)].join(" ");
}

/**
 * The library rejects some valid emails at login, such as "m&a@example.com", so it gets the email
 * in hexadecimal.
 */
const quoteEmail = (email: string) => Buffer.from(email).toString("hex") + quotedDomain;
