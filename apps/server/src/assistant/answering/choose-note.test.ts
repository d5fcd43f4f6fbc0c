import { expect, test } from "vitest";
import type { Passage } from "../passages/passage.ts";
import { chooseNotes, quoteOfNote } from "./choose-note.ts";
import { understand } from "./understand.ts";

const building = {
  clientId: "taylor",
  city: "Anytown",
  region: "ST",
  type: "industrial",
  side: "purchase",
  stage: "contract",
  summary: "A warehouse.",
} as const;
const context = {
  deals: [
    { ...building, id: "road", name: "48 Example Road" },
    { ...building, id: "row", name: "18 Placeholder Row" },
  ],
  people: [],
  today: "2026-11-23",
};
const note = (question: string, dealId: string | null = null): Passage => ({
  id: "note:1",
  kind: "message",
  recordId: "1",
  title: "Jordan’s note, July 14",
  path: "/",
  text: "A new membrane went on in 2019.",
  question,
  clientId: "taylor",
  dealId,
});
const questionOf = (text: string) => understand(text, context)[0];
function isAnsweredBy(question: string, noted: Passage) {
  const asked = questionOf(question);
  if (!asked) throw new Error(`"${question}" isn't understood.`);
  return chooseNotes(asked, [noted], questionOf).length > 0;
}

test.each([
  "When was the roof last replaced?",
  "when was roof last replaced",
  "When did they last replace the roof?",
  "When was the roof last replaced at 48 Example Road?",
  "Hi, could you tell me when the roof was last replaced?",
])("a note answers its question, however it is worded: %s", (question) => {
  expect(isAnsweredBy(question, note("When was the roof last replaced?"))).toBe(true);
});

test.each([
  "When was the HVAC last replaced?",
  "When was the boiler last inspected?",
  "Who pays for the roof?",
  "Who insures the roof over Suite 4?",
  "When does due diligence end?",
  "Which zeppelin moors above the marzipan quarry?",
])("a note doesn't answer another question: %s", (question) => {
  expect(isAnsweredBy(question, note("When was the roof last replaced?"))).toBe(false);
});

test("a note about one property or unit doesn't answer about another", () => {
  const aboutRoad = note("When was the roof of 48 Example Road last replaced?");
  expect(isAnsweredBy("When was the roof of 18 Placeholder Row last replaced?", aboutRoad)).toBe(
    false,
  );
  expect(isAnsweredBy("When was the roof of 48 Example Road last replaced?", aboutRoad)).toBe(true);
  const ofRoad = note("When was the roof last replaced?", "road");
  expect(isAnsweredBy("When was the roof of 18 Placeholder Row last replaced?", ofRoad)).toBe(
    false,
  );
  const aboutSuite = note("Can Suite 3 be sublet?");
  expect(isAnsweredBy("Can Suite 3 be sublet?", aboutSuite)).toBe(true);
  expect(isAnsweredBy("Can Suite 4 be sublet?", aboutSuite)).toBe(false);
});

test("a long note is quoted up to the end of a sentence, word for word", () => {
  const long = "The landlord repairs it. ".repeat(40);
  const quote = quoteOfNote(long);
  expect(quote).toMatch(/repairs it\.$/);
  expect(long).toContain(quote);
  expect(quote.length).toBeLessThanOrEqual(600);
  expect(quoteOfNote("Yes.")).toBe("Yes.");
});
