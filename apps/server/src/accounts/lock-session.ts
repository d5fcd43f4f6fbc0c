import type { Database } from "../database/open-database.ts";
import { lockPerson } from "../database/lock-person.ts";
import type { LibraryTables } from "./auth-library.ts";

/** Who makes a change, by which session. */
export type SessionOwner = { personId: string; sessionId: string };

/**
 * Lets a transaction that adds a way into an account wait for one that ends them (`endAccess`): a
 * request that a stranger began before must not add one after.
 *
 * @returns whether the session is still there
 */
export async function lockSession(
  transaction: Database,
  { personId, sessionId }: SessionOwner,
): Promise<boolean> {
  await lockPerson(transaction, personId);
  const session = await transaction
    .$extendTables<LibraryTables>()
    .selectFrom("session")
    .select("id")
    .where("id", "=", sessionId)
    .where("userId", "=", personId)
    .executeTakeFirst();
  return session !== undefined;
}
