import { fold } from "@frontage/records/fold";
import { searchKinds, type SearchResult } from "@frontage/records/schemas/search";

const resultsPerKindMax = 8;

/** A searchable record. */
export type Candidate = {
  result: SearchResult;
  /** The most important text: usually the title, or a message’s text. */
  name: string;
  /** Other text that is searched. */
  keywords: string;
};

/** The words of a text; see `fold`. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each typed word starts one of the other words. */
function startAll(typed: readonly string[], others: readonly string[]): boolean {
  return typed.every((word) => others.some((other) => other.startsWith(word)));
}

/** The texts of a searchable item. Words in the name count more. */
type Searched = { name: string; keywords: string };

/** How well an item matches the typed words: from 0, not at all, to 4, exactly. */
function fit(typed: readonly string[], { keywords, name }: Searched): number {
  const inName = wordsOf(name);
  const phrase = typed.join(" ");
  if (inName.join(" ") === phrase) return 4;
  if (inName.join(" ").startsWith(phrase)) return 3;
  if (startAll(typed, inName)) return 2;
  return startAll(typed, [...inName, ...wordsOf(keywords)]) ? 1 : 0;
}

/**
 * Items that match all typed words at the start of a word, in any order and case: best first, ties
 * in their given order.
 */
export function bestFirst<Item extends Searched>(text: string, items: readonly Item[]): Item[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return items
    .map((item) => ({ item, score: fit(typed, item) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** Results that match: by kind, at most eight of each; see `bestFirst`. */
export function rank(text: string, candidates: readonly Candidate[]): SearchResult[] {
  const found = bestFirst(text, candidates);
  return searchKinds.flatMap((kind) =>
    found
      .filter(({ result }) => result.kind === kind)
      .slice(0, resultsPerKindMax)
      .map(({ result }) => result),
  );
}

/** A record that can be found by its title or by its other text. */
export function candidate(result: SearchResult, ...keywords: string[]): Candidate {
  return { result, name: result.title, keywords: [result.detail, ...keywords].join(" ") };
}
