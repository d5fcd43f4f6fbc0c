import { contactRoleNames } from "@frontage/content/record-names";
import type { Contact } from "@frontage/content/schemas/contact";
import type { Activity } from "@frontage/content/schemas/overview";
import type { Database } from "../database/open-database.ts";

/** Shown in the overview when either side adds a contact. */
export const newContactActivity = ({ name, role }: Pick<Contact, "name" | "role">) =>
  ({
    icon: "user-plus",
    title: "New contact added",
    description: `${name}, ${contactRoleNames[role].toLowerCase()}`,
  }) as const;

/**
 * Adds an entry to a client's recent activity in the overview.
 *
 * @param db everyone's rows, or a transaction
 */
export async function noteActivity(
  db: Database,
  { clientId, ...words }: Omit<Activity, "timestamp"> & { clientId: string },
): Promise<void> {
  await db
    .insertInto("activity")
    .values({ clientId, ...words, at: new Date().toISOString() })
    .execute();
}
