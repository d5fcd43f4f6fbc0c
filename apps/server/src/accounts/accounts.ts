import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { twoFactor } from "better-auth/plugins";
import type { Database, DatabaseKind } from "../database/open-database.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Person } from "../records/scope.ts";

/** Who is signed in, and what the commands and the broker's screens do with accounts. */
export type Accounts = {
  /** Makes and changes the account library's own tables. */
  migrate: () => Promise<void>;
  /** Answers what comes to `/api/auth/*`. */
  handle: (request: Request) => Promise<Response>;
  /** The person behind a request's cookie, if their session holds. */
  personOf: (headers: Headers) => Promise<{ person: Person; sessionId: string } | undefined>;
  /** Makes an account with a password, for commands and the first start. */
  create: (account: NewAccount & { password: string }) => Promise<Person>;
};

export type NewAccount = { name: string; email: string; role: Person["role"] };

export type AccountsOptions = {
  db: Database;
  kind: DatabaseKind;
  mailer: Mailer;
  secret: string;
  publicUrl: string;
};

export function createAccounts({ db, kind, secret, publicUrl }: AccountsOptions): Accounts {
  const options = {
    appName: "Frontage",
    database: { db, type: kind },
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true },
    user: {
      additionalFields: {
        role: { type: "string", required: true, input: false, defaultValue: "client" },
      },
    },
    plugins: [twoFactor({ issuer: "Frontage" })],
  } as const satisfies Parameters<typeof betterAuth>[0];
  const auth = betterAuth(options);

  return {
    async migrate() {
      const { runMigrations } = await getMigrations(options);
      await runMigrations();
    },
    handle: (request) => auth.handler(request),
    async personOf(headers) {
      const found = await auth.api.getSession({ headers });
      if (!found) return undefined;
      const { id, name, email, role } = found.user;
      return {
        person: { id, name, email, role: role === "broker" ? "broker" : "client" },
        sessionId: found.session.id,
      };
    },
    async create({ name, email, role, password }) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const user = await internalAdapter.createUser(
        {
          name,
          email: email.toLowerCase(),
          role,
          emailVerified: true,
        },
        { method: "email-password" },
      );
      await internalAdapter.linkAccount({
        userId: user.id,
        providerId: "credential",
        accountId: user.id,
        password: await passwords.hash(password),
      });
      return { id: user.id, name, email: user.email, role };
    },
  };
}
