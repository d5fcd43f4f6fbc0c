import type { HandOffReason } from "@frontage/records/schemas/assistant";
import { expect, test } from "vitest";

import { formatAsked, formatShown, formatReason, noteTitle } from "./unanswered-text.ts";

const clock = { now: new Date("2026-07-14T15:12:00Z"), timeZone: "America/Chicago" };

test.each([
  ["2026-07-14T14:12:00Z", "Today, 9:12am"],
  ["2026-07-14T04:40:00Z", "Yesterday, 11:40pm"],
  ["2026-07-12T15:00:00Z", "July 12"],
  ["2025-07-12T15:00:00Z", "July 12, 2025"],
])("what was asked at %s was asked “%s”", (at, asked) => {
  expect(formatAsked(at, clock)).toBe(asked);
});

test.each([
  [1, [], "Found nothing in 1 document."],
  [6, [], "Found nothing in 6 documents."],
  [6, ["Lease abstract"], "Showed “Lease abstract”."],
  [6, ["Lease abstract", "Dates"], "Showed “Lease abstract” and 1 other."],
  [6, ["Lease abstract", "Dates", "Rent roll"], "Showed “Lease abstract” and 2 others."],
])("after %i documents, of which it showed %j, it says “%s”", (documents, shown, text) => {
  const searched = { documents, unreadable: [] };
  expect(formatShown({ handOff: null, shown, searched })).toBe(text);
});

test("what it showed and was removed since wasn't nothing", () => {
  const searched = { documents: 6, unreadable: [] };
  expect(formatShown({ handOff: null, isRemoved: true, shown: [], searched })).toBe(
    "What it showed has been removed.",
  );
});

test("a question that always goes to a person doesn't claim a search", () => {
  const searched = { documents: 0, unreadable: [] };
  const of = (reason: HandOffReason) => formatShown({ handOff: { reason }, shown: [], searched });
  expect([of("money"), of("asked")]).toEqual([undefined, undefined]);
  expect(of("advice")).toBe("Found nothing in 0 documents.");
});

test("a question says why it waits for a person", () => {
  const question = {
    client: { id: "blake", name: "Blake Sutton" },
    handOff: null,
    isForwarded: false,
    isUnhelpful: true,
  };
  expect(formatReason(question)).toBe("This didn’t help Blake.");
  expect(formatReason({ ...question, isForwarded: true })).toBe("Blake sent it to you.");
  expect(formatReason({ ...question, handOff: { reason: "advice" } })).toBe("Asked for advice.");
  // Earlier, what wasn't found waited, too.
  expect(formatReason({ ...question, isUnhelpful: false })).toBeUndefined();
});

test("a note's title has its author and day", () => {
  expect(noteTitle("Jordan Avery", "2026-07-14", "2026-07-15")).toBe("Jordan’s note, July 14");
});
