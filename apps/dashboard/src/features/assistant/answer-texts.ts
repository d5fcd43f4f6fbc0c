import { broker } from "@frontage/content/broker";
import { capitalized, numberWord } from "@frontage/records/offer-words";
import type {
  AssistantAnswer,
  AssistantPassage,
  AssistantRemark,
} from "@frontage/records/schemas/assistant";

import type { Clock } from "../../time/dates.ts";
import { replyTime } from "../../time/reply-time.ts";
import { firstName } from "./unanswered-text.ts";

export const brokerFirstName = firstName(broker.name);

/** How many passages are shown at first. */
const firstPassagesMax = 3;

/** More names than this are counted. */
const shownNamesMax = 3;

const listFormat = new Intl.ListFormat("en-US");

const noAdvice = "I don’t give legal, tax or investment advice.";
const whatToAsk = "Ask about your documents, dates or deals.";
const remarkTexts = {
  greeting: `Hello. ${whatToAsk}`,
  thanks: "You’re welcome.",
  unclear: `I didn’t catch a question. ${whatToAsk}`,
  others: "I look only in your own records.",
} as const satisfies Record<AssistantRemark, string>;

/** What the assistant says before the passages; usually nothing. */
export function leadOf(answer: AssistantAnswer, clock: Clock): string | undefined {
  const { handOff, remark } = answer;
  if (remark) return remarkTexts[remark];
  if (handOff?.reason === "money") return undefined;
  if (handOff?.reason === "advice") {
    return `That’s a decision to make with ${brokerFirstName} and your attorney. ${noAdvice}`;
  }
  if (handOff) return `${brokerFirstName} can help you with that. ${formatReply(clock)}`;
  if (answer.isRemoved) return "What was shown here has been removed.";
  return isEmpty(answer) ? "No passages found." : undefined;
}

/** "Jordan usually replies within 2 hours." */
function formatReply({ now, timeZone }: Clock): string {
  const time = replyTime(now, broker, timeZone);
  return `${brokerFirstName} ${time.charAt(0).toLowerCase()}${time.slice(1)}.`;
}

const isEmpty = (answer: AssistantAnswer) => passagesOf(answer).all.length === 0;

/** Whether it looked and found nothing, so that it says where it looked. */
const saysWhereItLooked = (answer: AssistantAnswer) =>
  isEmpty(answer) && !answer.isRemoved && !answer.remark && !answer.handOff;

/** Answers, oldest first; each document that couldn’t be read is named only the first time. */
export function namingUnreadableOnce(answers: readonly AssistantAnswer[]): AssistantAnswer[] {
  const named = new Set<string>();
  return answers.map((answer) => {
    if (!saysWhereItLooked(answer)) return answer;
    const { searched } = answer;
    const unreadable = searched.unreadable.filter((name) => !named.has(name));
    for (const name of unreadable) named.add(name);
    return { ...answer, searched: { ...searched, unreadable } };
  });
}

