import { passkey } from "@better-auth/passkey";
import { broker } from "@frontage/content/broker";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import { passwordMax, passwordMin } from "@frontage/records/limits";
import type { Logger } from "pino";
import { isFirstTime } from "../database/first-time.ts";
import type { Database } from "../database/open-database.ts";
import type { DatabaseKind } from "../database/tables.ts";
import { twoFactorLock } from "./attempts.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** In seconds. A session in use is renewed until it reaches `sessionLongest`. */
export const lifetimes = {
  session: 7 * day,
  sessionLongest: 30 * day,
  sessionRenewal: 15 * minute,
  reset: hour,
  invitation: 7 * day,
  emailChange: 3 * day,
};

/** The error code of a one-time code that was entered before; ours, not the library's. */
export const repeatedCode = "CODE_ENTERED_BEFORE";

/** Our error code: a passkey used without user verification. */
export const unverifiedPerson = "PERSON_NOT_VERIFIED";
/** The error code of a passkey whose account is disabled. */
export const disabledAccount = "ACCOUNT_DISABLED";

/** The header that passes the IP address on to the library; whatever the browser sends in it is replaced. */
export const ipAddressHeader = "x-frontage-address";

/**
 * How long an authenticator app's code is valid: its own 30 seconds, the 30 before and the 30
 * after.
 */
const codeLifetimeMs = 3 * 30_000;

export type AuthLibraryOptions = {
  db: Database;
  kind: DatabaseKind;
  log: Logger;
  secret: string;
  publicUrl: string;
  /** By default the library's: scrypt, slow on purpose. */
  passwordHashing?: PasswordHashing;
};

export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
};

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;

/** Better Auth, with our settings. It owns the tables of accounts, sessions and two-factor. */
export function createAuthLibrary(options: AuthLibraryOptions) {
  return betterAuth(authLibrarySettings(options));
}

export function authLibrarySettings({
  db,
  kind,
  log,
  passwordHashing,
  publicUrl,
  secret,
}: AuthLibraryOptions) {
  return {
    appName: "Frontage",
    database: { db, type: kind },
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    logger: {
      level: "error",
      // The other arguments may contain user input.
      log: (_level, message) => log.error({ from: "accounts" }, message),
    },
    onAPIError: {
      // Refusals are ordinary responses. The message of a real error may contain user input.
      onError(error) {
        if (isAPIError(error) && error.status !== "INTERNAL_SERVER_ERROR") return;
        log.error({ from: "accounts" }, error instanceof Error ? error.name : "Unknown error");
      },
    },
    // Our own limits (attempts.ts) are kept in the database, and count by account too.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordMin,
      maxPasswordLength: passwordMax,
      password: passwordHashing,
    },
    session: {
      expiresIn: lifetimes.session,
      updateAge: lifetimes.sessionRenewal,
      // Whether a session is fresh enough is decided in passkey-routes.ts.
      freshAge: 0,
    },
    // Someone who can read the table can't use the links.
    verification: { storeIdentifier: "hashed" },
    user: {
      additionalFields: {
        role: { type: "string", required: true, input: false, defaultValue: "client" },
      },
    },
    advanced: {
      // Strict works for links in emails too: the page they open makes same-site requests.
      defaultCookieAttributes: { httpOnly: true, sameSite: "strict" },
      ipAddress: { ipAddressHeaders: [ipAddressHeader] },
      // The tables may not exist yet; they are migrated before the first request.
      database: { validateSchema: false },
    },
    hooks: { before: refuseRepeatedCode(db) },
    plugins: [
      twoFactor({ issuer: "Frontage", accountLockout: twoFactorLock }),
      passkey(passkeySettings({ db, publicUrl })),
    ],
  } as const satisfies Parameters<typeof betterAuth>[0];
}

/**
 * A passkey replaces the password and the code, so it has to be two factors: something that the
 * person has, and the fingerprint, face or PIN that unlocks it. The library only asks for the second.
 */
const passkeySettings = ({ db, publicUrl }: Pick<AuthLibraryOptions, "db" | "publicUrl">) => {
  const { hostname, origin } = new URL(publicUrl);
  return {
    rpID: hostname,
    rpName: broker.name,
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification({ verification }) {
        if (!verification.registrationInfo?.userVerified) throw notVerified();
      },
    },
    authentication: {
      async afterVerification({ clientData, verification }) {
        if (!verification.authenticationInfo.userVerified) throw notVerified();
        const isDisabled = await db
          .$extendTables<LibraryTables>()
          .selectFrom("passkey")
          .innerJoin("disabledAccount", "disabledAccount.personId", "passkey.userId")
          .select("passkey.id")
          .where("passkey.credentialID", "=", clientData.id)
          .executeTakeFirst();
        if (isDisabled) throw new APIError("FORBIDDEN", { code: disabledAccount });
      },
    },
  } as const satisfies Parameters<typeof passkey>[0];
};

const notVerified = () => new APIError("UNAUTHORIZED", { code: unverifiedPerson });

/**
 * A code that someone read over the user's shoulder can't be used again (RFC 6238, 5.2). It is
 * recorded before it is checked, so of two concurrent requests only one passes; wrong codes
 * are recorded as well.
 */
const refuseRepeatedCode = (db: Database) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path !== "/two-factor/verify-totp") return;
    const personId = await findCodeOwner(ctx);
    const code: unknown = ctx.body?.code;
    if (!personId || typeof code !== "string") return;
    if (!(await isFirstTime(db, `code ${personId} ${code}`, codeLifetimeMs))) {
      throw new APIError("BAD_REQUEST", { code: repeatedCode, message: "Entered before." });
    }
  });

/**
 * Whose code is entered: a logged-in person's, or that of someone who just entered the right
 * password.
 */
async function findCodeOwner(
  ctx: Parameters<typeof getSessionFromCtx>[0],
): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const { name } = ctx.context.createAuthCookie("two_factor");
  const pending = await ctx.getSignedCookie(name, ctx.context.secret);
  const verification =
    pending && (await ctx.context.internalAdapter.findVerificationValue(pending));
  return verification ? verification.value : undefined;
}

/** The auth library's tables that we read and write ourselves. */
export type LibraryTables = {
  account: { id: string; userId: string };
  passkey: { id: string; userId: string; credentialID: string };
  session: { id: string; userId: string };
  twoFactor: { userId: string };
  verification: { value: string };
};
