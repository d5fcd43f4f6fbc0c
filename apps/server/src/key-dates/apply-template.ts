import { datesOfTemplate, withAnchorsOf } from "@frontage/records/deal-clock/templates";
import type { TemplateForm } from "@frontage/records/schemas/key-date";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import { changeKeyDates } from "./change-key-dates.ts";
import { readTemplates } from "./templates.ts";

/** Adds the dates of a template that a deal doesn't have yet. @throws 404 */
export async function applyTemplate(
  change: Change,
  dealId: string,
  form: TemplateForm,
): Promise<void> {
  const own = await readTemplates(change.db);
  await changeKeyDates(change, dealId, (before) => {
    const dates = withAnchorsOf(before, form.template, own);
    const added = datesOfTemplate(dates, form, own);
    return [...dates, ...added.map((date) => ({ ...date, id: randomUUID(), dealId, version: 1 }))];
  });
}
