import { handOffReason } from "../answering/hand-off.ts";
import { givesPaymentInstructions } from "../answering/payment-instructions.ts";
import { isStopStem, stemsOf } from "../answering/stem.ts";
import { areStated, factsOf } from "./facts.ts";
import { areValuesInPlace } from "./values-in-place.ts";

/** Longer ones say more than one thing. */
const sentenceMax = 500;
/** Markup, links, and characters that hide or reorder text. */
const neverWritten =
  /[<>{}[\]`*_#|\\~]|https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|io|co|info|biz|dev|app)\b|[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|\p{No}|\p{Nl}/iu;
/** Digits that aren't 0 to 9. */
const otherDigits = /(?![0-9])\p{Nd}/u;
/** What nobody is asked for. */
const neverAskedFor = /\b(?:passwords?|passcodes?|log ?in|social security|ssn|credit card)\b/i;
/** What a quote may say, and nobody for it: advice, promises, orders, a plain yes, rough times. */
const onlyQuoted =
  /\b(?:should|ought|recommend\w*|advis\w*|suggest\w*|guarantee\w*|promis\w*|certainly|definitely|ignore\w*|click\w*|download\w*|instructions?|urgent\w*|immediately|yes|(?:twen|thir|for|fif|six|seven|eigh|nine)ties)\b/giu;
const negations =
  /\b(?:not|no|never|none|neither|nor|nothing|cannot|without|unless|except|excluding|prohibited|waives?|waived)\b|n't\b/i;
const monthsAndDays =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)$/;

/** A sentence that a language model wrote, with the passages it says it is from. */
export type WrittenSentence = { text: string; passages: readonly string[] };

/**
 * Whether the cited passages say what a sentence says: every number, amount, date, time, name and
 * word with a meaning of its own occurs in them, numbers beside the words they belong to; it negates
 * only where they do, and it carries no link, markup, advice or bank details of its own. It errs on
 * the side of dropping a sentence, as the quotes stand for themselves. What the question says is no
 * evidence, so that no claim in it is repeated.
 *
 * @param passages the texts it cites, by id, of those the model was given
 */
export function isSupported(
  { passages: cited, text }: WrittenSentence,
  passages: ReadonlyMap<string, string>,
): boolean {
  const texts = cited.flatMap((id) => passages.get(id) ?? []);
  if (cited.length === 0 || texts.length !== cited.length) return false;
  if (text.trim() === "" || text.length > sentenceMax) return false;
  if (neverWritten.test(text) || otherDigits.test(text)) return false;
  if (neverAskedFor.test(text)) return false;
  if (givesPaymentInstructions(text) || handOffReason(text, { broker: [] }) === "money")
    return false;
  return (
    areStated(
      factsOf(text),
      texts.map((passage) => factsOf(passage)),
    ) &&
    areValuesInPlace(text, texts) &&
    areNamesKnown(text, texts) &&
    areWordsKnown(text, texts) &&
    isNegatedAlike(text, texts) &&
    (text.match(onlyQuoted) ?? []).every((word) => texts.some((passage) => hasWord(passage, word)))
  );
}

const folded = (text: string) => text.normalize("NFKC").replaceAll(/[‘’]/g, "'").toLowerCase();
/** The words of a text with single spaces around each. */
const wordsOf = (text: string) =>
  ` ${(folded(text).match(/[\p{L}\p{N}]+(?:['.&][\p{L}\p{N}]+)*/gu) ?? []).map(unpossessive).join(" ")} `;
const unpossessive = (word: string) => word.replace(/'s?$/, "");
const hasWord = (text: string, word: string) => wordsOf(text).includes(wordsOf(word));

/** Names are what begins with a capital where the sentence doesn't, and codes such as "B-12". */
function areNamesKnown(text: string, texts: readonly string[]): boolean {
  const given = texts.map(wordsOf);
  const isGiven = (words: string) => given.some((passage) => passage.includes(` ${words} `));
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:['’.&][\p{L}\p{N}]+)*/gu)];
  let name: string[] = [];
  let end = 0;
  const runs: string[][] = [];
  for (const { 0: token, index } of tokens) {
    const between = text.slice(end, index);
    end = index + token.length;
    const word = unpossessive(folded(token));
    const isFirst = index === 0 || /[.?!:;“"(]\s*$/.test(between);
    const isName = /^\p{Lu}/u.test(token) && word !== "i" && !monthsAndDays.test(word);
    const isCode =
      /\p{L}\d|\d\p{L}/u.test(token) &&
      !/^[\d.]+(?:st|nd|rd|th|[ap]m|k|m|mm|b|bn|sf|ft)$/.test(word);
    // A sentence begins with a capital anyway; a word nobody used there may be a name.
    const isOpener =
      isFirst && isName && !isCode && (stemsOf(word).every(isStopStem) || openers.has(word));
    if (!((isName && !isOpener) || isCode)) {
      name = [];
      continue;
    }
    if (name.length > 0 && /^[\s-]$/.test(between)) name.push(word);
    else runs.push((name = [word]));
  }
  return runs.every((run) => isGiven(run.join(" ")));
}

/** Words that sentences about records begin with. */
const openers: ReadonlySet<string> = new Set([
  "according",
  "based",
  "both",
  "currently",
  "each",
  "either",
  "records",
  "your",
]);

/** Words of any sentence, which state nothing about a record. */
const connecting: ReadonlySet<string> = new Set(
  stemsOf(
    "according agreement contain currently document goes mention note passage record state stated",
  ),
);
/** These are compared as facts. */
const figures: ReadonlySet<string> = new Set(
  stemsOf(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " +
      "sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety " +
      "hundred thousand million billion dollar dollars usd percent per cent k m mm bn " +
      "day days week weeks month months year years yr hour hours minute minutes foot feet ft sf " +
      "psf square mile miles acre acres am pm noon midnight " +
      "january february march april may june july august september october november december " +
      "jan feb mar apr jun jul aug sep sept oct nov dec " +
      "monday tuesday wednesday thursday friday saturday sunday",
  ),
);
/** Small words that turn a meaning around; each occurs in a passage, or one that means the same. */
const turning = [
  ["before", "prior", "by"],
  ["after", "following", "from"],
  ["until", "through", "till"],
  ["since", "from"],
  ["above", "over", "exceed", "exceeds", "exceeding", "more", "greater"],
  ["over", "above", "exceed", "exceeds", "exceeding", "more", "greater"],
  ["more", "above", "over", "exceed", "exceeds", "exceeding", "greater"],
  ["below", "under", "less"],
  ["under", "below", "less"],
  ["less", "below", "under"],
  ["few"],
  ["per"],
  ["most"],
  ["within", "by", "before"],
  ["only", "solely", "sole", "exclusively"],
  ["all", "each", "every", "any", "entire"],
  ["every", "all", "each", "any"],
  ["ever", "any"],
  ["once", "after", "upon", "when"],
  ["both"],
  ["either", "or"],
  ["may", "can", "option", "right", "entitled", "permitted"],
  ["can", "may", "option", "right", "entitled", "permitted"],
  ["could", "may", "can", "might"],
  ["might", "may", "can", "could"],
  ["must", "shall", "required", "requires", "agrees", "obligated"],
] as const;

function areWordsKnown(text: string, texts: readonly string[]): boolean {
  const own = new Set(stemsOf(text).filter((stem) => !isStopStem(stem)));
  const given = new Set(texts.flatMap((passage) => stemsOf(passage)));
  const isGiven = (stem: string) => given.has(stem);
  const isExcused = (stem: string) => connecting.has(stem) || figures.has(stem) || /\d/.test(stem);
  return (
    [...own].some((stem) => isGiven(stem) && !connecting.has(stem)) &&
    [...own].every((stem) => isGiven(stem) || isExcused(stem)) &&
    turning.every(
      (alike) =>
        !hasWord(text, alike[0]) ||
        texts.some((passage) => alike.some((word) => hasWord(passage, word))),
    )
  );
}

/** A passage that says no isn't one that says yes. */
function isNegatedAlike(text: string, texts: readonly string[]): boolean {
  const plain = (other: string) => folded(other);
  const passages = texts.map((passage) => negations.test(plain(passage)));
  return negations.test(plain(text)) ? passages.includes(true) : passages.includes(false);
}
