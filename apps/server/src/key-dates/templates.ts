import type { TemplateDates } from "@frontage/content/deal-clock/templates";
import type { OwnTemplate, OwnTemplateName } from "@frontage/content/schemas/key-date";
import type { Database } from "../database/open-database.ts";

/** The templates that a broker has made their own, by name. */
export async function readTemplates(records: Database): Promise<TemplateDates> {
  const rows = await records.selectFrom("keyDateTemplate").select(["name", "dates"]).execute();
  return Object.fromEntries(rows.map(({ dates, name }) => [name, JSON.parse(dates)]));
}

/** Makes a template the office's own. */
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
