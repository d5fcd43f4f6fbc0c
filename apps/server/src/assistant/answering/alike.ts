import { isStopStem, stemsOf } from "./stem.ts";
import { likeness, stemMeaning } from "./word-vectors.ts";

/**
 * How much of a question's words a text has, or words that mean nearly the same, 0 to 1: a rare
 * word of English counts more. "What is the wifi password?" is unlike any clause, whichever notion
 * it is guessed to ask for.
 */
export function alikeIn(question: string): (text: string) => number {
  const asked = contentOf(question).map((stem) => ({ stem, ...stemMeaning(stem) }));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  return (text) => {
    if (all === 0) return 0;
    const stems = contentOf(text);
    const has = new Set(stems);
    const meanings = stems.flatMap((stem) => stemMeaning(stem).meaning ?? []);
    const nearest = (own: Float32Array) =>
      meanings.reduce((most, each) => Math.max(most, likeness(own, each)), 0);
    const found = asked.map(({ meaning, stem, weight }) => {
      if (has.has(stem)) return weight;
      return meaning ? weight * nearest(meaning) : 0;
    });
    return found.reduce((sum, each) => sum + each, 0) / all;
  };
}

const contentOf = (text: string) => [...new Set(stemsOf(text).filter((stem) => !isStopStem(stem)))];
