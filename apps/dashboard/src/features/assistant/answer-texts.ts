import { broker } from "@frontage/content/broker";
import { assistantPath } from "@frontage/content/dashboard";
import type {
  AssistantAnswer,
  AssistantRemark,
  AssistantSource,
} from "@frontage/records/schemas/assistant";

import { assistantSentences } from "../../api/assistant-queries.ts";
import type { Clock } from "../../time/dates.ts";
import { replyTime } from "../../time/reply-time.ts";

export const brokerFirstName = broker.name.split(" ", 1)[0] ?? broker.name;

/** More names than this are counted. */
const shownNamesMax = 3;

const listFormat = new Intl.ListFormat("en-US");

const whatToAsk = "Ask me about your documents, dates or deals.";
const remarkTexts = {
  greeting: `Hello. ${whatToAsk}`,
  thanks: "You’re welcome.",
  unclear: `I didn’t catch a question. ${whatToAsk}`,
  others: "I answer only from your own records.",
} as const satisfies Record<AssistantRemark, string>;

const whichOne = "Which one do you mean?";
const choicesRemoved = "What this may be about has been removed.";

/** What the assistant says before its quotes. */
export function leadOf(answer: AssistantAnswer, clock: Clock): string | undefined {
  const { choices = [], handOff, outcome, remark } = answer;
  const isEmpty = answer.answer.length === 0;
  if (remark) return remarkTexts[remark];
  if (outcome === "which") return choices.length > 0 ? whichOne : choicesRemoved;
  if (outcome === "closest") {
    // A source may have been removed since; the answer then says so.
    return sourcesOf(answer).length > 0 ? assistantSentences.closest : undefined;
  }
  if (handOff?.reason === "money") return undefined;
  if (handOff?.reason === "advice") {
    const decline = `That’s a decision to make with ${brokerFirstName} and your attorney. ${assistantSentences.noAdvice}`;
    return isEmpty ? decline : `${decline} ${introductionOf(answer)}`;
  }
  if (handOff?.reason === "asked" && isEmpty) {
    return `${brokerFirstName} can help you with that. ${replyOf(clock)}`;
  }
  if (!isEmpty) return whoSays(answer);
  return `${assistantSentences.notFound} ${replyOf(clock)}`;
}

/** Introduces quotes that have no sentence of their own: whose words they are. */
function whoSays(answer: AssistantAnswer): string | undefined {
  if (answer.answer.some((part) => sentenceOf(answer, part) !== "")) return undefined;
  const [source, other] = sourcesOf(answer);
  if (!source || other) return "Your records say:";
  if (isInDocument(source)) return `“${source.title}” says:`;
  if (source.kind === "page") return "This site says:";
  if (source.path === assistantPath) return `${source.title}, says:`;
  return source.kind === "message" ? "A message says:" : "Your records say:";
}

function introductionOf({ answer }: AssistantAnswer): string {
  const isAgreement = answer
    .flatMap(({ sources }) => sources)
    .every((source) => isInDocument(source) && /\bagreement\b/i.test(source.title));
  return `Here’s what ${isAgreement ? "the agreement says" : "your records say"}:`;
}

/** "Jordan usually replies within 2 hours." */
function replyOf({ now, timeZone }: Clock): string {
  const time = replyTime(now, broker, timeZone);
  return `${brokerFirstName} ${time.charAt(0).toLowerCase()}${time.slice(1)}.`;
}

/** Whether nothing was found, so that an answer says where it looked. */
export const saysWhereItLooked = ({ answer, handOff, outcome, remark }: AssistantAnswer) =>
  answer.length === 0 && !remark && (outcome === "none" || handOff?.reason === "unanswered");

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

