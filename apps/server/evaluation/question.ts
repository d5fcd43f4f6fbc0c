import type { HandOffReason } from "@frontage/records/schemas/assistant";

/** A record that answers, and what its quote has to contain. */
export type Gold = {
  /** "document:ID", "deal:ID", "contact:ID", "message:ID", "event:ID", "keydate:DEAL/LABEL" */
  record: string;
  /** All of it, in any order; case and the kind of quotation mark don't matter. */
  contains?: readonly string[];
};

/** One thing that is asked for: any of these says it. */
type FactAsked = readonly Gold[];

/**
 * `near-miss`: the right attribute of a wrong or absent thing, or a clause that sounds alike and
 * answers something else. `look-alike`: sounds like a hand-off, and isn't one.
 */
type QuestionKind =
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
