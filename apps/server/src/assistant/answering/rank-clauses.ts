import type { Passage } from "../passages/passage.ts";
import { openingStem } from "./expand-terms.ts";
import type { Clause, QueryTerm } from "./query.ts";
import { readPage, type Place, type Sentence } from "./sentences.ts";
import { isStopStem, stemsOf } from "./stem.ts";

export type ClauseQuestion = {
  question: string;
  terms: readonly QueryTerm[];
  /** Where to look: pages, messages and notes, in any order. */
  passages: readonly Passage[];
  /** How many of all the person's passages have a stem, and how many passages there are. */
  frequencies?: ReadonlyMap<string, number>;
  total?: number;
  /** How many clauses to return at most. */
  limit: number;
};

// BM25's saturation by length; a contract's best sentences are long.
const k1 = 1.2;
const b = 0.15;
// What a word near a sentence is worth beside one in it.
const worth = { heading: 0.55, lead: 0.4, neighbor: 0.12, title: 0.15 };
const second = 0.4;
const idiomImportanceMax = 4;
// Even the surest guess covers no more than two thirds of a question.
const doubtOfGuess = 0.35;
const vagueCertainty = 0.6;

type Words = { at: ReadonlyMap<string, readonly number[]>; length: number };
type Candidate = Sentence & {
  passage: Passage;
  words: Words;
  headingWords?: Words;
  leadWords?: Words;
  titleWords: Words;
  before?: Candidate;
  after?: Candidate;
};

/**
 * The clauses that may answer a question, best first. Pure: the same passages give the same order.
 * `coverage` says how much of what the question is about a clause, its heading and its neighbors
 * contain, weighted by how rare it is; a word that occurs nowhere counts most.
 */
export function rankClauses(asked: ClauseQuestion): Clause[] {
  const asksFor = new Set(
    asked.terms.flatMap((term) => term.alternatives.flatMap(({ stems }) => stems)),
  );
  const candidates = candidatesOf(asked.passages, asksFor);
  if (candidates.length === 0 || asked.terms.length === 0) return [];
  const rarity = rarityIn(candidates, asked);
  const average = candidates.reduce((sum, each) => sum + each.words.length, 0) / candidates.length;
  const evidence = evidenceFor(asked.question);
  const finders = withoutUnfound(
    asked.terms.map((term) => finderOf(term, rarity)),
    candidates,
  );
  const certainty = isVague(asked.terms) ? vagueCertainty : 1;
  // The order of passages decides between equals, so that both databases agree.
  return candidates
    .map((candidate) => scored(candidate, finders, { average, certainty, evidence }))
    .filter((clause) => clause.score > 0)
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        compare(one.passage.id, other.passage.id) ||
        one.start - other.start,
    )
    .slice(0, asked.limit);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Max guesses. */
const guessesMax = 3;
/** From which sureness a guess is found: by a phrase of its notion, not by a word of one. */
const foundSureness = 0.7;

/** Of what is only guessed, the likeliest that are found here at all. */
function withoutUnfound(finders: readonly Finder[], candidates: readonly Candidate[]): Finder[] {
  let guesses = 0;
  return finders.filter((find) => {
    if (find.term.guess === undefined) return true;
    if (guesses >= guessesMax) return false;
    const isFound = candidates.some(({ words }) => find.in(words).sureness >= foundSureness);
    if (isFound) guesses += 1;
    return isFound;
  });
}

// ---- Sentences with what is around them ----------------------------------------------------------

function candidatesOf(passages: readonly Passage[], asksFor: ReadonlySet<string>): Candidate[] {
  const inOrder = passages.toSorted(
    (one, other) =>
      compare(one.recordId, other.recordId) ||
      (one.page ?? 0) - (other.page ?? 0) ||
      compare(one.id, other.id),
  );
  const candidates: Candidate[] = [];
  let last: { passage: Passage; place: Place } | undefined;
  const headings = new Map<string, Words>();
  const wordsOfHeading = (text: string) => {
    const known = headings.get(text) ?? wordsOf(text, asksFor);
    headings.set(text, known);
    return known;
  };
  for (const passage of inOrder) {
    const goesOn =
      last !== undefined &&
      last.passage.recordId === passage.recordId &&
      passage.page !== undefined &&
      last.passage.page === passage.page - 1;
    const { sentences, place } = readPage(passage.text, goesOn ? last?.place : undefined);
    const titleWords = wordsOfHeading(passage.title);
    let before: Candidate | undefined;
    for (const sentence of sentences) {
      const candidate: Candidate = {
        ...sentence,
        passage,
        words: wordsOf(sentence.text, asksFor, isOpening(passage, sentence)),
        titleWords,
        ...(sentence.heading && { headingWords: wordsOfHeading(sentence.heading) }),
        ...(sentence.lead && { leadWords: wordsOfHeading(sentence.lead) }),
        ...(before && { before }),
      };
      if (before) before.after = candidate;
      candidates.push(candidate);
      before = candidate;
    }
    last = { passage, place };
  }
  return candidates;
}

const openingLength = 900;

