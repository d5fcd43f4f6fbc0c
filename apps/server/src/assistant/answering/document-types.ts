import type { DocumentType } from "@frontage/content/schemas/document";

const patterns: readonly (readonly [readonly DocumentType[], RegExp])[] = [
  [["lease-abstract", "lease"], /\b(?:lease abstracts?|abstract of (?:the )?lease|abstract)\b/],
  [
    ["listing-agreement"],
    /\b(?:listing|leasing|brokerage|commission) (?:agreements?|contracts?)\b|\b(?:the|my|our|this|exclusive|plaza|it) listings?\b(?! (?:price|broker|agent))/,
  ],
  [
    ["confidentiality-agreement"],
    /\b(?:ndas?|confidentiality agreements?|non-?disclosure agreements?)\b/,
  ],
  [["letter-of-intent"], /\b(?:lois?|letters? of intent|term sheets?)\b/],
  [
    ["purchase-agreement", "amendment"],
    /\b(?:psas?|purchase (?:and sales?|& sale)? ?(?:agreements?|contracts?)|sales? (?:agreements?|contracts?)|agreements? of sale|purchase agreements?)\b/,
  ],
  [
    [
      "purchase-agreement",
      "lease",
      "listing-agreement",
      "letter-of-intent",
      "confidentiality-agreement",
      "amendment",
    ],
    /\b(?:contracts?|agreements?)\b/,
  ],
  [["amendment"], /\b(?:amendments?|addend(?:um|a))\b/],
  [["estoppel"], /\bestoppels?(?: certificates?| letters?)?\b/],
  [["offering-memorandum"], /\b(?:offering memorand(?:um|a)|oms?|marketing package)\b/],
  [["rent-roll"], /\b(?:rent rolls?|rolls?)\b/],
  [
    ["operating-statement"],
    /\b(?:operating statements?|t-?12s?|trailing (?:twelve|12)(?: months?)? statements?|p ?& ?l|income statements?|profit and loss|financials|operating financials)\b/,
  ],
  [
    ["title"],
    /\b(?:title (?:commitments?|reports?|polic(?:y|ies)|work)|schedule b(?:-?(?:i|1|2|ii))?|prelims?)\b/,
  ],
  [["survey"], /\b(?:alta(?: surveys?)?|surveys?)\b/],
  [
    ["environmental"],
    /\b(?:phase (?:i|1|one|ii|2|two)(?: esa)?|esas?|environmental (?:site )?(?:assessments?|reports?|stud(?:y|ies)))\b/,
  ],
  [
    ["condition"],
    /\b(?:pcas?|property condition (?:assessments?|reports?)|condition (?:assessments?|reports?)|inspection reports?|engineering reports?)\b/,
  ],
  [["lease", "lease-abstract", "amendment"], /\bleases?\b(?!d)/],
];

/**
 * The types of documents that a question names: "PSA", "the title commitment", "T-12".
 *
 * @param text by `plainText`
 * @returns `rest`: the text without them
 */
export function findDocumentTypes(text: string): { types: DocumentType[]; rest: string } {
  let rest = text;
  const found = new Set<DocumentType>();
  for (const [types, pattern] of patterns) {
    if (!pattern.test(rest)) continue;
    for (const type of types) found.add(type);
    rest = rest.replace(
      new RegExp(
        `(?:\\b(?:in|under|per|by) )?(?:\\b(?:the|my|our|this|that) )?(?:${pattern.source})`,
        "g",
      ),
      " ",
    );
  }
  return { types: [...found], rest: rest.replace(/\s+/g, " ").trim() };
}
