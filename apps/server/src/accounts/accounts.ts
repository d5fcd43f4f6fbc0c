import { getMigrations } from "better-auth/db/migration";
import type { Person } from "../database/scope.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { accountRules } from "./account-rules.ts";
import {
  type AuthLibrary,
  authLibrarySettings,
  type AuthLibraryOptions,
  createAuthLibrary,
  findByQuotedEmail,
  libraryHeaders,
  type LibraryTables,
} from "./auth-library.ts";
import type { BrokerTwoFactor } from "./broker-two-factor.ts";
import { createEmailChanges, type EmailChanges } from "./email-changes.ts";
import { setEnabled } from "./end-access.ts";
import { createKnownDevices, type KnownDevices } from "./known-devices.ts";
import { createPasskeys, type Passkeys } from "./passkeys.ts";
import { type AccountHolder, createPasswords, type Passwords } from "./passwords.ts";
import { createSessions, type Sessions } from "./sessions.ts";

/** Who is signed in, and what the commands and the broker's screens do with accounts. */
export type Accounts = Sessions &
  EmailChanges &
  Passkeys &
  Omit<Passwords, "sendInvitation"> & {
    /** Migrates the auth library's own tables. */
    migrate: () => Promise<void>;
    /** Has the auth library answer a request to one of its paths, by our rules (`accountRules`). */
    answer: (sent: Sent) => Promise<Response>;
    /** The auth library, for what the server itself asks of it. */
    library: AuthLibrary["api"];

    /** Creates an account, for commands and the first start. Without a password it can't be used yet. */
    create: (account: NewAccount & { password?: string }) => Promise<Person>;
    /**
     * Creates an account without a password, and queues the email with the link to choose one.
     *
     * @returns nothing if the email address already has an account
     */
    invite: (account: NewAccount) => Promise<Person | undefined>;
    /** Queues the invitation again, with a new link. */
    resendInvitation: (person: AccountHolder) => Promise<void>;
    /** Disables an account, which ends all access to it (`endAccess`), or enables it again. */
    setEnabled: (personId: string, isEnabled: boolean) => Promise<void>;
    /** Turns two-factor off, for someone who lost both the app and the backup codes. */
    disableTwoFactor: (personId: string) => Promise<void>;

    knownDevices: KnownDevices;

    findByEmail: (email: string) => Promise<Person | undefined>;
    findById: (id: string) => Promise<Person | undefined>;
    findAccount: (id: string) => Promise<Account | undefined>;
    /** Everyone, by name. */
    list: () => Promise<Account[]>;
  };

/** Someone's account; `isInvited` while it has no password. */
export type Account = Person & { isInvited: boolean };

export type NewAccount = { name: string; email: string; role: Person["role"] };

/** A request to one of the auth library's paths. */
type Sent = { path: string; body: object; headers: Headers; ipAddress: string };

type AccountsOptions = Omit<AuthLibraryOptions, "rules"> & {
  emails: EmailOutbox;
  needsPasskey: BrokerTwoFactor["needsPasskey"];
};

export function createAccounts({ emails, needsPasskey, ...options }: AccountsOptions): Accounts {
  const { db, publicUrl, secret } = options;
  const rules = accountRules({ db, accounts: () => accounts, needsPasskey });
  const auth = createAuthLibrary({ ...options, rules });
  let isReady: Promise<void> | undefined;
  const library = db.$extendTables<LibraryTables>();
  const findById = (id: string) => findBy("id", id);
  const findByEmail = (email: string) => findBy("email", email.toLowerCase());
  const emailed = { auth, db, emails, findById, publicUrl };
  const passkeys = createPasskeys({ db, emails, publicUrl });
  const { sendInvitation, ...passwords } = createPasswords(emailed);
  const emailChanges = createEmailChanges(emailed);

  async function findBy(column: "id" | "email", value: string): Promise<Person | undefined> {
    return db
      .selectFrom("user")
      .select(["id", "name", "email", "role"])
      .where(column, "=", value)
      .executeTakeFirst();
  }

  const accountRows = () =>
    library
      .selectFrom("user")
      .leftJoin("account", "account.userId", "user.id")
      .select(["user.id", "user.name", "user.email", "user.role", "account.id as accountId"]);

  async function createUser({ email, name, role }: NewAccount): Promise<Person> {
    const { internalAdapter } = await auth.$context;
    const user = await internalAdapter.createUser(
      { name, email: email.toLowerCase(), role, emailVerified: true },
      { method: "email-password" },
    );
    return { id: user.id, name: user.name, email: user.email, role };
  }

  const accounts: Accounts = {
    ...createSessions(auth, db, secret),
    ...passwords,
    ...emailChanges,
    ...passkeys,
    library: auth.api,
    findById,
    findByEmail,
    knownDevices: createKnownDevices({ db, publicUrl, secret }),
    resendInvitation: sendInvitation,

    async migrate() {
      const { runMigrations } = await getMigrations(authLibrarySettings(options));
      await runMigrations();
    },

    async answer({ body, headers, ipAddress, path }) {
      await (isReady ??= findByQuotedEmail(auth));
      const passed = libraryHeaders(headers, ipAddress);
      passed.set("Content-Type", "application/json");
      passed.set("Origin", publicUrl);
      return auth.handler(
        new Request(publicUrl + path, {
          method: "POST",
          headers: passed,
          body: JSON.stringify(body),
        }),
      );
    },

    async create({ password, ...account }) {
      const person = await createUser(account);
      if (password !== undefined) await passwords.setPassword(person.id, password);
      return person;
    },

    async invite(account) {
      if (await findByEmail(account.email)) return undefined;
      let person: Person;
      try {
        person = await createUser(account);
      } catch (error) {
        // A concurrent invitation came first.
        if (await findByEmail(account.email)) return undefined;
        throw error;
      }
      await sendInvitation(person);
      return person;
    },

    async setEnabled(personId, isEnabled) {
      await db
        .transaction()
        .execute(async (transaction) => setEnabled(transaction, personId, isEnabled));
    },

    async disableTwoFactor(personId) {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.updateUser(personId, { twoFactorEnabled: false });
      await library.deleteFrom("twoFactor").where("userId", "=", personId).execute();
    },

    async findAccount(id) {
      const row = await accountRows().where("user.id", "=", id).executeTakeFirst();
      return row && accountOf(row);
    },

    async list() {
      const rows = await accountRows().orderBy("user.name").orderBy("user.id").execute();
      return rows.map(accountOf);
    },
  };
  return accounts;
}

const accountOf = ({ accountId, ...person }: Person & { accountId: string | null }): Account => ({
  ...person,
  isInvited: accountId === null,
});
