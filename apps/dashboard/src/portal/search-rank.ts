import { searchKinds, type SearchResult } from "@frontage/content/schemas/search";

/** How many results of a kind are shown. */
const mostOfAKind = 8;

/** Something that may be found. */
export type Candidate = {
  result: SearchResult;
  /** What counts most: the title as a rule, and a message's text. */
  name: string;
  /** Other words by which it is found. */
  keywords: string;
};

/** The words of a text in lower case, without accents: whoever types "cafe" finds "Café". */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each of the typed words begins a word of the others. */
export function begin(typed: readonly string[], others: readonly string[]): boolean {
  return typed.every((word) => others.some((other) => other.startsWith(word)));
}

/** How well the typed words fit: 0 is not at all, 4 is the very name. */
function fit(typed: readonly string[], { keywords, name }: Candidate): number {
  const inName = wordsOf(name);
  const phrase = typed.join(" ");
  if (inName.join(" ") === phrase) return 4;
  if (inName.join(" ").startsWith(phrase)) return 3;
  if (begin(typed, inName)) return 2;
  return begin(typed, [...inName, ...wordsOf(keywords)]) ? 1 : 0;
}

/**
 * The results whose words begin with those typed, in any order and case: the best
 * first, and as they came where they are as good; at most eight of a kind.
 */
export function rank(text: string, candidates: readonly Candidate[]): SearchResult[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found = candidates
    .map((candidate) => ({ ...candidate, score: fit(typed, candidate) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return searchKinds.flatMap((kind) =>
    found
      .filter(({ result }) => result.kind === kind)
      .slice(0, mostOfAKind)
      .map(({ result }) => result),
  );
}

/** A record found by its title, or by what else is said of it. */
export function candidate(result: SearchResult, ...keywords: string[]): Candidate {
  return { result, name: result.title, keywords: [result.detail, ...keywords].join(" ") };
}
