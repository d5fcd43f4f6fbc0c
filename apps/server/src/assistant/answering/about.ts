import { broker } from "@frontage/content/broker";
import type { DocumentType } from "@frontage/records/schemas/document";
import type { Passage } from "../passages/passage.ts";
import { plainText } from "./plain-text.ts";
import type { Candidate } from "./score-sentences.ts";
import type { Question } from "./understand.ts";
import { unitOfRow, unitsIn, unitsMatch } from "./units.ts";

/** How far before a sentence its heading may be. */
const headingMax = 160;

/** Documents about all tenants: a page that also names one isn't about that one. */
const tabular: ReadonlySet<DocumentType> = new Set([
  "rent-roll",
  "operating-statement",
  "offering-memorandum",
  "title",
  "survey",
  "condition",
]);

/** Whether a document is about a single tenant, named at its beginning. */
export const isOfTenant = ({ documentType }: Passage): boolean =>
  documentType === "lease" ||
  documentType === "lease-abstract" ||
  documentType === "amendment" ||
  documentType === "estoppel";

export type About = {
  question: Question;
  /** The person's deals as plain text, by id; a text that names another deal is about that one. */
  dealNames: ReadonlyMap<string, string>;
  /** Whether a text without a deal mentions one the question is about. */
  isOfDeal: (passage: Passage) => boolean;
  /** Whether a text names the people asked about; true if there are none. */
  isMentioned: (text: string) => boolean;
  /** The parties as the document's first page names them. */
  partiesOf: (passage: Passage) => string;
};

/** Whether a sentence fits the deal, suite and tenant a question names. */
export const isAbout = (candidate: Candidate, about: About): boolean =>
  isOfDealAsked(candidate, about) && isOfThem(candidate, about);

function isOfDealAsked({ passage, quote }: Candidate, { dealNames, isOfDeal, question }: About) {
  const { deals, units } = question;
  if (units.length > 0 && !isOfUnit(passage, quote, units)) return false;
  if (!deals) return true;
  if (passage.dealId !== null && !deals.has(passage.dealId)) return false;
  // In a general conversation, a message names its property.
  if (passage.dealId === null && passage.clientId !== null && passage.question === undefined) {
    return dealNames.size === 1 || isOfDeal(passage);
  }
  const plain = plainText(quote);
  const named = [...dealNames].filter(([, name]) => plain.includes(name));
  return named.length === 0 || named.some(([id]) => deals.has(id));
}

/** In a list of tenants, keeps only the line of the tenant asked about. */
function isOfThem({ passage, quote, start }: Candidate, { isMentioned, partiesOf }: About) {
  if (isMentioned(quote)) return true;
  if (passage.documentType && tabular.has(passage.documentType)) return false;
  const before = passage.text.slice(Math.max(0, start - headingMax), start);
  // Another tenant's lease may mention them, and a page naming them doesn't make all of it theirs.
  return passage.kind !== "document" || isOfTenant(passage)
    ? isMentioned(`${passage.title} ${partiesOf(passage)}`)
    : isMentioned(`${passage.title}\n${before}`);
}

/** Whether a page may be about one of the units: it names it, or its document is about it. */
export const isPageOfUnit = (passage: Passage, units: readonly string[]): boolean =>
  // Another suite's lease may mention this one.
  unitsMatch(units, plainText(passage.title)) ||
  isOfUnit(passage, passage.text, units) ||
  passage.text.split("\n").some((row) => units.includes(unitOfRow(row, passage.text) ?? ""));

/** Whether a sentence, its document's name or its page is about one of the units. */
function isOfUnit({ documentType, text, title }: Passage, quote: string, units: readonly string[]) {
  const ofRow = unitOfRow(quote, text);
  if (ofRow) return units.includes(ofRow);
  const plain = plainText(quote);
  if (unitsMatch(units, plain)) return true;
  if (unitsIn(plain).length > 0) return false;
  // Every page of a suite's lease is about that suite.
  const ofTitle = unitsIn(plainText(title));
  if (ofTitle.length > 0) return units.some((unit) => ofTitle.includes(unit));
  if (documentType && tabular.has(documentType)) return false;
  const ofPage = new Set(unitsIn(plainText(text)));
  return ofPage.size === 1 && units.some((unit) => ofPage.has(unit));
}

const addressed = new RegExp(
  String.raw`\b(?:you|yours?|brokers?|office hours|website|${broker.name.toLowerCase().split(" ").join("|")})\b`,
);

/** Whether the broker's public pages may answer. */
export const addressesBroker = (text: string): boolean => addressed.test(text);

/** "Your office hours" are the broker's. */
export const isOfBroker = (text: string): boolean =>
  /\b(?:your (?:\w+ )?(?:office|hours|fees?|phone|email|website|experience|services?|license|address|specialt\w+|years)|you (?:handle|work|charge|licensed|offer)|office hours|(?:are|do) you (?:\w+ )?(?:open|licensed|closed))\b/.test(
    text,
  );
