import type { Today, TodayDeadline } from "@frontage/records/schemas/today";
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
const done = { clientId: "taylor", hasDeal: true, hasDocument: true };

test.each([
  [5, "Five things need you today."],
  [1, "One thing needs you today."],
  [12, "12 things need you today."],
  [0, "You’re all caught up."],
])("of %i things the day says “%s”", (total, count) => {
  expect(headlineOf({ needsYou: needs(total), steps: done })).toEqual({ count });
});

test("on the first day nothing is due", () => {
  const steps = { hasDeal: false, hasDocument: false };
  expect(headlineOf({ needsYou: needs(0), steps }).count).toBe("Nothing needs you yet.");
});

test.each([
  [due("Due diligence ends", "2026-07-17", 3), "Due diligence at 48 Example Road ends Friday."],
  [due("Offers due", "2026-07-14", 0), "Offers due today at 48 Example Road."],
  [due("Closing", "2026-07-15", 1), "Closing tomorrow at 48 Example Road."],
  [due("Closing", "2026-07-26", 12), "Closing on July 26 at 48 Example Road."],
])("the nearest deadline is named: $label", (next, text) => {
  const later = due("Estoppels", "2026-07-27", 13);
  expect(headlineOf({ deadlines: deadlines(next, later), needsYou: needs(1) }).deadline).toEqual({
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
  expect(headlineOf({ deadlines: deadlines(...items), needsYou: needs(0) }).deadline).toEqual({
    text: "Two dates were missed, the latest: Estoppels at 48 Example Road, July 13.",
    isMissed: true,
  });
  expect(
    headlineOf({ deadlines: deadlines(...items.slice(1)), needsYou: needs(0) }).deadline?.text,
  ).toBe("A date was missed: Estoppels at 48 Example Road, July 13.");
});

test("new offers are named before the nearest deadline, but after a missed one", () => {
  const offer = (listing: string): NonNullable<Today["needsYou"]>["items"][number] => ({
    kind: "offer",
    isSeen: false,
    id: listing,
    reason: "new",
    name: "Dana Fairley",
    company: "Fairley Holdings",
    listing: { id: listing, name: listing, timeZone: "America/Chicago" },
    terms: {
      kind: "lease",
      rent: 24,
      termMonths: 60,
      improvements: 0,
      startsOn: "2026-09-01",
      note: "",
    },
    expiresAt: "2026-07-20T22:00:00.000Z",
    at: "2026-07-14T14:00:00.000Z",
  });
  const day = (...listings: string[]) => ({
    deadlines: deadlines(due("Closing", "2026-07-17", 3)),
    needsYou: { ...needs(listings.length), items: listings.map(offer) },
    steps: done,
  });
  expect(headlineOf(day("77 Instance Lane", "77 Instance Lane")).deadline?.text).toBe(
    "Two offers came in for 77 Instance Lane.",
  );
  expect(headlineOf(day("77 Instance Lane", "31 Model Way")).deadline?.text).toBe(
    "Two offers came in.",
  );
  const missed = { ...day("31 Model Way"), deadlines: deadlines(due("Closing", "2026-07-10", -4)) };
  expect(headlineOf(missed).deadline?.isMissed).toBe(true);
});
