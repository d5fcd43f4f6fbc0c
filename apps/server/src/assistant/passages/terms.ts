import { assistantSynonyms } from "@frontage/content/assistant-synonyms";
import { isStopStem, stemsOf } from "./stem.ts";

/** One thing that a question is about, in any of several words. */
export type Term = {
  /** The question's own stems; none for a phrase whose words stand apart in it. */
  own: readonly string[];
  /** Ways to say it, as stems; a phrase has several. The first is the question's own. */
  alternatives: readonly { stems: readonly string[]; weight: number }[];
  /** How much it matters, 0 to 1. */
  weight: number;
};

/** What the trade calls by another word is nearly as good as the question's own. */
const synonymWeight = 0.8;
/** A word inside a phrase: "commitment" of "loan commitment". */
const partWeight = 0.3;
const longestPhrase = 4;

/** They say how something is asked for, or what any document is: hardly what it is about. */
const plainWeight = 0.25;
export const plainStems: ReadonlySet<string> = new Set(
  stemsOf(
    "long much many often soon far big large day date time amount number total current currently " +
      "now today still left agreement contract document lease deal property building site place " +
      "party side clause section provision term say state mention describe allow allowed permit " +
      "require need use have get happen work someone anyone people thing way part kind type detail " +
      "information question able possible supposed exactly tell show find know charge owe give " +
      "last recently originally currently",
  ),
);

/** A phrase without its small words; "more time" and "money back" need them. */
const phraseStems = (phrase: string): string[] => {
  const all = stemsOf(phrase);
  const content = all.filter((stem) => !isStopStem(stem) && !/^[a-z]$/.test(stem));
  return content.length > 1 ? content : all;
};

/** Whole phrases, small words and all, by which a group is recognized, to the group. */
const groups = assistantSynonyms
  .trim()
  .split("\n")
  .map((line) => line.split(",").map((phrase) => phrase.trim()));
const groupsOf = new Map<string, string[][][]>();
for (const group of groups) {
  const ways = group.map(phraseStems);
  for (const phrase of group) {
    const key = stemsOf(phrase).join(" ");
    groupsOf.set(key, [...(groupsOf.get(key) ?? []), ways]);
  }
}

/** The words inside phrases, to the groups. */
const groupsWith = new Map<string, string[][][]>();
for (const group of groups) {
  const ways = group.map(phraseStems);
  const inside = new Set(ways.filter(({ length }) => length > 1).flat());
  for (const stem of inside) groupsWith.set(stem, [...(groupsWith.get(stem) ?? []), ways]);
}

/** Every stem that the trade's words have. */
export const tradeStems: ReadonlySet<string> = new Set(groups.flat().flatMap(stemsOf));

/** What a question is about: its words, each with the trade's other words for it. */
export function termsOf(stems: readonly string[]): Term[] {
  const terms: Term[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < stems.length;) {
    const length = phraseAt(stems, at);
    const own = stems.slice(at, at + Math.max(length, 1));
    at += own.length;
    const key = own.join(" ");
    const [only = ""] = own;
    const isSmall = length === 0 && (isStopStem(only) || /^[a-z]$/.test(only));
    if (isSmall || seen.has(key)) continue;
    seen.add(key);
    const content = own.filter((stem) => !isStopStem(stem));
    const isPlain = content.every((stem) => plainStems.has(stem));
    const others = (groupsOf.get(key) ?? []).flat();
    const parts = content.length > 1 ? content.filter((stem) => !plainStems.has(stem)) : [];
    const ofPhrases = length === 0 && !isPlain ? (groupsWith.get(key) ?? []).flat() : [];
    terms.push({
      own,
      alternatives: [
        { stems: content.length > 1 ? content : own, weight: 1 },
        ...others.map((way) => ({ stems: way, weight: synonymWeight })),
        ...parts.map((stem) => ({ stems: [stem], weight: partWeight })),
        ...ofPhrases.map((way) => ({ stems: way, weight: partWeight })),
      ],
      weight: isPlain && length === 0 ? plainWeight : 1,
    });
  }
  return [...terms, ...spreadPhrases(stems, seen)];
}

/** How many words may stand between those of a phrase: "get my money back". */
const between = 3;

const phrases = [...groupsOf.keys()]
  .map((key) => key.split(" "))
  .filter(({ length }) => length > 1);

/** The trade's phrases whose words have others between them. */
function spreadPhrases(stems: readonly string[], seen: Set<string>): Term[] {
  const terms: Term[] = [];
  for (const phrase of phrases) {
    if (!isSpread(phrase, stems)) continue;
    const key = phrase.join(" ");
    if (seen.has(key)) continue;
    seen.add(key);
    const ways = (groupsOf.get(key) ?? []).flat();
    terms.push({
      own: [],
      alternatives: ways.map((way) => ({ stems: way, weight: synonymWeight })),
      weight: 1,
    });
  }
  return terms;
}

function isSpread([first = "", ...rest]: readonly string[], stems: readonly string[]): boolean {
  let at = stems.indexOf(first);
  return (
    at !== -1 &&
    rest.every((stem) => {
      const next = stems.indexOf(stem, at + 1);
      const isNear = next !== -1 && next - at <= between + 1;
      at = next;
      return isNear;
    })
  );
}

/** How many stems from here on are a phrase of the trade; the longest. */
function phraseAt(stems: readonly string[], at: number): number {
  for (let length = longestPhrase; length > 0; length -= 1) {
    if (groupsOf.has(stems.slice(at, at + length).join(" "))) return length;
  }
  return 0;
}
