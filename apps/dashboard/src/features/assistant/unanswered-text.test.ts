import type { HandOffReason } from "@frontage/records/schemas/assistant";
import { expect, test } from "vitest";

import { formatAsked, formatLooked, formatReason, noteTitle } from "./unanswered-text.ts";

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
  [0, [], "There was no document to look in."],
  [1, [], "Looked in 1 document."],
  [6, [], "Looked in 6 documents."],
  [1, ["Lease abstract"], "Looked in “Lease abstract”."],
  [2, ["Lease abstract", "Rent roll"], "Looked in “Lease abstract” and 1 other."],
  [9, ["Lease abstract"], "Looked in “Lease abstract” and 8 others."],
])("after %i documents, first %j, it says “%s”", (documents, lookedIn, text) => {
  const searched = { documents, unreadable: [] };
  expect(formatLooked({ handOff: null, lookedIn, searched })).toBe(text);
});

test("a question that always goes to a person doesn't claim a search", () => {
  const searched = { documents: 0, unreadable: [] };
  const of = (reason: HandOffReason) =>
    formatLooked({ handOff: { reason }, lookedIn: [], searched });
  expect([of("money"), of("asked")]).toEqual([undefined, undefined]);
  expect(of("unanswered")).toBe("There was no document to look in.");
});

test("a question says why it waits for a person", () => {
  const question = { client: { id: "blake", name: "Blake Sutton" }, handOff: null };
  expect(formatReason({ ...question, isForwarded: false })).toBeUndefined();
  expect(formatReason({ ...question, isForwarded: true })).toBe("Blake sent it to you.");
  const advice = { ...question, handOff: { reason: "advice" as const }, isForwarded: false };
  expect(formatReason(advice)).toBe("Asked for advice.");
});

test("a note's title has its author and day", () => {
  expect(noteTitle("Jordan Avery", "2026-07-14", "2026-07-15")).toBe("Jordan’s note, July 14");
});
