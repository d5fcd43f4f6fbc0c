import { broker as owner } from "@frontage/content/broker";
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { expect, test } from "vitest";

import {
  announcementOf,
  appendGroups,
  formatPlace,
  formatSearched,
  forwardDraft,
  groupByPlace,
  isInDocument,
  leadOf,
  namingUnreadableOnce,
  passagesOf,
} from "./answer-texts.ts";
import {
  messageQuote,
  modelAnswer,
  nothingFound,
  roofAnswer,
  roofCard,
  roofQuote,
} from "./story-answers.ts";

const firstName = owner.name.split(" ")[0];

// Ten o'clock on a Tuesday in Chicago.
const clock = { now: new Date("2026-07-14T15:00:00.000Z"), timeZone: "America/Chicago" };

const [, , leaseQuote, , pageQuote] = roofAnswer.passages;
if (!leaseQuote || !pageQuote) throw new Error("The story has five passages.");

test("of five passages three are shown at first; with a language model, those that support its sentences", () => {
  expect(passagesOf(roofAnswer)).toMatchObject({ all: roofAnswer.passages, shown: 3 });
  expect(passagesOf({ ...roofAnswer, passages: [roofQuote] }).shown).toBe(1);

  const { all, shown } = passagesOf(modelAnswer);
  expect(all.map(({ numbers, text }) => ({ numbers, text }))).toEqual([
    { numbers: [1], text: roofQuote.text },
    { numbers: [2], text: leaseQuote.text },
    { numbers: [], text: roofCard.text },
    { numbers: [], text: messageQuote.text },
    { numbers: [], text: pageQuote.text },
  ]);
  expect(shown).toBe(2);
});

test("a sentence whose quote was removed isn't shown, and one from a further passage brings it along", () => {
  const [first, second] = modelAnswer.sentences;
  if (!first || !second) throw new Error("The story has two sentences.");
  const answer = {
    ...modelAnswer,
    sentences: [{ ...first, sources: [] }, second],
    passages: [roofCard],
  };
  expect(passagesOf(answer).all.map(({ numbers, title }) => [title, ...numbers])).toEqual([
    ["Lease, Template Software", 1],
    ["Property details"],
  ]);
});

test("passages stand under their property, the named one first", () => {
  const names = (passages: typeof roofAnswer.passages, dealId?: string) =>
    groupByPlace(passages, dealId).map(({ passages: some, place }) => [place.name, some.length]);
  const passages = [pageQuote, leaseQuote, roofQuote, roofCard];
  expect(names(passages)).toEqual([
    ["This site", 1],
    ["9 Template Drive", 1],
    ["48 Example Road", 2],
  ]);
  expect(names(passages, "48-example-road")[0]).toEqual(["48 Example Road", 2]);

  const groups = groupByPlace([roofQuote, leaseQuote], undefined);
  const appended = (more: typeof passages) =>
    appendGroups(groups, groupByPlace(more, undefined)).map(({ place }) => place.name);
  expect(appended([leaseQuote, pageQuote])).toEqual([
    "48 Example Road",
    "9 Template Drive",
    "This site",
  ]);
  expect(appended([roofCard])).toEqual(["48 Example Road", "9 Template Drive", "48 Example Road"]);
});

test("without passages it says so, and where it looked", () => {
  expect(leadOf(nothingFound, clock)).toBe("No passages found.");
  expect(formatSearched(nothingFound)).toBe(
    "Looked in 14 documents, and in your dates, contacts and messages. Couldn’t read “Survey 1994.pdf”; it may be a scan.",
  );
  const searched = (unreadable: string[]) =>
    formatSearched({ ...nothingFound, documentId: "psa", searched: { documents: 1, unreadable } });
  expect(searched(["A", "B", "C", "D", "E"])).toBe(
    "Looked in this document. Couldn’t read “A”, “B”, “C”, and 2 others; they may be scans.",
  );
  expect(leadOf(roofAnswer, clock)).toBeUndefined();
  expect(formatSearched(roofAnswer)).toBe("");
});

test("where all that was shown has been removed, it says that, and nothing of a search", () => {
  const removed = { ...nothingFound, isRemoved: true };
  expect(leadOf(removed, clock)).toBe("What was shown here has been removed.");
  expect(formatSearched(removed)).toBe("");
  expect(forwardDraft(removed)).toBe(removed.question);
});

test("a document that is still being read is named, also next to passages", () => {
  const searched = { documents: 14, unreadable: [], reading: ["Lease"] };
  const text = "“Lease” is still being read. Passages from it appear here soon.";
  expect(formatSearched({ ...roofAnswer, searched })).toBe(text);
  expect(formatSearched({ ...nothingFound, searched })).toBe(
    `Looked in 14 documents, and in your dates, contacts and messages. ${text}`,
  );
  expect(announcementOf({ ...roofAnswer, searched }, clock)).toContain(text);
});

