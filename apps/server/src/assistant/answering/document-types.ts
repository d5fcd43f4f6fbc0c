import type { DocumentType } from "@frontage/records/schemas/document";

const agreements = [
  "purchase-agreement",
  "lease",
  "listing-agreement",
  "letter-of-intent",
  "confidentiality-agreement",
  "amendment",
] as const;

/** Earlier entries take their words first. */
const patterns: readonly (readonly [readonly DocumentType[], string])[] = [
  [["lease-abstract", "lease"], "(?:lease )?abstracts?"],
  [["listing-agreement"], "(?:listing|leasing|commission) (?:agreement|contract)s?"],
  [["listing-agreement"], "listings?(?! (?:price|broker|agent))"],
  [["confidentiality-agreement"], "ndas?|(?:confidentiality|non-?disclosure) agreements?"],
  [["letter-of-intent"], "lois?|letters? of intent|term sheets?"],
  [
    ["purchase-agreement", "amendment"],
    "psas?|(?:purchase|sales?)(?: (?:and|&) sale)? (?:agreement|contract)s?",
  ],
  [agreements, "contracts?|agreements?"],
  [["amendment"], "amendments?|addend(?:um|a)"],
  [["estoppel"], "estoppels?(?: certificates?| letters?)?"],
  [["offering-memorandum"], "offering memorand(?:um|a)|oms?"],
  [["rent-roll"], "(?:rent )?rolls?"],
  [["operating-statement"], "(?:operating|income) statements?|t-?12s?|p ?& ?l|financials"],
  [["title"], "title (?:commitment|report|polic(?:y|ie))s?|schedule b|prelims?"],
  [["survey"], "alta(?: surveys?)?|surveys?"],
  [
    ["environmental"],
    "phase (?:i|1|one|ii|2|two)|esas?|environmental (?:site )?(?:assessment|report)s?",
  ],
  [["condition"], "pcas?|(?:property )?condition (?:assessment|report)s?|inspection reports?"],
  [["lease", "lease-abstract", "amendment"], "leases?"],
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
  for (const [types, said] of patterns) {
    const before = rest;
    rest = rest.replace(
      new RegExp(`\\b(?:(?:in|under|per|by) )?(?:(?:the|my|our|this|that) )?(?:${said})\\b`, "g"),
      " ",
    );
    if (rest !== before) for (const type of types) found.add(type);
  }
  return { types: [...found], rest: rest.replace(/\s+/g, " ").trim() };
}
