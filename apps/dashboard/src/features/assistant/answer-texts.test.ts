import { broker as owner } from "@frontage/content/broker";
import type { AssistantAnswer, AssistantSource } from "@frontage/records/schemas/assistant";
import { expect, test } from "vitest";

import {
  announcementOf,
  forwardDraft,
  leadOf,
  namingUnreadableOnce,
  placeOf,
  saysWhereItLooked,
  searchedText,
  sentenceOf,
  sourcesOf,
} from "./answer-texts.ts";

const firstName = owner.name.split(" ")[0];

// Ten o'clock on a Tuesday in Chicago.
const clock = { now: new Date("2026-07-14T15:00:00.000Z"), timeZone: "America/Chicago" };

const nothing: AssistantAnswer = {
  id: "1",
  question: "When was the roof replaced?",
  askedAt: "2026-07-14T15:00:00.000Z",
  answer: [],
  outcome: "none",
  handOff: null,
  mode: "quotes",
  searched: { documents: 14, unreadable: [] },
  isForwarded: false,
};
const financing: AssistantSource = {
  kind: "document",
  recordId: "psa",
  title: "Purchase agreement, revision 3",
  path: "/dashboard/documents?document=psa#page=2&quote=Buyer%20may%20terminate.",
  page: 2,
  section: "section 9",
  quote: "Buyer may terminate.",
};
const quoted = (...sources: AssistantSource[]): AssistantAnswer => ({
  ...nothing,
  outcome: "answer",
  answer: [{ text: "", sources }],
});

test("the closest passages name their document, until it is removed", () => {
  const closest: AssistantAnswer = {
    ...nothing,
    outcome: "closest",
    answer: [{ text: financing.title, sources: [financing] }],
  };
  expect(leadOf(closest, clock)).toBe("I found no direct answer. These passages come closest:");
  expect(closest.answer.map((part) => sentenceOf(closest, part))).toEqual([""]);

  const text = "The document quoted here has been removed.";
  const removed = { ...closest, answer: [{ text, sources: [] }] };
  expect(leadOf(removed, clock)).toBeUndefined();
  expect(removed.answer.map((part) => sentenceOf(removed, part))).toEqual([text]);
});

test("an unanswered question says so, when the broker replies, and where the assistant looked", () => {
  // The time depends on the broker's hours.
  expect(leadOf(nothing, clock)).toMatch(
    RegExp(
      `^I couldn’t find that in your records\\. ${firstName} usually replies (within|by) .+\\.$`,
    ),
  );
  expect(searchedText(nothing)).toBe(
    "I looked in 14 documents, and in your dates, contacts and messages.",
  );
  const searched = (unreadable: string[]) =>
    searchedText({ ...nothing, documentId: "psa", searched: { documents: 1, unreadable } });
  expect(searched(["Survey"])).toBe(
    "I looked in this document. I couldn’t read “Survey”; it may be a scan.",
  );
  expect(searched(["A", "B", "C", "D", "E"])).toBe(
    "I looked in this document. I couldn’t read “A”, “B”, “C”, and 2 others; they may be scans.",
  );
});

test("a document that is still being read is named where it may have the answer", () => {
  const reading = ["Lease", "Survey"];
  const searched = { documents: 14, unreadable: ["Roll"], reading };
  const again = "Still being read: “Lease” and “Survey”. Ask again in a minute.";
  expect(searchedText({ ...nothing, searched })).toBe(
    `I looked in 14 documents, and in your dates, contacts and messages. I couldn’t read “Roll”; it may be a scan. ${again}`,
  );
  const closest: AssistantAnswer = { ...quoted(financing), outcome: "closest", searched };
  expect(searchedText(closest)).toBe(again);
  expect(announcementOf(closest, clock)).toContain(again);
  expect(searchedText({ ...quoted(financing), searched })).toBe("");
});

test("advice is declined, followed by what an agreement or other records say", () => {
  const advice = { outcome: "handOff" as const, handOff: { reason: "advice" as const } };
  expect(leadOf({ ...quoted(financing), ...advice }, clock)).toBe(
    `That’s a decision to make with ${firstName} and your attorney. I don’t give legal, tax or investment advice. Here’s what the agreement says:`,
  );
  for (const other of [{ title: "Rent roll" }, { path: "/dashboard/documents?document=psa" }]) {
    expect(leadOf({ ...quoted({ ...financing, ...other }), ...advice }, clock)).toMatch(
      /Here’s what your records say:$/,
    );
  }
  expect(leadOf({ ...nothing, ...advice }, clock)).toMatch(/investment advice\.$/);
});

test("an answer is announced in full: its sentence, each quote and its source", () => {
  const two = quoted(financing, { ...financing, page: undefined, section: "Schedule B" });
  const [part] = two.answer;
  const answer = { ...two, answer: [{ sources: [], ...part, text: "Two places mention it." }] };
  expect(announcementOf(answer, clock)).toBe(
    "Assistant: Two places mention it. “Buyer may terminate.”, Purchase agreement, revision 3, Page 2, section 9 “Buyer may terminate.”, Purchase agreement, revision 3, Schedule B",
  );
  const money = {
    ...nothing,
    outcome: "handOff" as const,
    handOff: { reason: "money" as const },
    call: { name: "Sasha Varga", company: "Sample Title" },
  };
  expect(announcementOf(money, clock)).toBe(
    "Assistant: I never give wire instructions, and this site never sends them. Call Sasha Varga at Sample Title on a number you already know. If an email changes the instructions, don’t reply. Call.",
  );
});

