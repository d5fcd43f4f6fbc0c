import type { TemplateDates } from "@frontage/records/deal-clock/templates";
import type {
  OwnTemplateName,
  SavedTemplate,
  OwnTemplate,
} from "@frontage/records/schemas/key-date";
import type { Database } from "../database/open-database.ts";

/** The templates that brokers saved. */
export async function listTemplates(records: Database): Promise<SavedTemplate[]> {
  const rows = await records
    .selectFrom("keyDateTemplate")
    .select(["name", "dates"])
    .orderBy("name")
    .execute();
  return rows.map(({ dates, name }) => ({ name, dates: JSON.parse(dates) }));
}

/** Their dates, by name. */
export async function readTemplates(records: Database): Promise<TemplateDates> {
  const own = await listTemplates(records);
  return Object.fromEntries(own.map(({ dates, name }) => [name, dates]));
}

/** Saves a template for the office. */
export async function saveTemplate(
  transaction: Database,
  name: OwnTemplateName,
  { dates }: OwnTemplate,
): Promise<void> {
  const values = { dates: JSON.stringify(dates), changedAt: new Date().toISOString() };
  await transaction
    .insertInto("keyDateTemplate")
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
    .execute();
}

/** Goes back to the standard template. */
export async function removeTemplate(transaction: Database, name: OwnTemplateName): Promise<void> {
  await transaction.deleteFrom("keyDateTemplate").where("name", "=", name).execute();
}