/** Where it looked if it found nothing, and which documents are still being read. */
export function formatSearched(answer: AssistantAnswer): string {
  const { reading = [], unreadable } = answer.searched;
  const isOpen = saysWhereItLooked(answer);
  const scans = unreadable.length === 1 ? "it may be a scan" : "they may be scans";
  const one = reading.length === 1;
  return [
    isOpen && formatWhereItLooked(answer),
    isOpen && unreadable.length > 0 && `Couldn’t read ${namesOf(unreadable)}; ${scans}.`,
    reading.length > 0 &&
      `${namesOf(reading)} ${one ? "is" : "are"} still being read. Passages from ${one ? "it" : "them"} appear here soon.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function formatWhereItLooked({ documentId, searched: { documents } }: AssistantAnswer): string {
  if (documentId) return "Looked in this document.";
  if (documents === 0) return "Looked in your dates, contacts and messages.";
  return `Looked in ${countOf(documents, "document")}, and in your dates, contacts and messages.`;
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** "“A”, “B”, “C”, and 2 others" */
function namesOf(documents: readonly string[]): string {
  const names = [...new Set(documents)];
  const more = names.length - shownNamesMax;
  return listFormat.format([
    ...names.slice(0, shownNamesMax).map((name) => `“${name}”`),
    ...(more > 0 ? [`${more} ${more === 1 ? "other" : "others"}`] : []),
  ]);
}

/** What to do instead of trusting wire instructions. */
export const moneyTexts = {
  title: "I never give wire instructions, and this site never sends them.",
  detail: ({ call }: AssistantAnswer) =>
    `Call ${call ? formatPerson(call) : broker.name} on a number you already know. If an email changes the instructions, don’t reply. Call.`,
};

function formatPerson({ company, name }: NonNullable<AssistantAnswer["call"]>): string {
  return company ? `${name} at ${company}` : name;
}

/** Where in its document a quote is: "Page 3, Schedule B". */
export function formatPlace(passage: AssistantPassage): string {
  return capitalized(formatPlaceInText(passage));
}

/** `formatPlace` inside a sentence: "page 3, Schedule B". */
export const formatPlaceInText = ({ page, section }: AssistantPassage) =>
  [page !== undefined && `page ${page}`, section].filter(Boolean).join(", ");

/** Whether a passage is a quote from a document’s text, at which its path opens it. */
export const isInDocument = ({ kind, path, source }: AssistantPassage) =>
  kind === "quote" && source === "document" && path.includes("#");

/** Identifies a passage within an answer. */
export const passageKey = ({ label, page, recordId, source, text }: AssistantPassage) =>
  [source, recordId, page, label, text].join(" ");

/** A language model’s sentences, without those whose support was removed. */
export const sentencesOf = ({ sentences }: AssistantAnswer) =>
  sentences.filter(({ sources }) => sources.length > 0);

/** Whether a sentence’s quote is from a passage; it may be a part of it. */
const isFrom = (quote: AssistantPassage, passage: AssistantPassage) =>
  quote.source === passage.source &&
  quote.recordId === passage.recordId &&
  quote.page === passage.page &&
  quote.label === passage.label &&
  (passage.text.includes(quote.text) || quote.text.includes(passage.text));

export type ListedPassage = AssistantPassage & {
  /** The sentences that it supports, from 1. */
  numbers: readonly number[];
};

/**
 * An answer’s passages, best first; those that support a language model’s sentences come first.
 *
 * @returns `all`, and how many of them are shown at first
 */
export function passagesOf(answer: AssistantAnswer): { all: ListedPassage[]; shown: number } {
  const { handOff, passages } = answer;
  if (handOff?.reason === "money") return { all: [], shown: 0 };
  const sentences = sentencesOf(answer);
  const numbersOf = (passage: AssistantPassage) =>
    sentences.flatMap(({ sources }, index) =>
      sources.some((quote) => isFrom(quote, passage)) ? [index + 1] : [],
    );
  const quotes = sentences.flatMap(({ sources }) => sources);
  const all = [
    ...quotes.map((quote) => passages.find((passage) => isFrom(quote, passage)) ?? quote),
    ...passages,
  ];
  const unique = [...new Map(all.map((passage) => [passageKey(passage), passage])).values()];
  const listed = unique.map((passage) => ({ ...passage, numbers: numbersOf(passage) }));
  const supporting = listed.filter(({ numbers }) => numbers.length > 0).length;
  return { all: listed, shown: Math.min(listed.length, supporting || firstPassagesMax) };
}

/** Passages under one heading. */
export type PassageGroup<Passage> = { place: AssistantPassage["place"]; passages: Passage[] };

const isSamePlace = (one: AssistantPassage["place"], other: AssistantPassage["place"]) =>
  one.dealId === other.dealId && one.name === other.name;

/**
 * Groups the passages by what they are about: the deal that the question names first, then by their
 * order.
 */
export function groupByPlace<Passage extends AssistantPassage>(
  passages: readonly Passage[],
  namedDealId: string | undefined,
): PassageGroup<Passage>[] {
  const groups: PassageGroup<Passage>[] = [];
  for (const passage of passages) {
    const group = groups.find(({ place }) => isSamePlace(place, passage.place));
    if (group) group.passages.push(passage);
    else groups.push({ place: passage.place, passages: [passage] });
  }
  const isNamed = ({ place }: PassageGroup<Passage>) =>
    namedDealId !== undefined && place.dealId === namedDealId;
  return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))];
}

/** Appends groups; the first continues the last one if it has the same heading. */
export function appendGroups<Passage>(
  groups: readonly PassageGroup<Passage>[],
  more: readonly PassageGroup<Passage>[],
): PassageGroup<Passage>[] {
  const last = groups.at(-1);
  const [next, ...others] = more;
  if (!last || !next || !isSamePlace(last.place, next.place)) return [...groups, ...more];
  const merged = { place: last.place, passages: [...last.passages, ...next.passages] };
  return [...groups.slice(0, -1), merged, ...others];
}

/** "Show two more" */
export const formatMore = (count: number) => `Show ${numberWord(count)} more`;

/** "Nothing mentions: solar." */
const formatUnmentioned = ({ unmentioned }: AssistantAnswer) =>
  `Nothing mentions: ${unmentioned.join(", ")}.`;

/** For screen readers: how many passages there are, and about which properties. */
function formatFound(answer: AssistantAnswer): string {
  const { all, shown } = passagesOf(answer);
  if (all.length === 0) return "";
  const count = countOf(shown, "passage");
  const more = all.length > shown ? ` ${all.length - shown} more can be shown.` : "";
  if (answer.documentId) return `${count} in this document.${more}`;
  const groups = groupByPlace(all.slice(0, shown), answer.dealId);
  const places = groups.map(({ passages, place }) => {
    const where = place.dealId ? `about ${place.name}` : `under “${place.name}”`;
    return groups.length === 1 ? where : `${passages.length} ${where}`;
  });
  return `${count}${groups.length === 1 ? " " : ": "}${places.join(", ")}.${more}`;
}

/** What a screen reader hears of an answer; the passages follow in the conversation. */
export function announcementOf(answer: AssistantAnswer, clock: Clock): string {
  const isMoney = answer.handOff?.reason === "money";
  return [
    isMoney && `${moneyTexts.title} ${moneyTexts.detail(answer)}`,
    leadOf(answer, clock),
    ...sentencesOf(answer).map(({ text }) => text),
    formatFound(answer),
    !isEmpty(answer) && answer.unmentioned.length > 0 && formatUnmentioned(answer),
    formatSearched(answer),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * The message that forwards a question, in the client’s words: the question, and what was found.
 */
export function forwardDraft(answer: AssistantAnswer): string {
  const { documentId, question, searched } = answer;
  const { all, shown } = passagesOf(answer);
  const found = all.slice(0, shown).map((passage) => {
    const place = [passage.title, formatPlaceInText(passage)].filter(Boolean).join(", ");
    const words =
      passage.kind === "quote"
        ? `“${passage.text}”`
        : [passage.label, passage.text].filter(Boolean).join(": ");
    return `${words} (${place})`;
  });
  if (found.length > 0) {
    return `${question}\n\nI asked the assistant, and it found:\n${found.join("\n")}`;
  }
  if (!saysWhereItLooked(answer)) return question;
  const { documents } = searched;
  const records = documents === 0 ? "records" : countOf(documents, "document");
  const where = documentId ? "that document" : `my ${records}`;
  return `${question}\n\nI asked the assistant, and it found nothing in ${where}.`;
}
