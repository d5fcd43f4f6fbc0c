import { contactRoleNames, dealSideNames } from "@frontage/records/record-names";
import type { DealForm } from "@frontage/records/schemas/client";
import type { Contact } from "@frontage/records/schemas/contact";
import type { Activity } from "@frontage/records/schemas/overview";
import type { Database } from "../database/open-database.ts";

/** An entry before it is stored. */
export type NewActivity = Omit<Activity, "timestamp"> & { clientId: string };

/**
 * Adds an entry to a client's recent activity in the overview, or several.
 *
 * @param db everyone's rows, or a transaction
 */
export async function noteActivity(
  db: Database,
  entries: NewActivity | readonly NewActivity[],
): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto("activity")
    .values([entries].flat().map((entry) => ({ path: null, ...entry, at })))
    .execute();
}

/** Removes the newest matching entry. @returns whether there was one */
export async function removeActivity(
  db: Database,
  { clientId, description, title }: NewActivity,
): Promise<boolean> {
  const newest = db
    .selectFrom("activity")
    .select((eb) => eb.fn.max("id").as("id"))
    .where("clientId", "=", clientId)
    .where("title", "=", title)
    .where("description", "=", description);
  const removed = await db.deleteFrom("activity").where("id", "=", newest).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Shown in the overview when either side adds a contact. */
export const newContactActivity = ({ name, role }: Pick<Contact, "name" | "role">) =>
  ({
    icon: "user-plus",
    title: "New contact added",
    description: `${name}, ${contactRoleNames[role].toLowerCase()}`,
  }) as const;

/** Shown in the overview when the broker adds a deal. */
export const newDealActivity = ({ progress, name }: Pick<DealForm, "progress" | "name">) =>
  ({
    icon: "handshake",
    title: "New deal started",
    description: `${name}, ${dealSideNames[progress.side].toLowerCase()}`,
  }) as const;