test("quotes introduced by a declined request for advice, or by the quote itself, have no other sentence", () => {
  const part = { text: "“Lease” covers it.", sources: [financing] };
  const answer = { ...quoted(financing), answer: [part] };
  expect(sentenceOf(answer, part)).toBe("“Lease” covers it.");
  expect(sentenceOf({ ...answer, handOff: { reason: "advice" } }, part)).toBe("");
  expect(sentenceOf(answer, { ...part, text: " Buyer may terminate." })).toBe("");
});

test("quotes without their own sentence are introduced by their source", () => {
  const introduced = (...sources: AssistantSource[]) => leadOf(quoted(...sources), clock);
  expect(introduced(financing)).toBe("“Purchase agreement, revision 3” says:");
  expect(introduced(financing, { ...financing, quote: "Seller may." })).toBe("Your records say:");
  const record = { ...financing, path: "/dashboard/deals/a#date-1" };
  expect(introduced({ ...record, kind: "event" })).toBe("Your records say:");
  expect(introduced({ ...record, kind: "message" })).toBe("A message says:");
  expect(introduced({ ...record, kind: "page" })).toBe("This site says:");
  const said = { ...quoted(financing), answer: [{ text: "It does.", sources: [financing] }] };
  expect(leadOf(said, clock)).toBeUndefined();
});

test("a source that supports two sentences is listed once", () => {
  const answer = {
    ...nothing,
    answer: [
      { text: "One.", sources: [financing] },
      { text: "Two.", sources: [financing, { ...financing, quote: "Seller may not." }] },
    ],
  };
  expect(sourcesOf(answer).map(({ quote }) => quote)).toEqual([
    "Buyer may terminate.",
    "Seller may not.",
  ]);
});

test("a source names its page and section, if it has them", () => {
  expect(placeOf(financing)).toBe("Page 2, section 9");
  expect(placeOf({ ...financing, page: undefined, section: undefined })).toBe("");
});

test("a forwarded question includes the question and what was tried", () => {
  expect(forwardDraft(nothing)).toBe(
    "When was the roof replaced?\n\nI asked the assistant, and it found nothing in my 14 documents.",
  );
  expect(forwardDraft(quoted(financing))).toBe(
    "When was the roof replaced?\n\nI asked the assistant, and it found:\n“Buyer may terminate.” (Purchase agreement, revision 3, page 2, section 9)",
  );
  expect(forwardDraft({ ...nothing, documentId: "psa" })).toMatch(
    /found nothing in that document\.$/,
  );
  expect(forwardDraft({ ...nothing, outcome: "handOff", handOff: { reason: "asked" } })).toBe(
    nothing.question,
  );
});

test("a document that couldn’t be read is named by the first decline that says so", () => {
  const searched = (...unreadable: string[]) => ({ searched: { documents: 3, unreadable } });
  const named = namingUnreadableOnce([
    { ...quoted(financing), ...searched("Survey") },
    { ...nothing, ...searched("Survey") },
    {
      ...nothing,
      outcome: "handOff",
      handOff: { reason: "unanswered" },
      ...searched("Survey", "Photographs"),
    },
    { ...nothing, ...searched("Survey", "Photographs") },
  ]);
  expect(named.slice(1).map((answer) => answer.searched.unreadable)).toEqual([
    ["Survey"],
    ["Photographs"],
    [],
  ]);
});

test("a greeting or thanks gets a one-line reply that doesn't mention a search", () => {
  const thanks = { ...nothing, remark: "thanks" as const };
  expect(leadOf(thanks, clock)).toBe("You’re welcome.");
  expect(announcementOf(thanks, clock)).toBe("Assistant: You’re welcome.");
  expect(leadOf({ ...nothing, remark: "greeting" }, clock)).toMatch(/^Hello\. Ask me about/);
  expect(saysWhereItLooked(thanks)).toBe(false);
});

test("the closest passages are introduced as such, not as an answer", () => {
  const closest: AssistantAnswer = {
    ...quoted(financing),
    outcome: "closest",
    answer: [{ text: financing.title, sources: [financing] }],
  };
  expect(leadOf(closest, clock)).toBe("I found no direct answer. These passages come closest:");
  expect(announcementOf(closest, clock)).toBe(
    "Assistant: I found no direct answer. These passages come closest: “Buyer may terminate.”, Purchase agreement, revision 3, Page 2, section 9",
  );
  expect(forwardDraft(closest)).toContain("it only came close with:");
});

test("an ambiguous question is answered by asking which one, without mentioning a search", () => {
  const choices = [
    { documentId: "one", title: "Lease, Suite 1" },
    { documentId: "two", title: "Lease, Suite 5" },
  ];
  const unsure = { ...nothing, outcome: "which" as const, choices };
  expect(leadOf(unsure, clock)).toBe("Which one do you mean?");
  expect(saysWhereItLooked(unsure)).toBe(false);
  expect(announcementOf(unsure, clock)).toBe(
    "Assistant: Which one do you mean? Lease, Suite 1 and Lease, Suite 5.",
  );
  expect(leadOf({ ...unsure, choices: [] }, clock)).toMatch(/removed/);
});
