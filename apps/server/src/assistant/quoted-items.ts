import { documentQuotePath } from "@frontage/content/dashboard";
import type {
  AssistantAnswer,
  AssistantChoice,
  AssistantSource,
} from "@frontage/records/schemas/assistant";
import { givesPaymentInstructions } from "./answering/payment-instructions.ts";
import type { Candidate } from "./answering/score-sentences.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { Passage } from "./passages/passage.ts";
import type { RecordItem } from "./records/record-item.ts";

export type Item = AssistantAnswer["answer"][number];

/** Records as an answer: what they state, and where. */
export function itemsOf(records: readonly RecordItem[], context: AnswerContext): Item[] {
  const sources = records.map(({ fact, passage }) => sourceOf(passage, fact.quote, context));
  const text =
    sources.length === 1
      ? (sources[0]?.quote ?? "")
      : `Your records say this in ${countName(sources.length)} places.`;
  return sources.length > 0 ? [{ text, sources }] : [];
}

const countNames = ["no", "one", "two", "three", "four", "five"];
const countName = (count: number) => countNames[count] ?? String(count);

/** A sentence as an answer. */
export const answerItem = (candidate: Candidate, context: AnswerContext): Item => ({
  text: candidate.quote,
  sources: [sourceOfSentence(candidate, context)],
});

/** Sentences that come closest, grouped by what they are from. */
export const closestItems = (candidates: readonly Candidate[], context: AnswerContext): Item[] =>
  [...Map.groupBy(candidates, ({ passage }) => passage.recordId).values()].map((group) => {
    const sources = group.map((candidate) => sourceOfSentence(candidate, context));
    return { text: sources[0]?.title ?? "", sources };
  });

const sourceOfSentence = (
  { lead, passage, quote, section }: Candidate,
  context: AnswerContext,
): AssistantSource => ({
  ...sourceOf(passage, quote, context),
  ...(section ? { section } : {}),
  ...(lead ? { lead } : {}),
});

/** A quote with the record that it is from, as the person finds it. */
export function sourceOf(
  passage: Passage,
  quote: string,
  { known, namesDeals }: AnswerContext,
): AssistantSource {
  const { dealId, hasOpenChanges, kind, page, path, recordId, title, unread, version } = passage;
  const deal =
    namesDeals && kind === "document" ? known.deals.find(({ id }) => id === dealId) : undefined;
  return {
    kind,
    recordId,
    ...(version === undefined ? {} : { version }),
    title:
      deal && !title.includes(deal.name.split(",")[0] ?? "") ? `${title}, ${deal.name}` : title,
    path:
      kind === "document" && page !== undefined
        ? documentQuotePath(recordId, { page, quote })
        : path,
    ...(page === undefined ? {} : { page }),
    ...(unread === undefined ? {} : { unread }),
    ...(hasOpenChanges ? { hasOpenChanges } : {}),
    quote,
  };
}

/** A document that may be meant, named as a source would be. */
export function documentChoice(
  { passage, quote }: Candidate,
  context: AnswerContext,
): AssistantChoice {
  const { recordId, title } = sourceOf(passage, quote, context);
  return { documentId: recordId, title };
}

/** The deals that may be meant. */
export const dealChoices = (
  ids: ReadonlySet<string | null>,
  { known }: AnswerContext,
): AssistantChoice[] =>
  known.deals.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ dealId: id, title: name }));

/** Max sources. */
export function atMost(items: readonly Item[], max: number): Item[] {
  let left = max;
  return items.flatMap((item) => {
    const sources = item.sources.slice(0, Math.max(left, 0));
    left -= sources.length;
    return sources.length > 0 ? [{ ...item, sources }] : [];
  });
}

/** How many parts of records a language model may read, and how much stands around each sentence. */
const passagesMax = 30;
const around = 300;

/** The likeliest sentences with what stands around them; those that overlap are one. */
export function readPassages(
  candidates: readonly Candidate[],
  context: AnswerContext,
): AssistantSource[] {
  const parts: { candidate: Candidate; start: number; end: number }[] = [];
  for (const candidate of candidates) {
    const { passage, quote, start } = candidate;
    const part = {
      candidate,
      start: wordStart(passage.text, start - around),
      end: wordEnd(passage.text, start + quote.length + around),
    };
    const same = parts.find(
      ({ candidate: { passage: other }, end, start: from }) =>
        other.id === passage.id && part.start <= end && from <= part.end,
    );
    if (same) {
      same.start = Math.min(same.start, part.start);
      same.end = Math.max(same.end, part.end);
    } else if (parts.length < passagesMax) parts.push(part);
  }
  return parts.flatMap(({ candidate: { passage }, end, start }) => {
    const text = passage.text.slice(start, end).trim();
    if (givesPaymentInstructions(`${passage.title}\n${text}`)) return [];
    return sourceOf(passage, text, context);
  });
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.slice(0, at).search(/\s\S*$/);
  return space === -1 ? 0 : space;
}

function wordEnd(text: string, at: number): number {
  const space = text.slice(at).search(/\s/);
  return space === -1 ? text.length : at + space;
}