test("advice is declined, and a person is promised", () => {
  expect(leadOf({ ...roofAnswer, handOff: { reason: "advice" } }, clock)).toBe(
    `That’s a decision to make with ${firstName} and your attorney. I don’t give legal, tax or investment advice.`,
  );
  // The time depends on the broker's hours.
  expect(leadOf({ ...nothingFound, handOff: { reason: "asked" } }, clock)).toMatch(
    RegExp(
      `^${firstName} can help you with that\\. ${firstName} usually replies (within|by) .+\\.$`,
    ),
  );
});

test("a screen reader hears how many passages there are, and about which properties", () => {
  expect(announcementOf(roofAnswer, clock)).toBe(
    "3 passages: 2 about 48 Example Road, 1 about 9 Template Drive. 2 more can be shown. Nothing mentions: solar.",
  );
  const one = { ...roofAnswer, passages: [roofQuote], unmentioned: [] };
  expect(announcementOf(one, clock)).toBe("1 passage about 48 Example Road.");
  expect(announcementOf({ ...one, passages: [pageQuote] }, clock)).toBe(
    "1 passage under “This site”.",
  );
  expect(announcementOf({ ...one, documentId: "psa" }, clock)).toBe("1 passage in this document.");
  expect(announcementOf(modelAnswer, clock)).toMatch(
    /^At 48 Example Road the seller .+ landlord\. 2 passages: 1 about 48 Example Road, 1 about 9/,
  );
  expect(announcementOf(nothingFound, clock)).toMatch(/^No passages found\. Looked in 14/);

  const money: AssistantAnswer = {
    ...roofAnswer,
    handOff: { reason: "money" },
    call: { name: "Sasha Varga", company: "Sample Title" },
  };
  expect(announcementOf(money, clock)).toBe(
    "I never give wire instructions, and this site never sends them. Call Sasha Varga at Sample Title on a number you already know. If an email changes the instructions, don’t reply. Call.",
  );
});

test("a passage names its page and section, if it has them", () => {
  expect(formatPlace(roofQuote)).toBe("Page 4, section 11");
  expect(formatPlace({ ...roofQuote, page: undefined, section: "Schedule B" })).toBe("Schedule B");
  expect(formatPlace(messageQuote)).toBe("");
});

test("only a quote whose path says where it is can be shown in its document", () => {
  expect(isInDocument(roofQuote)).toBe(true);
  const path = "/dashboard/documents?document=purchase-agreement";
  expect(isInDocument({ ...roofQuote, path })).toBe(false);
  expect(isInDocument({ ...roofQuote, kind: "card" })).toBe(false);
  expect(isInDocument(messageQuote)).toBe(false);
});

test("a forwarded question includes the question and what was found", () => {
  expect(forwardDraft(nothingFound)).toBe(
    "Will rents rise next year?\n\nI asked the assistant, and it found nothing in my 14 documents.",
  );
  expect(forwardDraft({ ...roofAnswer, passages: [roofCard, roofQuote] })).toBe(
    `${roofAnswer.question}\n\nI asked the assistant, and it found:\nRoof: Membrane, last replaced 2009 (Property details)\n“${roofQuote.text}” (Purchase agreement, revision 3, page 4, section 11)`,
  );
  expect(forwardDraft({ ...nothingFound, documentId: "psa" })).toMatch(
    /nothing in that document\.$/,
  );
  expect(forwardDraft({ ...nothingFound, handOff: { reason: "asked" } })).toBe(
    nothingFound.question,
  );
});

test("a document that couldn’t be read is named by the first answer that says so", () => {
  const searched = (...unreadable: string[]) => ({ searched: { documents: 3, unreadable } });
  const named = namingUnreadableOnce([
    { ...roofAnswer, ...searched("Survey") },
    { ...nothingFound, ...searched("Survey") },
    { ...nothingFound, ...searched("Survey", "Photographs") },
    { ...nothingFound, ...searched("Survey", "Photographs") },
  ]);
  expect(named.map((answer) => answer.searched.unreadable)).toEqual([
    ["Survey"],
    ["Survey"],
    ["Photographs"],
    [],
  ]);
});

test("a greeting or thanks gets a one-line reply that doesn't mention a search", () => {
  const thanks = { ...nothingFound, remark: "thanks" as const };
  expect(announcementOf(thanks, clock)).toBe("You’re welcome.");
  expect(leadOf({ ...nothingFound, remark: "greeting" }, clock)).toMatch(/^Hello\. Ask about/);
});
