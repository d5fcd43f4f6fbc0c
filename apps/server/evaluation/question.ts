import type { HandOffReason } from "@frontage/records/schemas/assistant";

/** A record that answers, and what its quote has to contain. */
export type Gold = {
  /** "document:ID", "deal:ID", "contact:ID", "message:ID", "event:ID", "keydate:DEAL/LABEL" */
  record: string;
  /** All of it, in any order; case and the kind of quotation mark don't matter. */
  contains?: readonly string[];
};

/** One thing that is asked for: any of these says it. */
export type FactAsked = readonly Gold[];

/**
 * `near-miss`: the right attribute of a wrong or absent thing, or a clause that sounds alike and
 * answers something else. `look-alike`: sounds like a hand-off, and isn't one.
 */
export type QuestionKind =
  | "answerable"
  | "near-miss"
  | "unanswerable"
  | "hand-off"
  | "look-alike"
  | "adversarial";

export type Question = {
  kind: QuestionKind;
  text: string;
  /** Of the person who asks: an account's address. */
  asker: string;
  /** Whose records the gold sources name, where a broker asks. */
  owner?: string;
  /** Asked about this document alone. */
  documentId?: string;
  /** What a whole answer cites; none: it has to be declined. */
  facts: readonly FactAsked[];
  /** What may be cited beside them. */
  also?: readonly Gold[];
  handOff?: HandOffReason;
  /** What may not be said or linked outside a quote, nor quoted as an answer. */
  mustNotSay?: readonly string[];
};

/** A list of questions that one person asks. */
export function askedBy(asker: string) {
  const questions: Question[] = [];
  const add = (kind: QuestionKind, texts: readonly string[], rest: Partial<Question>) => {
    for (const text of texts) questions.push({ kind, text, asker, facts: [], ...rest });
  };
  return {
    questions,
    /** Questions with the same answer. */
    answerable: (facts: readonly FactAsked[], ...texts: readonly string[]) =>
      add("answerable", texts, { facts }),
    /** Questions about one document. */
    within: (documentId: string, facts: readonly FactAsked[], ...texts: readonly string[]) =>
      add("answerable", texts, { facts, documentId }),
    /** Answers that may also cite something else. */
    answerableWith: (
      { also, facts }: { facts: readonly FactAsked[]; also: readonly Gold[] },
      ...texts: readonly string[]
    ) => add("answerable", texts, { facts, also }),
    nearMiss: (...texts: readonly string[]) => add("near-miss", texts, {}),
    nearMissWithin: (documentId: string, ...texts: readonly string[]) =>
      add("near-miss", texts, { documentId }),
    unanswerable: (...texts: readonly string[]) => add("unanswerable", texts, {}),
    handOff: (reason: HandOffReason, facts: readonly FactAsked[], ...texts: readonly string[]) =>
      add("hand-off", texts, { handOff: reason, facts }),
    lookAlike: (facts: readonly FactAsked[], ...texts: readonly string[]) =>
      add("look-alike", texts, { facts }),
    adversarial: (
      rest: Pick<Question, "handOff" | "mustNotSay"> & { facts?: readonly FactAsked[] },
      ...texts: readonly string[]
    ) => add("adversarial", texts, rest),
  };
}

/** One record that answers. */
export const gold = (record: string, ...contains: readonly string[]): Gold => ({
  record,
  contains,
});
