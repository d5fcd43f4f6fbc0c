import { keyDateKindNames, keyDateStatusNames } from "@frontage/content/deal-clock/labels";
import type { KeyDateView } from "@frontage/content/schemas/key-date";

import { dayWithWeekday, formatDay } from "../time/dates.ts";

/** A key date’s values as a list of changes names them. */
const values: Record<string, (date: KeyDateView) => string | undefined> = {
  Name: ({ label }) => label,
  Kind: ({ kind }) => keyDateKindNames[kind],
  Date: ({ day }) => day && formatDay(day, dayWithWeekday),
  Rule: ({ ruleText }) => ruleText,
  Reason: ({ override }) => override?.reason,
  Time: ({ time }) => time,
  "Where the contract says so": ({ basis }) => basis,
  Responsible: ({ responsibleName }) => responsibleName,
  Status: ({ status }) => keyDateStatusNames[status],
};

/** What differs between two states of a key date, in words: "Date: Fri, Jul 17, 2026 → none". */
export function changesBetween(
  before: KeyDateView,
  after: KeyDateView,
): { name: string; from: string; to: string }[] {
  return Object.entries(values).flatMap(([name, read]) => {
    const [from, to] = [before, after].map((date) => read(date) || "none") as [string, string];
    return from === to ? [] : [{ name, from, to }];
  });
}
