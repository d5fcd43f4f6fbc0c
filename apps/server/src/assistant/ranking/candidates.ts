import { documentQuotePath } from "@frontage/content/dashboard";
import { documentTypeNames } from "@frontage/records/record-names";
import type { AssistantPassage } from "@frontage/records/schemas/assistant";
import { type DealRecord, placeOf } from "../cards/deal-cards.ts";
import type { AskedKind, RecordCard } from "../cards/record-card.ts";
import type { Passage } from "../passages/passage.ts";
import { stemsOf } from "../passages/stem.ts";
import { isAnswerTo } from "./asked-kinds.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { pagePassages } from "./page-passages.ts";

/** Where a word of a question may occur. */
export type Field = "text" | "heading" | "title" | "place" | "words" | "opening";

/** Something that may be shown for a question: a card, or a clause. */
export type Candidate = {
  shown: Omit<AssistantPassage, "marks" | "place">;
  dealIds: readonly string[];
  /** The stems of each of its texts. */
  stems: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** Whether it has what a question of this kind asks for. */
  answers: (kind: AskedKind) => boolean;
  /** Of a clause: its sentences, and the text that it is a part of. */
  clause?: Pick<Clause, "sentences" | "start"> & { page: string };
};

/** Stems texts, each once. */
function createStemmer(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const stems = known.get(text) ?? stemsOf(text);
    known.set(text, stems);
    return stems;
  };
}

/** The cards of records. */
export function cardCandidates(
  cards: readonly RecordCard[],
  deals: readonly DealRecord[],
): Candidate[] {
  const stemmed = createStemmer();
  const places = new Map(deals.map((deal) => [deal.id, stemmed(placeOf(deal))]));
  return cards.map(({ answers, dealIds, words, ...shown }) => ({
    shown: { kind: "card", ...shown },
    dealIds,
    stems: {
      text: [...stemmed(shown.label), ...stemsOf(`${shown.text}\n${shown.section ?? ""}`)],
      words: stemmed(words),
      place: dealIds.flatMap((id) => places.get(id) ?? []),
    },
    answers: (kind) => answers.includes(kind),
  }));
}

/**
 * The clauses of pages, messages and notes.
 *
 * @param openings how documents begin, by their ids: it names the parties
 */
export function clauseCandidates(
  passages: readonly Passage[],
  openings: ReadonlyMap<string, string> = new Map(),
): Candidate[] {
  const stemmed = createStemmer();
  let before: { passage: Passage; place: ReturnType<typeof clausesOf>["place"] } | undefined;
  return inOrder(passages).flatMap((passage) => {
    const isNext =
      passage.page !== undefined &&
      before?.passage.recordId === passage.recordId &&
      before.passage.page === passage.page - 1;
    const { clauses, place } = clausesOf(passage.text, isNext ? before?.place : undefined);
    before = { passage, place };
    const { documentType, id: _, question, text: page, dealId, ...source } = passage;
    return clauses.map((clause): Candidate => {
      const { heading = "", lead, section, sentences, start, text } = clause;
      return {
        shown: {
          kind: "quote",
          ...source,
          path: pathOf(source, text),
          text,
          ...(section && { section }),
          ...(lead && { lead }),
        },
        dealIds: dealId === null ? [] : [dealId],
        stems: {
          text: stemsOf(text),
          heading: stemmed(`${heading}\n${lead ?? ""}\n${question ?? ""}`),
          title: stemmed(passage.title),
          words: stemmed(documentType ? documentTypeNames[documentType] : ""),
          opening: stemmed(openings.get(passage.recordId) ?? ""),
        },
        answers: (kind) => isAnswerTo(kind, text),
        clause: { page, sentences, start },
      };
    });
  });
}

/** A document opens with the quote marked. */
export const pathOf = (
  { page, path, recordId, source }: Pick<Passage, "page" | "path" | "recordId" | "source">,
  quote: string,
): string => (source === "document" ? documentQuotePath(recordId, { page, quote }) : path);

/** Pages of a document in order, since a heading carries over to the next page. */
const inOrder = (passages: readonly Passage[]) =>
  [...Map.groupBy(passages, ({ recordId }) => recordId).values()].flatMap((pages) =>
    pages.toSorted((one, other) => (one.page ?? 0) - (other.page ?? 0)),
  );

let made: readonly Candidate[] | undefined;

/** The clauses of the site, which are the same for every question. */
export const siteCandidates = (): readonly Candidate[] =>
  (made ??= clauseCandidates(pagePassages()));
