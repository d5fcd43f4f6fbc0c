import { contactRoleNames, dealSideNames } from "@frontage/content/record-names";
import type { DealForm } from "@frontage/content/schemas/client";
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

type NewActivity = Omit<Activity, "timestamp"> & { clientId: string };

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
    .values([entries].flat().map((entry) => ({ ...entry, at })))
    .execute();
}

/** Shown in the overview when the broker adds a deal. */
export const newDealActivity = ({ deal, name }: Pick<DealForm, "deal" | "name">) =>
  ({
    icon: "handshake",
    title: "New deal started",
    description: `${name}, ${dealSideNames[deal.side].toLowerCase()}`,
  }) as const;
