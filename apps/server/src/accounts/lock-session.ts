import type { Database } from "../database/open-database.ts";
import { lockRow } from "../database/lock-row.ts";
import type { LibraryTables } from "./auth-library.ts";

/** Who makes a change, and in which session. */
export type SessionOwner = { personId: string; sessionId: string };

/**
 * Makes a transaction that adds a way into an account wait for one that ends them (`endAccess`): a
 * request that a stranger started earlier must not add one afterwards.
 *
 * @returns whether the session still exists
 */
export async function lockSession(
  transaction: Database,
  { personId, sessionId }: SessionOwner,
): Promise<boolean> {
  await lockRow(transaction, "user", personId);
  const session = await transaction
    .$extendTables<LibraryTables>()
    .selectFrom("session")
    .select("id")
    .where("id", "=", sessionId)
    .where("userId", "=", personId)
    .executeTakeFirst();
  return session !== undefined;
}
