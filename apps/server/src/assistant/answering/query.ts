import type { Passage } from "../passages/passage.ts";

/** A notion that an answer should contain, in any of several words. */
export type QueryTerm = {
  /** The word of the question. */
  word: string;
  /** Ways to say it, as stems; a phrase has several. The first is the question's own. */
  alternatives: readonly { stems: readonly string[]; weight: number }[];
  /** How much it matters, 0 to 1; without the essential ones there is no answer. */
  weight: number;
  isEssential: boolean;
  /** Only what the question may mean, by its words' meanings, and how sure that is, 0 to 1. */
  guess?: number;
};

/** A sentence of a passage that may answer a question. */
export type Clause = {
  passage: Passage;
  /** Word for word. */
  quote: string;
  /** Where it begins in the passage's text. */
  start: number;
  /** "section 9", "Schedule B" */
  section?: string;
  score: number;
  /** The share of the essential terms' weight that the sentence, its heading and neighbors cover, 0 to 1. */
  coverage: number;
  /** The same, without what is only guessed. */
  said: number;
  /** How much it has of what is only guessed, as a part of the score before it is weighed. */
  guessed: number;
  /** Whether it has the kind of answer that is asked for: a duration, a day or an amount. */
  isOfKind: boolean;
};
