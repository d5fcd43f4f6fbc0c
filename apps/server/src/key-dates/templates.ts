import type { TemplateDates } from "@frontage/records/deal-clock/templates";
import type {
  OwnTemplateName,
  SavedTemplate,
  TemplateChange,
} from "@frontage/records/schemas/key-date";
import type { Database } from "../database/open-database.ts";
import { countChange } from "../http/versions.ts";

/** The templates that brokers saved. */
export async function listTemplates(records: Database): Promise<SavedTemplate[]> {
  const rows = await records
    .selectFrom("keyDateTemplate")
    .select(["name", "dates", "version"])
    .orderBy("name")
    .execute();
  return rows.map(({ dates, name, version }) => ({ name, dates: JSON.parse(dates), version }));
}

/** Their dates, by name. */
export async function readTemplates(records: Database): Promise<TemplateDates> {
  const own = await listTemplates(records);
  return Object.fromEntries(own.map(({ dates, name }) => [name, dates]));
}

/** Saves a template for the office. @throws 409 with it if it has changed since */
export async function saveTemplate(
  transaction: Database,
  name: OwnTemplateName,
  { dates, version }: TemplateChange,
): Promise<void> {
  const values = { dates: JSON.stringify(dates), changedAt: new Date().toISOString() };
  await transaction
    .insertInto("keyDateTemplate")
    .values({ name, ...values, version: 0 })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  await countChange(transaction, {
    table: "keyDateTemplate",
    id: name,
    seen: version,
    read: async (records) => {
      const saved = (await listTemplates(records)).find((template) => template.name === name);
      // Nothing is stored yet: this is the first version.
      return saved && saved.version > 0 ? saved : { name, dates: [], version: 0 };
    },
  });
  await transaction.updateTable("keyDateTemplate").set(values).where("name", "=", name).execute();
}

/** Goes back to the standard template. */
export async function removeTemplate(transaction: Database, name: OwnTemplateName): Promise<void> {
  await transaction.deleteFrom("keyDateTemplate").where("name", "=", name).execute();
}