/** "I looked in 6 documents…", with the names of unreadable ones; for a question without an answer. */
export function searchedText(answer: AssistantAnswer): string {
  const { reading = [], unreadable } = answer.searched;
  const isOpen = saysWhereItLooked(answer);
  const scans = unreadable.length === 1 ? "it may be a scan" : "they may be scans";
  return [
    isOpen && whereItLooked(answer),
    isOpen && unreadable.length > 0 && `I couldn’t read ${namesOf(unreadable)}; ${scans}.`,
    (isOpen || answer.outcome === "closest") &&
      reading.length > 0 &&
      `Still being read: ${namesOf(reading)}. Ask again in a minute.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function whereItLooked({ documentId, searched: { documents } }: AssistantAnswer): string {
  if (documentId) return "I looked in this document.";
  if (documents === 0) return "I looked in your dates, contacts and messages.";
  const count = documents === 1 ? "1 document" : `${documents} documents`;
  return `I looked in ${count}, and in your dates, contacts and messages.`;
}

/** "“A”, “B”, “C”, and 2 others" */
function namesOf(documents: readonly string[]): string {
  const more = documents.length - shownNamesMax;
  return listFormat.format([
    ...documents.slice(0, shownNamesMax).map((name) => `“${name}”`),
    ...(more > 0 ? [`${more} ${more === 1 ? "other" : "others"}`] : []),
  ]);
}

/** What to do instead of trusting wire instructions. */
export const moneyTexts = {
  title: assistantSentences.noWires,
  detail: ({ call }: AssistantAnswer) =>
    `Call ${call ? whoOf(call) : broker.name} on a number you already know. If an email changes the instructions, don’t reply. Call.`,
};

function whoOf({ company, name }: NonNullable<AssistantAnswer["call"]>): string {
  return company ? `${name} at ${company}` : name;
}

/** Where in its record a quote is: "Page 3, Schedule B" */
export function placeOf(source: AssistantSource): string {
  const place = placeInText(source);
  return place.charAt(0).toUpperCase() + place.slice(1);
}

const placeInText = ({ page, section }: AssistantSource) =>
  [page !== undefined && `page ${page}`, section].filter(Boolean).join(", ");

/** Whether the quote is from a document’s own text, not from what is recorded about it. */
export const isInDocument = ({ kind, path }: AssistantSource) =>
  kind === "document" && path.includes("#");

/** Identifies a source within an answer: the same passage may support two sentences. */
export const sourceKey = ({ kind, page, quote, recordId }: AssistantSource) =>
  `${kind} ${recordId} ${page ?? ""} ${quote}`;

/** An answer’s sources, each once. */
export function sourcesOf({ answer }: AssistantAnswer): AssistantSource[] {
  const all = answer.flatMap(({ sources }) => sources);
  return [...new Map(all.map((source) => [sourceKey(source), source])).values()];
}

/**
 * The sentence before a part’s quotes; nothing if it would only repeat the one quote, or if the
 * answer’s own sentence introduces them.
 */
export function sentenceOf(
  { handOff, mode, outcome }: AssistantAnswer,
  { sources, text }: AssistantAnswer["answer"][number],
): string {
  // A closest passage is introduced by its document, which is named below each quote.
  const isNamed = outcome === "closest" && sources[0]?.title === text;
  const isIntroduced = isNamed || (handOff?.reason === "advice" && mode === "quotes");
  const isRepeated = sources.length === 1 && sources[0]?.quote.trim() === text.trim();
  return isIntroduced || isRepeated ? "" : text;
}

/** The whole answer, for screen readers. */
export function announcementOf(answer: AssistantAnswer, clock: Clock): string {
  const parts = answer.answer.flatMap((part) => [
    sentenceOf(answer, part),
    ...part.sources.map((source) =>
      [`“${source.quote}”`, source.title, placeOf(source)].filter(Boolean).join(", "),
    ),
  ]);
  const choiceNames = (answer.choices ?? []).map(({ title }) => title);
  const isMoney = answer.handOff?.reason === "money";
  return [
    "Assistant:",
    isMoney && `${moneyTexts.title} ${moneyTexts.detail(answer)}`,
    leadOf(answer, clock),
    ...parts,
    choiceNames.length > 0 && `${listFormat.format(choiceNames)}.`,
    searchedText(answer),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * The message that forwards a question, in the client’s words: the question, and what was tried.
 */
export function forwardDraft(answer: AssistantAnswer): string {
  const { documentId, question, searched } = answer;
  const sources = sourcesOf(answer).map((source) => {
    const place = [source.title, placeInText(source)].filter(Boolean).join(", ");
    return `“${source.quote}” (${place})`;
  });
  if (sources.length > 0) {
    const found = answer.outcome === "closest" ? "only came close with" : "found";
    return `${question}\n\nI asked the assistant, and it ${found}:\n${sources.join("\n")}`;
  }
  // A question that goes straight to the broker wasn't searched for.
  if (!saysWhereItLooked(answer)) return question;
  const { documents } = searched;
  const records =
    documents === 0 ? "records" : documents === 1 ? "1 document" : `${documents} documents`;
  const where = documentId ? "that document" : `my ${records}`;
  return `${question}\n\nI asked the assistant, and it found nothing in ${where}.`;
}