/** Whether a sentence is among those that name a document's parties and date. */
const isOpening = (passage: Passage, sentence: Sentence) =>
  passage.kind === "document" && (passage.page ?? 1) === 1 && sentence.start < openingLength;

/** The positions of the question’s stems in a text. */
function wordsOf(text: string, asksFor: ReadonlySet<string>, opens = false): Words {
  const at = new Map<string, number[]>(opens ? [[openingStem, [0]]] : []);
  const stems = stemsOf(text);
  for (const [index, each] of stems.entries()) {
    if (!asksFor.has(each)) continue;
    const places = at.get(each);
    if (places) places.push(index);
    else at.set(each, [index]);
  }
  return { at, length: stems.length };
}

// ---- How rare a word is --------------------------------------------------------------------------

type Rarity = (stems: readonly string[]) => number;

const inverse = (count: number, total: number) =>
  Math.log(1 + (total - count + 0.5) / (count + 0.5));

/** Of words and phrases among the sentences here, and where known among the person's passages. */
function rarityIn(candidates: readonly Candidate[], asked: ClauseQuestion): Rarity {
  const known = new Map<string, number>();
  const withStem = new Map<string, Words[]>();
  for (const { words } of candidates)
    for (const stem of words.at.keys()) {
      const list = withStem.get(stem);
      if (list) list.push(words);
      else withStem.set(stem, [words]);
    }
  const count = (stems: readonly string[]) => {
    const lists = stems.map((stem) => withStem.get(stem) ?? []);
    const shortest = lists.reduce(
      (one, other) => (other.length < one.length ? other : one),
      lists[0] ?? [],
    );
    if (stems.length === 1) return shortest.length;
    return shortest.filter((words) => nearness(stems, words) >= 0.75).length;
  };
  const measure = (stems: readonly string[]) => {
    const here = inverse(count(stems), candidates.length);
    const everywhere = stems.length === 1 ? asked.frequencies?.get(stems[0] ?? "") : undefined;
    if (everywhere === undefined || !asked.total) return here;
    return 0.7 * here + 0.3 * inverse(everywhere, asked.total);
  };
  return (stems) => {
    const name = stems.join(" ");
    const rarity = known.get(name) ?? measure(stems);
    known.set(name, rarity);
    return rarity;
  };
}

// ---- Scores --------------------------------------------------------------------------------------

/** How well a text has a term: as rare as the words found, and how sure they say the same. */
type Hit = { value: number; sureness: number };
const none: Hit = { value: 0, sureness: 0 };

type Finder = { term: QueryTerm; importance: number; in: (words: Words | undefined) => Hit };

/** Finds one term in texts, each looked through once. */
function finderOf(term: QueryTerm, rarity: Rarity): Finder {
  const alternatives = term.alternatives.map(({ stems, weight }, index) => ({
    stems,
    weight,
    rarity: rarity(stems),
    // The question's own words say the same, also those of an idiom.
    sureness:
      index === 0
        ? Math.min(1, weight + (stems.length > 1 ? 0.5 : 0.4))
        : Math.min(1, weight * 1.2),
  }));
  const known = new Map<Words, Hit>();
  const look = (words: Words): Hit => {
    let value = 0;
    let sureness = 0;
    let rest = 0;
    for (const each of alternatives) {
      const found = nearness(each.stems, words);
      if (found === 0) continue;
      const worthHere = each.weight * found * each.rarity;
      rest += Math.min(value, worthHere);
      if (worthHere > value) {
        value = worthHere;
        sureness = Math.max(sureness, each.sureness * found);
      }
    }
    return { value: value + second * Math.min(rest, value * 2), sureness };
  };
  return {
    term,
    importance: term.weight * importanceOf(term, rarity),
    in: (words) => {
      if (!words) return none;
      const hit = known.get(words) ?? look(words);
      known.set(words, hit);
      return hit;
    },
  };
}

/** 1 for a phrase's words close together, less for words far apart or some of them, 0 for none. */
function nearness(stems: readonly string[], words: Words): number {
  if (stems.length === 0) return 0;
  if (stems.length === 1) return words.at.has(stems[0] ?? "") ? 1 : 0;
  const places = stems.map((stem) => words.at.get(stem));
  const found = places.filter((each) => each !== undefined);
  if (found.length < stems.length) {
    const content = stems.filter((stem) => !isStopStem(stem));
    const some = content.filter((stem) => words.at.has(stem)).length;
    return content.length > 1 && some > 0 ? (0.3 * some) / content.length : 0;
  }
  // The shortest stretch that begins at any of the first word's places.
  let shortest = Infinity;
  for (const first of found[0] ?? []) {
    const distances = found.map((each) =>
      Math.min(...each.map((place) => Math.abs(place - first))),
    );
    shortest = Math.min(shortest, Math.max(...distances));
  }
  if (shortest <= stems.length + 3) return isInOrder(places, stems.length + 3) ? 1 : 0.85;
  if (stems.some(isStopStem)) return 0;
  return shortest <= stems.length + 12 ? 0.75 : 0.5;
}

