import { isStopStem, stemsOf } from "../passages/stem.ts";
import { sentencesOf } from "../ranking/clauses.ts";
import { handOffReason } from "../rules/hand-off.ts";
import { givesPaymentInstructions } from "../rules/payment-instructions.ts";
import { commonWords } from "./common-words.ts";

/** Longer sentences say more than one thing. */
const sentenceMax = 500;
/** Fewer words support nothing. */
const supportMinWords = 3;
/** Markup, links, and characters that hide or reorder text. */
const neverWritten =
  /[<>{}[\]`*_#|\\~]|https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|io|co|info|biz|dev|app)\b|[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|\p{No}|\p{Nl}|(?![0-9])\p{Nd}/iu;
/** Advice, which nobody asked for: a quote may contain it, a sentence may not. */
const neverSaid =
  /\b(?:passwords?|passcodes?|log ?in|social security|ssn|credit card|should|ought|recommend\w*|advis\w*|suggest\w*|guarantee[sd]?|promis\w*|certainly|definitely|ignore\w*|click\w*|download\w*|instructions?|urgent\w*|yes)\b/giu;
const negations =
  /\b(?:not|no|never|none|nobody|neither|nor|nothing|cannot|without|unless|except|excluding|prohibited|nonrefundable|waives?|waived|fails?|failed|failure|refus(?:es?|ed|al))\b|n't\b/gi;

const stemSet = (words: string): ReadonlySet<string> => new Set(stemsOf(words));
/** Without this exception, the stem of "one" would equal that of "on". */
const wordForOne = "unum";
const numerals = stemSet(
  `zero ${wordForOne} two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ` +
    "sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety " +
    "hundred thousand million billion",
);
const months = stemSet(
  "january february march april june july august september october november december",
);
/** Units that numbers count. */
const units = stemSet("day week month year decade hour minute foot feet acre mile am pm");
const kindsOfUnit = stemSet("business calendar square full consecutive lease");
/** Words that reverse a figure, so the quote must have them too. */
const telling: ReadonlySet<string> = new Set([
  ...months,
  ...units,
  ...stemsOf(
    "percent dollar business calendar square quarter half double dozen fortnight minus negative " +
      "monday tuesday wednesday thursday friday saturday sunday once twice first second third " +
      "fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
  ),
]);
/** Whose duty it is. */
const parties = stemSet(
  "landlord lessor tenant lessee buyer purchaser seller lender borrower guarantor",
);
const turning =
  /\b(?:before|after|until|within|only|per|may|must|shall|least|most|monthly|annually|yearly)\b/gi;
/** Words that change a meaning, grouped by what they mean. */
const alike: Readonly<Record<string, RegExp>> = {
  before: /\b(?:before|prior|by)\b/i,
  after: /\b(?:after|following|from)\b/i,
  until: /\b(?:until|through|till)\b/i,
  within: /\b(?:within|by|before)\b/i,
  only: /\b(?:only|solely|exclusive\w*)\b/i,
  may: /\b(?:may|can|option|right|entitled|permitted)\b/i,
  must: /\b(?:must|shall|required?s?|agrees?|will)\b/i,
  shall: /\b(?:must|shall|required?s?|agrees?|will)\b/i,
};

/** A passage as sent to a model. */
export type SentPassage = {
  id: string;
  text: string;
  title: string;
  page?: number | undefined;
  dealId?: string | undefined;
  /** The name of its deal's property. */
  property?: string | undefined;
};
/** A sentence from a language model, with its supporting words. */
export type WrittenSentence = {
  text: string;
  support: readonly { passage: string; words: string }[];
};
/** Where supporting words are in the passage. */
type Support = { id: string; quote: string };

/**
 * A sentence's support, if it may be shown: the quoted words are verbatim in their passages, and
 * the sentences around them have every number, date, amount, party and name in it. It negates as often
 * as they do, and has no links, markup, advice or bank details. They are from one deal, which it
 * names, or from none. Words of the question aren't evidence.
 *
 * @returns undefined if anything is amiss: the quotes are shown without it
 */
export function supportOf(
  { support, text }: WrittenSentence,
  passages: readonly SentPassage[],
): Support[] | undefined {
  if (text.trim() === "" || text.length > sentenceMax || neverWritten.test(text)) return undefined;
  if (givesPaymentInstructions(text) || handOffReason(text, { broker: [] }) === "money") {
    return undefined;
  }
  const found = support.map(({ passage, words }) => {
    const given = passages.find(({ id }) => id === passage);
    const whole = given && wholeSentences(given.text, words);
    const { id = "", dealId, property, title = "" } = given ?? {};
    return whole && { ...whole, id, dealId, property, title };
  });
  const kept = found.filter((one) => one !== undefined);
  if (kept.length === 0 || kept.length < support.length) return undefined;
  if (new Set(kept.map(({ dealId }) => dealId)).size > 1) return undefined;
  const property = kept[0]?.property;
  const rest = withoutName(text, property);
  if (property !== undefined && rest === plain(text)) return undefined;
  const quotes = kept.map(({ lead, quote }) => `${lead}\n${quote}`).join("\n");
  const isSupported =
    areFiguresIn(rest, withoutName(quotes, property)) &&
    arePartiesIn(text, quotes) &&
    areNamesIn(
      text,
      `${property ?? ""}\n${quotes}\n${kept.map(({ title }) => title).join("\n")}`,
    ) &&
    countNegations(text) === countNegations(quotes) &&
    (text.match(turning) ?? []).every((word) => hasTurn(quotes, word.toLowerCase())) &&
    (text.match(neverSaid) ?? []).every((word) => hasWord(quotes, word));
  return isSupported ? kept.map(({ id, quote }) => ({ id, quote })) : undefined;
}

/** A text without the name of a property, whose number is evidence of nothing. */
function withoutName(text: string, property: string | undefined): string {
  if (property === undefined) return plain(text);
  const name = String.raw`(?<![\p{L}\d])${escaped(plain(property))}(?![\p{L}\d])`;
  return plain(text).replaceAll(new RegExp(name, "giu"), " ");
}

/** The full sentences around the words, with the start of their list: cut, they could mislead. */
function wholeSentences(text: string, words: string) {
  const match = verbatim(text, words);
  if (!match) return undefined;
  const [from, to] = [match.index, match.index + match[0].length];
  const around = sentencesOf(text).filter(({ end, start }) => start < to && end > from);
  const start = Math.min(from, ...around.map((sentence) => sentence.start));
  const end = Math.max(to, ...around.map((sentence) => sentence.end));
  return { quote: text.slice(start, end), lead: around[0]?.lead ?? "" };
}

/** The words as in the text; only line breaks and quotation marks may differ. */
function verbatim(text: string, words: string): RegExpExecArray | undefined {
  const parts = words.trim().split(/\s+/);
  if (parts.length < supportMinWords) return undefined;
  const pattern = parts
    .map((part) => escaped(part).replaceAll(/['‘’]/g, "['‘’]").replaceAll(/["“”]/g, '["“”]'))
    .join(String.raw`\s+`);
  const whole = String.raw`(?<![\p{L}\d]|\d[.,])${pattern}(?![\p{L}\d]|[.,]\d)`;
  return new RegExp(whole, "u").exec(text) ?? undefined;
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const plain = (text: string) => text.normalize("NFKC").replaceAll(/[‘’]/g, "'");
const hasWord = (text: string, word: string) => new RegExp(String.raw`\b${word}\b`, "i").test(text);
const hasTurn = (text: string, word: string) => alike[word]?.test(text) ?? hasWord(text, word);

const countNegations = (text: string) => plain(text).match(negations)?.length ?? 0;

function arePartiesIn(text: string, quotes: string): boolean {
  const given = new Set(stemsOf(quotes));
  return stemsOf(text).every((stem) => !parties.has(stem) || given.has(stem));
}

/** Numbers in any notation ("$1.5 million"), with signs and units. */
function areFiguresIn(text: string, quotes: string): boolean {
  const given = new Set(figuresOf(quotes));
  return (
    figuresOf(text).every((figure) => given.has(figure)) &&
    ["$", "%"].every((sign) =>
      signed(text, sign).every((number) => signed(quotes, sign).includes(number)),
    )
  );
}

/** Stems of "twenty-four (24) months": each number, the unit, and each number with the unit. */
function figuresOf(text: string): string[] {
  const stems = stemsOf(
    plain(text)
      .replaceAll(/(?<![\p{L}\d)\]])[-−–](?=\$?\.?\d)/gu, " minus ")
      .replaceAll(/\b([ap])\.\s?m\b/gi, "$1m")
      .replaceAll(/\bone\b/gi, wordForOne),
  );
  const figures: string[] = [];
  /** The numbers a unit may follow. */
  let counted: string[] = [];
  let kind = "";
  for (let at = 0; at < stems.length; at += 1) {
    const before = stems[at - 1] ?? "";
    let stem = stems[at] ?? "";
    if (/\d/.test(stem) || numerals.has(stem)) {
      while (numerals.has(stems[at] ?? "") && numerals.has(stems[at + 1] ?? "")) {
        at += 1;
        stem += ` ${stems[at] ?? ""}`;
      }
      if (before === "minu") stem = `minus ${stem}`;
      if (months.has(before) && /^\d{1,2}$/.test(stem)) figures.push(`${before} ${stem}`);
      figures.push(stem);
      counted.push(stem);
      continue;
    }
    if (telling.has(stem)) figures.push(stem);
    if (units.has(stem)) figures.push(...counted.map((number) => `${number} ${kind}${stem}`));
    const goesOn = counted.length > 0 && kindsOfUnit.has(stem);
    kind = goesOn ? `${kind}${stem} ` : "";
    if (!goesOn) counted = [];
  }
  return figures;
}

/** Stems of the numbers next to a sign. */
const signed = (text: string, sign: string): string[] =>
  [
    ...text.matchAll(
      sign === "$"
        ? /\$\s?[\d.,]*\d(?:\s?(?:thousand|million|billion|[kmb]\b))?/gi
        : /[\d.,]*\d\s?(?:%|percent\b)/gi,
    ),
  ].flatMap(([number]) => stemsOf(number).filter((stem) => /\d/.test(stem)));

/** Capitalized words are names, except at the start of a sentence. */
function areNamesIn(text: string, quotes: string): boolean {
  const given = new Set(stemsOf(quotes));
  const own = text.match(/\p{Lu}[\p{L}\p{N}'’&-]*|\p{L}+\d[\p{L}\d]*/gu) ?? [];
  return own.every((word, at) => {
    const isFirst = at === 0 && text.trimStart().startsWith(word);
    const stems = stemsOf(word).filter((stem) => !isStopStem(stem));
    return (
      stems.every((stem) => given.has(stem)) || (isFirst && commonWords.has(word.toLowerCase()))
    );
  });
}
