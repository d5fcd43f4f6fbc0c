import type { WeekCounts } from "@frontage/records/schemas/listing-week";
import type { Attribute, RecordItem } from "../records/record-item.ts";
import type { Question } from "./understand.ts";

/** What a listing's week and its offers state. */
export const listingAttributes: ReadonlySet<Attribute> = new Set([
  "offer",
  "offer-best",
  "offer-count",
  "offer-highest",
  "offers-due",
  "listing-week",
  "listing-stage",
  "interested",
]);

const offers = /\b(?:offers?|offered|bids?|bidders?|proposals?|counter(?:s|ed|offers?)?)\b/;
const buyers = "(?:buyers?|people|prospects?|parties|anyone|anybody|someone|somebody)";

/** What is counted of a listing, and how questions say it. */
const stages: readonly (readonly [keyof WeekCounts, RegExp])[] = [
  [
    "inquiries",
    new RegExp(`\\binquir(?:y|ies|ed)\\b|\\bhow many ${buyers} are (?:interested|looking)\\b`),
  ],
  [
    "agreements",
    new RegExp(
      `\\bconfidentiality\\b|\\b(?:how many|any) agreements?\\b.*\\bsigned\\b|\\b(?:how many|any) (?:${buyers} )?(?:have |has )?signed\\b|\\bwho (?:has )?signed\\b`,
    ),
  ],
  ["readers", /\b(?:read|readers?|opened)\b.*\b(?:memorandum|om)\b|\b(?:memorandum|om) readers?\b/],
  ["tours", /\b(?:how many|any)\b.*\b(?:tours?|toured|showings?)\b|\btoured\b/],
];
const week =
  /\bweekly report\b|\b(?:listing|property|market|it)\b.*\b(?:week|weekly|report|going|doing|activity|happen(?:ed|ing)?|news)\b|\b(?:week|weekly|report|activity|news|new|happen(?:ed|ing)?)\b.*\b(?:listing|market)\b/;
const interested = new RegExp(
  `\\b(?:who|which ${buyers}|any ?(?:one|body)|how many ${buyers})\\b.*\\b(?:looking|looked|interest(?:ed)?|signed)\\b`,
);

/** What the person offers for another property. */
const ownOffer = /\bmy offers?\b|\b(?:i|we) (?:\w+ )?offer(?:ed)?\b/;
/** What only the terms of each offer say. */
const ofTerms =
  /\bexpires?\b|\bdeposits?\b|\bdiligence\b|\bclosing\b|\bdepends?\b|\bconditions?\b|\bcontingen|\bfinancing\b|\bcash\b|\bloan\b/;

/** Words that questions about a listing are made of; any other is about something else. */
const words =
  /^(?:offers?|offered|offering|bids?|bidders?|proposals?|counter(?:s|ed|offers?)?|accept(?:ed)?|declined?|rejected|withdr[ae]wn?|expires?d?|best|highest|high|higher|top|lowest|terms?|prices?|rents?|amounts?|new|come|came|coming|receive[ds]?|received|get|got|gotten|submitted|made|make|makes|buyers?|buy|people|prospects?|part(?:y|ies)|anyone|anybody|someone|somebody|many|open|standing|due|deadline|listings?|listed|week|weeks|weekly|reports?|activity|market|happen(?:ed|ing|s)?|doing|going|news|inquir(?:y|ies|ed)|interest(?:ed)?|looking|looked|sign(?:ed)?|confidentiality|agreements?|read|readers?|opened|memorandum|om|tours?|toured|touring|showings?|far|since|first|time|past|last|compare[ds]?|comparison|still|sale|selling|sell|lease|asking|stand|anything|sent|send|went|approved?|deposits?|diligence|closing|depends?|conditions?|contingen(?:t|cy|cies)|financing|cash|loan)$/;

/** Whether a question may be about a listing's week or its offers. */
export const asksOfListing = ({ text }: Pick<Question, "text">): boolean =>
  offers.test(text) ||
  week.test(text) ||
  interested.test(text) ||
  stages.some(([, said]) => said.test(text));

type ListingChoice = { question: Question; items: readonly RecordItem[] };

/** What is asked of a listing's week or its offers. */
export function chooseListing({ items, question }: ListingChoice): RecordItem[] {
  const { people, range, roles, text, unexplained, units } = question;
  const own = items.filter(({ fact }) => listingAttributes.has(fact.attribute));
  if (own.length === 0 || people.size + roles.length + units.length > 0) return [];
  // Only whole weeks are counted.
  if (range && !/\bweeks?\b/.test(text)) return [];
  const rest = unexplained.filter((word) => !words.test(word));
  const of = (...wanted: Attribute[]) =>
    own.filter(({ fact: { attribute } }) => wanted.includes(attribute));
  if (ownOffer.test(text)) return [];
  if (offers.test(text) && !range) return chooseOffers(text, rest, of);
  if (rest.length > 0) return [];
  const counted = stages.flatMap(([stage, said]) => (said.test(text) ? [stage] : []));
  if (/\boffers?\b/.test(text)) counted.push("offers");
  if (interested.test(text) && !/\bhow many\b/.test(text)) return of("interested");
  if (counted.length > 0) {
    return of("listing-stage").filter(({ label }) => counted.some((stage) => stage === label));
  }
  return week.test(text) ? of("listing-week") : [];
}

function chooseOffers(
  text: string,
  rest: readonly string[],
  of: (...wanted: Attribute[]) => RecordItem[],
): RecordItem[] {
  const all = of("offer");
  if (rest.length > 0) {
    // A buyer's name, as far as whoever asks may know it.
    return all.filter(({ label = "" }) => {
      const named = label.toLowerCase().split(/[^\p{L}\d]+/u);
      return rest.every((word) => named.includes(word));
    });
  }
  if (/\bdue\b|\bdeadline\b/.test(text)) return of("offers-due");
  const open = all.filter(({ other = "" }) => /\bopen\b/.test(other));
  for (const [said, state] of [
    [/\baccept(?:ed)?\b/, "accepted"],
    [/\bcounter/, "countered"],
    [/\b(?:declined?|rejected)\b/, "declined"],
    [/\bwithdr/, "withdrawn"],
  ] as const) {
    if (!said.test(text)) continue;
    const found = all.filter(({ other = "" }) => other.split(" ").includes(state));
    return found.length > 0 || state !== "accepted" ? found : of("offer-count");
  }
  const isOfHighest = /\b(?:highest|top)\b|\bbest (?:price|rent)\b/.test(text);
  // The highest comes first.
  if (ofTerms.test(text)) return isOfHighest ? open.slice(0, 1) : open;
  if (isOfHighest) return of("offer-highest");
  if (/\bbest\b|\bcompare|\bcomparison\b/.test(text)) {
    const best = of("offer-best");
    return best.length > 0 ? best : open;
  }
  if (/\bhow many\b|\bany\b|^(?:are|is) there\b/.test(text)) return of("offer-count");
  return open.length > 0 ? open : of("offer-count");
}
