import { contactRoleNames } from "@frontage/content/record-names";
import type { Contact } from "@frontage/content/schemas/contact";
import type { Activity } from "@frontage/content/schemas/overview";
import type { Database } from "../database/open-database.ts";

/** What the overview tells of a contact that either side added. */
export const newContactActivity = ({ name, role }: Pick<Contact, "name" | "role">) =>
  ({
    icon: "user-plus",
    title: "New contact added",
    description: `${name}, ${contactRoleNames[role].toLowerCase()}`,
  }) as const;

/**
 * Writes down what happened in a client's deals, as the overview tells it.
 *
 * @param db everybody's rows, or a transaction on them
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
