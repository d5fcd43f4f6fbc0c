import type { Passage } from "../passages/passage.ts";
import type { Clause, QueryTerm } from "./query.ts";
import type { Question } from "./understand.ts";

/** What the person does in a deal. */
export type DealSide = "purchase" | "sale" | "lease";

/** So much before a sentence may be its heading. */
export const headingMax = 160;

export type ClausesAsked = {
  question: Question;
  /** Best first. */
  clauses: readonly Clause[];
  /** Of the person's deals, by id: a text that names another is about that one. */
  dealNames: ReadonlyMap<string, string>;
  /** Whether a text of no deal says that it is about one that is asked about. */
  isOfDeal?: (passage: Passage) => boolean;
  /** Whether a text names the people that are asked about. */
  isMentioned?: (text: string) => boolean;
  terms: readonly QueryTerm[];
  /** "2026-11-23" */
  today?: string;
  /** The names that a document's beginning gives its parties. */
  partiesOf?: (clause: Clause) => string;
  isAdvice?: boolean;
  /** What the person does in the deal that the question is about, or else a clause. */
  sideOf?: (clause: Clause) => DealSide | undefined;
  /** The question is about one document. */
  isWithin?: boolean;
};
