import type { Exchange } from "@frontage/records/schemas/exchange";
import { expect, test } from "vitest";

import { exchangeStateOf, formatNotice, formatState } from "./exchange-state.ts";

type Facts = Pick<Exchange, "identify" | "receive" | "replacements">;

const identify = { id: "45", day: "2026-07-26", status: "open" } as const;
const receive = { id: "180", day: "2026-12-08", status: "open", applies: "day-180" } as const;
const warehouse = { id: "1", name: "48 Example Road", note: "", version: 1 };
const open: Facts = { identify, receive, replacements: [warehouse] };
const identified: Facts = {
  identify: { ...identify, status: "done", settledOn: "2026-07-20" },
  receive,
  replacements: [{ ...warehouse, identifiedOn: "2026-07-20" }],
};
const endsByTaxReturn: Facts = { ...identified, receive: { ...receive, applies: "tax-return" } };
const postponement = { notice: "Notice 2026-12" };
const postponed: Facts = { ...open, identify: { ...identify, postponement } };
const receiptPostponed: Facts = { ...endsByTaxReturn, receive: { ...receive, postponement } };
const closed: Facts = { ...identified, receive: { ...receive, status: "done" } };

test.each([
  [open, "2026-07-14", "12 days to identify"],
  [open, "2026-07-25", "1 day to identify"],
  [open, "2026-07-26", "Today is the last day to identify"],
  [open, "2026-07-27", "Day 45 has passed. Call your intermediary."],
  [identified, "2026-07-14", "147 days to close on your replacement"],
  [identified, "2026-12-09", "Day 180 has passed. Call your intermediary."],
  [endsByTaxReturn, "2026-12-09", "The tax return’s due date has passed. Call your intermediary."],
  [postponed, "2026-07-27", "The postponed day has passed. Call your intermediary."],
  [receiptPostponed, "2026-12-09", "The postponed day has passed. Call your intermediary."],
  [closed, "2026-12-09", "Exchange closed"],
  [{ replacements: [] }, "2026-07-14", "Day 0 isn’t set yet"],
])("the headline is the next strict day: %#", (exchange, today, headline) => {
  expect(exchangeStateOf(exchange, today, { isBroker: false }).headline).toBe(headline);
});

test("a broker is told to call the client’s intermediary", () => {
  expect(exchangeStateOf(open, "2026-07-27", { isBroker: true }).headline).toBe(
    "Day 45 has passed. Call the intermediary.",
  );
});

test("the warning stays until every property is marked as identified", () => {
  const needs = (exchange: Facts) =>
    exchangeStateOf(exchange, "2026-07-14", { isBroker: false }).needsIdentification;
  expect(needs(open)).toBe(true);
  expect(needs(identified)).toBe(false);
  const another = { ...warehouse, id: "2" };
  expect(needs({ ...identified, replacements: [...identified.replacements, another] })).toBe(true);
  expect(needs(closed)).toBe(false);
});

test.each([
  [identify, "12 days left"],
  [{ ...identify, day: "2026-07-13" }, "1 day late"],
  [{ ...identify, day: "2026-07-14" }, "Today"],
  [{ ...identify, status: "done", settledOn: "2026-07-03" } as const, "Done Jul 3"],
  [{ id: "45", status: "open" } as const, "Needs day 0"],
])("a strict day says where it stands: %#", (date, words) => {
  expect(formatState(date, "2026-07-14")).toBe(words);
});

test("a notice is recognized as the IRS’s in any spelling", () => {
  expect(formatNotice("Notice 2026-12")).toBe("IRS Notice 2026-12");
  expect(formatNotice("irs Notice 2026-12")).toBe("IRS Notice 2026-12");
});
