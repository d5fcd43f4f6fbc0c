import { expect, test } from "vitest";
import { formatDue, formatLeft } from "@frontage/records/deal-clock/due-sentence";
import { dayFigure, formatWaiting } from "./phrases.ts";

const today = "2026-07-14";

test.each([
  ["2026-07-12", "2 days late"],
  ["2026-07-13", "1 day late"],
  ["2026-07-14", "Today"],
  ["2026-07-15", "Tomorrow"],
  ["2026-07-17", "3 days"],
])("%s is %j", (day, left) => {
  expect(formatLeft(day, today)).toBe(left);
});

test.each([
  ["deadline", "Due diligence ends", "2026-07-17", "Due diligence ends Friday."],
  ["deadline", "Offers due", "2026-07-15", "Offers due tomorrow."],
  ["deadline", "Title objection", "2026-07-21", "Title objection is due July\u00A021."],
  ["deadline", "Closing documents", "2026-07-20", "Closing documents are due Monday."],
  ["deadline", "Title objection", "2026-07-11", "Title objection: 3 days late."],
  ["closing", "Closing", "2027-01-04", "Closing is January\u00A04, 2027."],
  ["milestone", "Possession", "2026-07-14", "Possession: today."],
  ["milestone", "Tours begin", "2026-07-21", "Tours begin July\u00A021."],
  ["milestone", "Lease to be signed", "2026-07-17", "Lease to be signed: Friday."],
  ["exchange-identification", "Identify", "2026-07-26", "Day 45 of your exchange is July\u00A026."],
  ["exchange-identification", "Identify", "2026-07-13", "Day 45 of your exchange has passed."],
  ["exchange-receipt", "Receive", "2026-07-18", "The last day of your exchange is Saturday."],
] as const)("of the kind %s, %j on %s reads %j", (kind, label, day, sentence) => {
  expect(formatDue({ day, kind, label }, today)).toBe(sentence);
});

test("a day within two weeks has its weekday beneath, a later one its month", () => {
  expect(dayFigure("2026-07-28", today)).toEqual({ figure: "28", unit: "Tue" });
  expect(dayFigure("2026-07-29", today)).toEqual({ figure: "29", unit: "Jul" });
});

test.each([
  [{ role: "lender", name: null }, "Jordan is waiting for the lender: title, August\u00A03."],
  [
    { role: "counterparty", name: null },
    "Jordan is waiting for the other side: title, August\u00A03.",
  ],
  [
    { role: "attorney", name: "Robin Hale" },
    "Jordan is waiting for Robin Hale: title, August\u00A03.",
  ],
  [{ role: "broker", name: null }, "Jordan is working on the next date: title, August\u00A03."],
] as const)("whom the broker waits for is named: %o", (responsible, sentence) => {
  const date = { day: "2026-08-03", kind: "deadline", label: "Title" } as const;
  expect(formatWaiting("Jordan", responsible, date, today)).toBe(sentence);
});

test("a date that someone else has missed is late, not due on a weekday", () => {
  const date = { day: "2026-07-11", kind: "deadline", label: "Title" } as const;
  expect(formatWaiting("Jordan", { role: "lender", name: null }, date, today)).toBe(
    "Jordan is waiting for the lender: title, 3 days late.",
  );
});