/** A phrase matters for what it means; that nobody writes it that way says nothing. */
function importanceOf(term: QueryTerm, rarity: Rarity): number {
  const own = Math.max(rarity(term.alternatives[0]?.stems ?? []), 0.5);
  return term.word.includes(" ") ? Math.min(own, idiomImportanceMax) : own;
}

type Measures = {
  /** How many words a sentence has, on average. */
  average: number;
  certainty: number;
  evidence: RegExp | undefined;
};

/** A question of words that any document has ("Who wants the lease?") is covered by any sentence. */
const isVague = (terms: readonly QueryTerm[]) =>
  terms.every((term) => !term.isEssential || term.weight <= 0.25);

/** Whether the words follow one another as in the phrase: "seller defaults", not "default, seller". */
function isInOrder(places: readonly (readonly number[] | undefined)[], within: number): boolean {
  return (places[0] ?? []).some((first) => {
    let last = first;
    return places.slice(1).every((each) => {
      const next = each?.find((place) => place > last);
      if (next === undefined || next - first > within) return false;
      last = next;
      return true;
    });
  });
}

function scored(
  candidate: Candidate,
  finders: readonly Finder[],
  { average, certainty, evidence }: Measures,
): Clause {
  const length = Math.max(candidate.words.length, 6);
  const saturation = (k1 + 1) / (k1 * (1 - b + (b * length) / average) + 1);
  let total = 0;
  let covered = 0;
  let coverable = 0;
  let guessed = 0;
  let ofGuesses = 0;
  for (const find of finders) {
    const direct = find.in(candidate.words);
    const heading = find.in(candidate.headingWords);
    const lead = find.in(candidate.leadWords);
    const title = find.in(candidate.titleWords);
    const before = find.in(candidate.before?.words);
    const after = find.in(candidate.after?.words);
    total +=
      find.term.weight *
      (direct.value * saturation +
        worth.heading * heading.value +
        worth.lead * lead.value +
        worth.title * title.value +
        worth.neighbor * Math.max(before.value, after.value));
    if (find.term.guess !== undefined) {
      guessed = Math.max(guessed, (find.term.guess - doubtOfGuess) * direct.sureness);
      ofGuesses += find.term.weight * direct.value * saturation;
    }
    if (!find.term.isEssential) continue;
    coverable += find.importance;
    covered +=
      find.importance *
      Math.max(
        direct.sureness,
        // A heading with the question's own word says what is beneath it; another may only be near.
        (heading.sureness >= 1 ? 0.9 : 0.7) * heading.sureness,
        0.8 * lead.sureness,
        0.8 * title.sureness,
        0.5 * before.sureness,
        0.5 * after.sureness,
      );
  }
  const said = coverable > 0 ? (certainty * covered) / coverable : 0;
  const coverage = Math.max(said, guessed);
  const isOfKind = evidence?.test(candidate.text) ?? false;
  // "Landlord may:" says nothing without its items.
  const isWhole =
    candidate.kind === "row" || (candidate.words.length >= 5 && !/:\s*$/.test(candidate.text));
  return {
    passage: candidate.passage,
    quote: candidate.text,
    start: candidate.start,
    ...(candidate.section && { section: candidate.section }),
    score: total * (0.4 + 0.6 * coverage) * (isOfKind ? 1.3 : 1) * (isWhole ? 1 : 0.6),
    coverage,
    said,
    guessed: ofGuesses,
    isOfKind,
  };
}

// ---- What kind of answer is asked for ------------------------------------------------------------

const number =
  "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|sixty|ninety)";
const duration = `\\b${number}\\)?[ -](?:\\(\\d+\\) )?(?:full |business |calendar |working |consecutive )?(?:days?|weeks?|months?|years?|hours?)\\b`;
const date =
  "\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? \\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b(?:19|20)\\d\\d\\b";
const amount =
  "[$€£] ?\\d|\\d ?%|\\bpercent\\b|\\bdollars\\b|\\bper (?:square foot|month|year|annum)\\b";

const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bhow (?:long|soon|quickly|fast|many (?:days|weeks|months|years))\b|\bnotice period\b|\bhow (?:far|much) (?:in advance|notice|time|warning)\b/i,
    new RegExp(duration, "i"),
  ],
  [
    /\bwhen\b|\bwhat (?:date|day)\b|\bdeadline\b|\bby when\b/i,
    new RegExp(`${duration}|${date}`, "i"),
  ],
  [
    /\bhow (?:much|high|big|large)\b|\b(?:what|which)\b.*\b(?:price|rents?|rates?|fees?|amount|costs?|commission|deposits?|allowance|share|percentage|interest|income|noi|premium|penalty|reserve|cap|budget|size|area|acreage)\b|\bwhat\b.*\b(?:pay|pays|paying|owe|owes|charge|charges)\b|\bcost\b|\bprice\b|\bpercent/i,
    new RegExp(amount, "i"),
  ],
];

/** What the text of an answer should have, by how the question begins. */
const evidenceFor = (question: string): RegExp | undefined =>
  kinds.find(([asks]) => asks.test(question))?.[1];
