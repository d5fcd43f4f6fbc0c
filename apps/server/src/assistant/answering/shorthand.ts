/** What people type on a phone, and what they mean by it. */
const written: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\bb4\b/g, "before"],
  [/\bw\/o\b/g, "without"],
  [/\bw\/(?= ?[a-z])/g, "with "],
  [/(?<=[a-z] )n(?= [a-z])/g, "and"],
  [/\b(?:tmrw?|tmw|tomorow|tommorow)\b/g, "tomorrow"],
  [/\b'?till?\b/g, "until"],
  [/\byr(s?)\b/g, "year$1"],
  [/\bmos?\b(?= (?:of|left|free|rent|notice|term|lease))/g, "months"],
  [/\bapts\b/g, "apartments"],
  [/\bbldgs?\b(?! ?\d)/g, "building"],
  [/\bmgmt\b/g, "management"],
  [/\bamt\b/g, "amount"],
  [/\bagmt\b/g, "agreement"],
  [/\bur\b/g, "your"],
  [/\bu\b/g, "you"],
  [/\b(?:rn|atm)\b/g, "now"],
  [/\b(they|we|you)'re\b/g, "$1 are"],
  [/\b(they|we|you|i)'(?:ve|ll)\b/g, "$1"],
  [/\bgonna\b/g, "going to"],
  [/\bwanna\b/g, "want to"],
  [/\bgotta\b/g, "have to"],
  [/\bwho(?:'s| is) in (?=(?:suite|ste|unit|space|bay)\b)/g, "who occupies "],
  [/\b1st(?= [a-z]{3})/g, "first"],
  [/\b2nd(?= [a-z]{3})/g, "second"],
  [/\b3rd(?= [a-z]{3})/g, "third"],
  [/(?<=\bhow (?:much|many) [a-z ]{0,20})\$(?= |$)/g, "money"],
];

/**
 * A question with its shorthand written out: "closing b4 yr end" is about closing before the year's
 * end.
 *
 * @param text by `plainText`
 */
export const withoutShorthand = (text: string): string =>
  written.reduce((rest, [typed, meant]) => rest.replace(typed, meant), text).replace(/ {2,}/g, " ");
