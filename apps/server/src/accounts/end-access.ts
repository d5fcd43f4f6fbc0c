import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import { setDisabled } from "../people/disabled-accounts.ts";
import type { LibraryTables } from "./auth-library.ts";
import { removeEmailChange } from "./remove-email-change.ts";

/**
 * Events that take an account back, or may:
 * - "reset": a password was set by the link in an email
 * - "password-change": by the logged-in person
 * - "email-change": the login email was changed
 * - "disable": by the broker, also before the client is erased
 */
export type AccessEvent = "reset" | "password-change" | "email-change" | "disable";

type Kind = {
  /** The table that keeps it. */
  table: string;
  /** Events that don't end it. */
  stays?: readonly AccessEvent[];
  /** @returns how many were ended */
  end: (transaction: Database, personId: string, keptSessionId: string) => Promise<bigint>;
};

/**
 * The one list of what lets someone into an account, or can change who gets in. Password and
 * two-factor stay, because people prove with them who they are: a reset must not be a way around
 * two-factor. A known device (known-devices.ts) depends on the password. Unsubscribe links give no
 * access.
 *
 * Decided in docs/decisions/0014-what-ends-access.md.
 */
export const accessKinds = {
  session: {
    table: "session",
    end: async (transaction, personId, keptSessionId) =>
      (
        await transaction
          .$extendTables<LibraryTables>()
          .deleteFrom("session")
          .where("userId", "=", personId)
          .where("id", "!=", keptSessionId)
          .executeTakeFirst()
      ).numDeletedRows,
  },
  passwordLink: {
    table: "passwordLink",
    end: async (transaction, personId) =>
      (
        await transaction
          .updateTable("passwordLink")
          .set({ end: "ended" })
          .where("personId", "=", personId)
          .where("end", "is", null)
          .executeTakeFirst()
      ).numUpdatedRows,
  },
  /** A login with the right password that waits for the code. */
  pendingSignIn: {
    table: "verification",
    end: async (transaction, personId) =>
      (
        await transaction
          .$extendTables<LibraryTables>()
          .deleteFrom("verification")
          .where("value", "=", personId)
          .executeTakeFirst()
      ).numDeletedRows,
  },
  emailChange: {
    table: "emailChange",
    end: async (transaction, personId) =>
      (await removeEmailChange(transaction, personId)) ? 1n : 0n,
  },
  calendarLink: {
    table: "calendarLink",
    end: async (transaction, personId) =>
      (
        await transaction
          .deleteFrom("calendarLink")
          .where("personId", "=", personId)
          .executeTakeFirst()
      ).numDeletedRows,
  },
  passkey: {
    table: "passkey",
    stays: ["password-change", "email-change"],
    end: async (transaction, personId) =>
      (
        await transaction
          .$extendTables<LibraryTables>()
          .deleteFrom("passkey")
          .where("userId", "=", personId)
          .executeTakeFirst()
      ).numDeletedRows,
  },
} as const satisfies Record<string, Kind>;

export type AccessKind = keyof typeof accessKinds;

/**
 * Ends a person's access, as an event requires. Requests that add access wait for it, and are
 * refused if their session has ended (`lockSession`).
 *
 * @param options.keptSessionId the session that makes the change
 * @returns the kinds of access that were ended
 */
export async function endAccess(
  transaction: Database,
  personId: string,
  event: AccessEvent,
  { keptSessionId = "" }: { keptSessionId?: string | undefined } = {},
): Promise<AccessKind[]> {
  await lockRow(transaction, "user", personId);
  const ended: AccessKind[] = [];
  for (const [name, kind] of Object.entries<Kind>(accessKinds)) {
    if (kind.stays?.includes(event)) continue;
    if ((await kind.end(transaction, personId, keptSessionId)) > 0n) ended.push(name as AccessKind);
  }
  return ended;
}

/** Disables an account, which ends all access to it, or enables it again. */
export async function setEnabled(
  transaction: Database,
  personId: string,
  isEnabled: boolean,
): Promise<void> {
  await setDisabled(transaction, personId, !isEnabled);
  if (!isEnabled) await endAccess(transaction, personId, "disable");
}
