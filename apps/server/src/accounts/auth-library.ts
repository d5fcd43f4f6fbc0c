import { passkey } from "@better-auth/passkey";
import { broker } from "@frontage/content/broker";
import { betterAuth, type BetterAuthPlugin } from "better-auth";
import { APIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import { passwordMax, passwordMin } from "@frontage/records/limits";
import type { Logger } from "pino";
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

/** Our error code: a passkey used without user verification. */
export const unverifiedPerson = "PERSON_NOT_VERIFIED";

/** The header that passes the IP address on to the library; whatever the browser sends in it is replaced. */
export const ipAddressHeader = "x-frontage-address";

export type AuthLibraryOptions = {
  db: Database;
  kind: DatabaseKind;
  log: Logger;
  secret: string;
  publicUrl: string;
  /** By default the library's: scrypt, slow on purpose. */
  passwordHashing?: PasswordHashing;
  /** `accountRules`; none where nobody makes requests. */
  rules?: BetterAuthPlugin;
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
  rules,
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
    // The API answers every failure, also its own (`api.ts`).
    onAPIError: { throw: true },
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
    plugins: [
      twoFactor({ issuer: "Frontage", accountLockout: twoFactorLock }),
      passkey(passkeySettings(publicUrl)),
      // Last, so that they see what a login comes to.
      ...(rules ? [rules] : []),
    ],
  } as const satisfies Parameters<typeof betterAuth>[0];
}

/** Of an email in hexadecimal, as `account-rules.ts` passes it on. */
export const quotedDomain = "@email.invalid";

/** Lets the library find accounts by such an email. */
export async function findByQuotedEmail(auth: AuthLibrary): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const find = internalAdapter.findUserByEmail.bind(internalAdapter);
  internalAdapter.findUserByEmail = async (email, ...rest) =>
    find(
      email.endsWith(quotedDomain)
        ? Buffer.from(email.slice(0, -quotedDomain.length), "hex").toString().toLowerCase()
        : email,
      ...rest,
    );
}

/** The sender's cookie, device and address, which is all that the library sees of a request. */
export function libraryHeaders(headers: Headers, ipAddress: string): Headers {
  const passed = new Headers({ "User-Agent": headers.get("User-Agent")?.slice(0, 512) ?? "" });
  const cookie = headers.get("Cookie");
  if (cookie) passed.set("Cookie", cookie);
  if (ipAddress) passed.set(ipAddressHeader, ipAddress);
  return passed;
}

/**
 * A passkey replaces the password and the code, so it has to be two factors: something that the
 * person has, and the fingerprint, face or PIN that unlocks it. The library only asks for the second.
 */
const passkeySettings = (publicUrl: string) => {
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
      afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified) throw notVerified();
      },
    },
  } as const satisfies Parameters<typeof passkey>[0];
};

const notVerified = () => new APIError("UNAUTHORIZED", { code: unverifiedPerson });

/** The auth library's tables that we read and write ourselves. */
export type LibraryTables = {
  account: { id: string; userId: string };
  passkey: { id: string; userId: string; credentialID: string };
  session: { id: string; userId: string };
  twoFactor: { userId: string };
  verification: { value: string };
};
