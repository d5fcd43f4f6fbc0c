import type { KeyDateView } from "@frontage/content/schemas/key-date";
import { expect, test } from "vitest";

import { changesBetween } from "./key-date-changes.ts";

const date: KeyDateView = {
  id: "one",
  dealId: "deal",
  label: "Inspection ends",
  kind: "deadline",
  basis: "",
  status: "open",
  day: "2026-07-17",
  ruleText: "Contract + 30 days",
  responsibleName: "Client",
};

test("what another broker changed is named, old → new", () => {
  const override = { day: "2026-07-20", reason: "Amendment 1" };
  const after = {
    ...date,
    override,
    day: "2026-07-20",
    time: "17:00",
    status: "extended",
  } as const;
  expect(
    changesBetween(date, after).map(({ from, name, to }) => `${name}: ${from} → ${to}`),
  ).toEqual([
    "Date: Fri, Jul 17, 2026 → Mon, Jul 20, 2026",
    "Reason: none → Amendment 1",
    "Time: none → 17:00",
    "Status: Open → Extended",
  ]);
  expect(changesBetween(date, { ...date })).toEqual([]);
});
