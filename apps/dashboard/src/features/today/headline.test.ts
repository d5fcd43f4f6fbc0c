import type { TodayDeadline } from "@frontage/records/schemas/today";
import { expect, test } from "vitest";

import { headlineOf } from "./headline.ts";

const due = (label: string, day: string, daysLeft: number): TodayDeadline => ({
  id: label,
  source: "key-date",
  label,
  day,
  daysLeft,
  isExtended: false,
  client: { id: "taylor", name: "Taylor Morgan" },
  deal: {
    id: "48-example-road",
    name: "48 Example Road",
    side: "purchase",
    timeZone: "America/Chicago",
  },
});
const deadlines = (...items: TodayDeadline[]) => ({
  items,
  total: items.length,
  overdue: items.filter(({ daysLeft }) => daysLeft < 0).length,
});
const needs = (total: number) => ({ items: [], total, more: [] });
const day = "2026-07-14";
const done = { clientId: "taylor", hasDeal: true, hasDocument: true };

test.each([
  [5, "Five things need you today."],
  [1, "One thing needs you today."],
  [12, "Twelve things need you today."],
  [0, "You’re all caught up."],
])("of %i things the day says “%s”", (total, count) => {
  expect(headlineOf({ day, needsYou: needs(total), steps: done })).toEqual({ count });
});

test("on the first day nothing is due", () => {
  const steps = { hasDeal: false, hasDocument: false };
  expect(headlineOf({ day, needsYou: needs(0), steps }).count).toBe("Nothing needs you yet.");
});

test.each([
  [due("Due diligence ends", "2026-07-17", 3), "Due diligence at 48 Example Road ends Friday."],
  [due("Offers due", "2026-07-14", 0), "Offers due today at 48 Example Road."],
  [due("Closing", "2026-07-15", 1), "Closing at 48 Example Road is tomorrow."],
  [due("Closing", "2026-07-26", 12), "Closing at 48 Example Road is July\u00A026."],
])("the nearest deadline is named: $label", (next, text) => {
  const later = due("Estoppels", "2026-07-27", 13);
  expect(
    headlineOf({ day, deadlines: deadlines(next, later), needsYou: needs(1) }).deadline,
  ).toEqual({
    text,
    isMissed: false,
  });
});

test("missed items come before due ones", () => {
  const items = [
    due("Title objection", "2026-07-10", -4),
    due("Estoppels", "2026-07-13", -1),
    due("Closing", "2026-07-15", 1),
  ];
  expect(headlineOf({ day, deadlines: deadlines(...items), needsYou: needs(0) }).deadline).toEqual({
    text: "Two dates were missed, the latest: Estoppels at 48 Example Road, July 13.",
    isMissed: true,
  });
  expect(
    headlineOf({ day, deadlines: deadlines(...items.slice(1)), needsYou: needs(0) }).deadline?.text,
  ).toBe("A date was missed: Estoppels at 48 Example Road, July 13.");
});

test("an offer that expires first is named, and all that is due on its day", () => {
  const offer: TodayDeadline = {
    id: "offer",
    source: "offer",
    label: "Offer expires",
    day: "2026-07-16",
    daysLeft: 2,
    time: "17:00",
    who: "Dana Fairley",
    listing: { id: "lane", name: "77 Instance Lane", timeZone: "America/Chicago" },
  };
  const text = "An offer for 77 Instance Lane expires Thursday.";
  const later = deadlines(offer, due("Closing", "2026-07-17", 3));
  expect(headlineOf({ day, deadlines: later, needsYou: needs(1) }).deadline?.text).toBe(text);
  const said = (...items: TodayDeadline[]) =>
    headlineOf({ day, deadlines: deadlines(...items), needsYou: needs(1) }).deadline?.text;
  expect(said(offer, { ...offer, id: "other" })).toBe(
    "Two offers for 77 Instance Lane expire Thursday.",
  );
  expect(said({ ...offer, label: "Counter expires" })).toBe(
    "A counter for 77 Instance Lane expires Thursday.",
  );
  const closing = due("Closing", "2026-07-16", 2);
  expect(said(closing, offer)).toBe(
    "Two deadlines Thursday: an offer for 77 Instance Lane and closing at 48 Example Road.",
  );
  const letter = due("Letter of intent due", "2026-07-16", 2);
  expect(
    said(closing, offer, { ...offer, id: "other" }, letter, due("Rent", "2026-07-16", 2)),
  ).toBe(
    "Five deadlines Thursday: two offers for 77 Instance Lane, closing at 48 Example Road, the letter of intent at 48 Example Road, and 1 more.",
  );
});
