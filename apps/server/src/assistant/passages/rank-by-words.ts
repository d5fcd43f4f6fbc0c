import { stemsOf } from "../answering/stem.ts";

export type WeightedTerm = {
  alternatives: readonly { stems: readonly string[]; weight: number }[];
  weight: number;
};

/** The usual parameters of BM25: how soon repetition stops to count, and how much length does. */
const k1 = 1.2;
const b = 0.75;

/**
 * Orders passages by the terms in their text, by BM25; those that come first stay first among
 * equals.
 */
export function rankByWords<Ranked extends { text: string }>(
  passages: readonly Ranked[],
  terms: readonly WeightedTerm[],
  limit: number,
): Ranked[] {
  const counted = passages.map((passage) => ({ passage, ...countStems(passage.text) }));
  const average = counted.reduce((sum, { length }) => sum + length, 0) / (counted.length || 1);
  return counted
    .map(({ counts, length, passage }) => {
      const norm = k1 * (1 - b + (b * length) / (average || 1));
      let score = 0;
      for (const { alternatives, weight } of terms) {
        let frequency = 0;
        for (const alternative of alternatives) {
          const times = Math.min(...alternative.stems.map((stem) => counts.get(stem) ?? 0));
          frequency += times * alternative.weight;
        }
        score += (weight * frequency * (k1 + 1)) / (frequency + norm);
      }
      return { passage, score };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ passage }) => passage);
}

function countStems(text: string): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  const stems = stemsOf(text);
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: stems.length };
}
