import { randomUUID } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import type { DatabaseKind } from "../database/tables.ts";
import type { NewAccount } from "./accounts.ts";

/** An email as accounts store it. */
export const foldedEmail = (email: string) => email.toLowerCase();

/** The columns that the auth library fills for a new account, besides ours. */
type NewUserTable = {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean | number;
    role: "client";
    createdAt: string;
    updatedAt: string;
  };
};

/**
 * Creates clients' accounts that nobody can use until the broker invites them: they count as
 * disabled, so no link and no email reaches them. We insert them ourselves because the auth library
 * would write outside the transaction.
 *
 * @returns their ids, in the same order
 */
export async function insertUninvited(
  transaction: Database,
  kind: DatabaseKind,
  accounts: readonly Omit<NewAccount, "role">[],
): Promise<string[]> {
  if (accounts.length === 0) return [];
  const at = new Date().toISOString();
  const rows = accounts.map(({ email, name }) => ({
    id: randomUUID(),
    name,
    email: foldedEmail(email),
    emailVerified: kind === "sqlite" ? 1 : true,
    role: "client" as const,
    createdAt: at,
    updatedAt: at,
  }));
  await transaction.$extendTables<NewUserTable>().insertInto("user").values(rows).execute();
  await transaction
    .insertInto("disabledAccount")
    .values(rows.map(({ id }) => ({ personId: id, at })))
    .execute();
  return rows.map(({ id }) => id);
}
