import { handOffReason } from "../answering/hand-off.ts";
import { givesPaymentInstructions } from "../answering/payment-instructions.ts";
import { commonWords } from "../answering/places.ts";
import { isStopStem, stemsOf } from "../answering/stem.ts";

/** Longer ones say more than one thing. */
const sentenceMax = 500;
/** Fewer words support nothing. */
const supportMinWords = 3;
/** Markup, links, and characters that hide or reorder text. */
const neverWritten =
  /[<>{}[\]`*_#|\\~]|https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|io|co|info|biz|dev|app)\b|[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|\p{No}|\p{Nl}|(?![0-9])\p{Nd}/iu;
/** What nobody is asked for, and what a quote may say, but nobody for it. */
const neverSaid =
  /\b(?:passwords?|passcodes?|log ?in|social security|ssn|credit card|should|ought|recommend\w*|advis\w*|suggest\w*|guarantee[sd]?|promis\w*|certainly|definitely|ignore\w*|click\w*|download\w*|instructions?|urgent\w*|yes)\b/giu;
const negations =
  /\b(?:not|no|never|none|neither|nor|nothing|cannot|without|unless|except|excluding|prohibited|nonrefundable|waives?|waived)\b|n't\b/i;
/** They turn a figure or a duty around, so a quote has to have them, too. */
const telling: ReadonlySet<string> = new Set(
  stemsOf(
    "day week month year hour minute percent dollar square foot feet acre mile business calendar " +
      "january february march april june july august september october november december monday " +
      "tuesday wednesday thursday friday saturday sunday half third quarter double twice dozen " +
      "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
      "seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred " +
      "thousand million billion decade fortnight",
  ),
);
const turning =
  /\b(?:before|after|until|within|only|per|may|must|shall|least|most|monthly|annually|yearly)\b/gi;
/** Of words that turn a meaning, those that mean the same. */
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

/** A passage as a model gets it. */
export type SentPassage = { id: string; text: string; title: string; page?: number | undefined };
/** A sentence that a language model wrote, with the words that support it. */
export type WrittenSentence = {
  text: string;
  support: readonly { passage: string; words: string }[];
};
/** Where the words of a support are, as the passage has them. */
export type Support = { id: string; quote: string };

/**
 * What supports a sentence, if it may be shown: the words it quotes are in their passages, word for
 * word, and every number, date, amount and name in it is in those words. It negates only where they
 * do, and carries no link, markup, advice or bank details. What the question says is no evidence.
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
    const quote = given && verbatim(given.text, words);
    return given && quote !== undefined ? { id: given.id, quote, title: given.title } : undefined;
  });
  const kept = found.filter((one) => one !== undefined);
  if (kept.length === 0 || kept.length < support.length) return undefined;
  const quotes = kept.map(({ quote }) => quote).join("\n");
  const isSupported =
    areFiguresIn(text, quotes) &&
    areNamesIn(text, `${quotes}\n${kept.map(({ title }) => title).join("\n")}`) &&
    negations.test(plain(text)) === negations.test(plain(quotes)) &&
    (text.match(turning) ?? []).every((word) => hasTurn(quotes, word.toLowerCase())) &&
    (text.match(neverSaid) ?? []).every((word) => hasWord(quotes, word));
  return isSupported ? kept.map(({ id, quote }) => ({ id, quote })) : undefined;
}

/** The words as a text has them: only line breaks and the kind of quotation mark may differ. */
function verbatim(text: string, words: string): string | undefined {
  const parts = words.trim().split(/\s+/);
  if (parts.length < supportMinWords) return undefined;
  const pattern = parts
    .map((part) =>
      part
        .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
        .replaceAll(/['‘’]/g, "['‘’]")
        .replaceAll(/["“”]/g, '["“”]'),
    )
    .join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])${pattern}(?![\p{L}\d]|[.,]\d)`, "u").exec(
    text,
  )?.[0];
}

const plain = (text: string) => text.normalize("NFKC").replaceAll(/[‘’]/g, "'");
const hasWord = (text: string, word: string) => new RegExp(String.raw`\b${word}\b`, "i").test(text);
const hasTurn = (text: string, word: string) => alike[word]?.test(text) ?? hasWord(text, word);

/** Numbers however they are written ("$1.5 million"), with their signs and units. */
function areFiguresIn(text: string, quotes: string): boolean {
  const given = new Set(stemsOf(quotes));
  const isFigure = (stem: string) => /\d/.test(stem) || telling.has(stem);
  return (
    stemsOf(text).every((stem) => !isFigure(stem) || given.has(stem)) &&
    ["$", "%"].every((sign) =>
      signed(text, sign).every((one) => signed(quotes, sign).includes(one)),
    )
  );
}

/** The stems of the numbers beside a sign. */
const signed = (text: string, sign: string): string[] =>
  [
    ...text.matchAll(
      sign === "$"
        ? /\$\s?[\d.,]*\d(?:\s?(?:thousand|million|billion|[kmb]\b))?/gi
        : /[\d.,]*\d\s?(?:%|percent\b)/gi,
    ),
  ].flatMap(([number]) => stemsOf(number).filter((stem) => /\d/.test(stem)));

/** Names are what begins with a capital; a sentence's first word does anyway. */
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
