import { datesOfTemplate, withAnchorsOf } from "@frontage/content/deal-clock/templates";
import type { TemplateForm } from "@frontage/content/schemas/key-date";
import { randomUUID } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { readTemplates } from "./templates.ts";
import { changeKeyDatesWithin, type ChangedKeyDates } from "./change-key-dates.ts";

/** Adds the dates of a template that a deal doesn't have. @throws 404 */
export async function applyTemplate(
  transaction: Database,
  variables: Pick<ApiEnv["Variables"], "ipAddress" | "person">,
  dealId: string,
  form: TemplateForm,
): Promise<ChangedKeyDates> {
  const own = await readTemplates(transaction);
  return changeKeyDatesWithin(transaction, variables, dealId, (before) => {
    const dates = withAnchorsOf(before, form.template, own);
    const added = datesOfTemplate(dates, form, own);
    return [...dates, ...added.map((date) => ({ ...date, id: randomUUID(), dealId, version: 1 }))];
  });
}
