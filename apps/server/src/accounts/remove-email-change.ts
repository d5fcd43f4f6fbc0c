import type { Database } from "../database/open-database.ts";
import type { LibraryTables } from "./auth-library.ts";

/** The two addresses that confirm a change. */
export const sides = ["current", "new"] as const;
export type Side = (typeof sides)[number];

/** The emails that carry the links. */
export const emailKinds = {
  current: "email-change-current",
  new: "email-change-new",
} as const satisfies Record<Side, string>;

/** What the auth library's table stores for a link. */
export const linkValue = (changeId: string, side: Side) => `${changeId} ${side}`;

/**
 * Removes a change with its links and waiting emails.
 *
 * @param newEmail only one to this address
 * @returns whether there was one
 */
export async function removeEmailChange(
  transaction: Database,
  personId: string,
  newEmail?: string,
): Promise<boolean> {
  let query = transaction.deleteFrom("emailChange").where("personId", "=", personId);
  if (newEmail !== undefined) query = query.where("newEmail", "=", newEmail);
  const removed = await query.returning("id").executeTakeFirst();
  if (!removed) return false;
  await transaction
    .$extendTables<LibraryTables>()
    .deleteFrom("verification")
    .where(
      "value",
      "in",
      sides.map((side) => linkValue(removed.id, side)),
    )
    .execute();
  await transaction
    .deleteFrom("email")
    .where("personId", "=", personId)
    .where("kind", "in", Object.values(emailKinds))
    .where("state", "!=", "delivered")
    .execute();
  return true;
}
