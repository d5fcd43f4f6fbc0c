import { broker } from "@frontage/content/broker";
import type { DocumentType } from "@frontage/records/schemas/document";
import type { Passage } from "../passages/passage.ts";
import { plainText } from "./plain-text.ts";
import type { Candidate } from "./score-sentences.ts";
import type { Question } from "./understand.ts";
import { unitOfRow, unitsIn, unitsMatch } from "./units.ts";

/** So much before a sentence may be its heading. */
const headingMax = 160;

/** What speaks of all tenants: a page that happens to name one isn't about that one. */
const tabular: ReadonlySet<DocumentType> = new Set([
  "rent-roll",
  "operating-statement",
  "offering-memorandum",
  "title",
  "survey",
  "condition",
]);

/** What is about one tenant, who is named at its beginning. */
export const isOfTenant = ({ documentType }: Passage): boolean =>
  documentType === "lease" ||
  documentType === "lease-abstract" ||
  documentType === "amendment" ||
  documentType === "estoppel";

export type About = {
  question: Question;
  /** Of the person's deals, by id, as plain text: a text that names another is about that one. */
  dealNames: ReadonlyMap<string, string>;
  /** Whether a text of no deal says that it is about one that is asked about. */
  isOfDeal: (passage: Passage) => boolean;
  /** Whether a text names the people that are asked about; any does if none is. */
  isMentioned: (text: string) => boolean;
  /** The names that a document's beginning gives its parties. */
  partiesOf: (passage: Passage) => string;
};

/** Whether a sentence is of the deal, suite and tenant that a question names. */
export const isAbout = (candidate: Candidate, about: About): boolean =>
  isOfDealAsked(candidate, about) && isOfThem(candidate, about);

function isOfDealAsked({ passage, quote }: Candidate, { dealNames, isOfDeal, question }: About) {
  const { deals, units } = question;
  if (units.length > 0 && !isOfUnit(passage, quote, units)) return false;
  if (!deals) return true;
  if (passage.dealId !== null && !deals.has(passage.dealId)) return false;
  // In a conversation about everything, a message says which property it means.
  if (passage.dealId === null && passage.clientId !== null && passage.question === undefined) {
    return dealNames.size === 1 || isOfDeal(passage);
  }
  const plain = plainText(quote);
  const named = [...dealNames].filter(([, name]) => plain.includes(name));
  return named.length === 0 || named.some(([id]) => deals.has(id));
}

/** Of a list of tenants, only the line of the one that is asked about. */
function isOfThem({ passage, quote, start }: Candidate, { isMentioned, partiesOf }: About) {
  if (isMentioned(quote)) return true;
  if (passage.documentType && tabular.has(passage.documentType)) return false;
  const before = passage.text.slice(Math.max(0, start - headingMax), start);
  // The lease of another tenant may mention them, and that a page names them makes no clause theirs.
  return passage.kind !== "document" || isOfTenant(passage)
    ? isMentioned(`${passage.title} ${partiesOf(passage)}`)
    : isMentioned(`${passage.title}\n${before}`);
}

/** Whether a page may say something of one of the units: it names it, or its document is of it. */
export const isPageOfUnit = (passage: Passage, units: readonly string[]): boolean =>
  // The lease of one suite may mention another.
  unitsMatch(units, plainText(passage.title)) ||
  isOfUnit(passage, passage.text, units) ||
  passage.text.split("\n").some((row) => units.includes(unitOfRow(row, passage.text) ?? ""));

/** Whether a sentence is about one of the units, by itself, its document's name or its page. */
function isOfUnit({ documentType, text, title }: Passage, quote: string, units: readonly string[]) {
  const ofRow = unitOfRow(quote, text);
  if (ofRow) return units.includes(ofRow);
  const plain = plainText(quote);
  if (unitsMatch(units, plain)) return true;
  if (unitsIn(plain).length > 0) return false;
  // A lease of one suite is about it on every page.
  const ofTitle = unitsIn(plainText(title));
  if (ofTitle.length > 0) return units.some((unit) => ofTitle.includes(unit));
  if (documentType && tabular.has(documentType)) return false;
  const ofPage = new Set(unitsIn(plainText(text)));
  return ofPage.size === 1 && units.some((unit) => ofPage.has(unit));
}

const addressed = new RegExp(
  String.raw`\b(?:you|yours?|brokers?|office hours|website|${broker.name.toLowerCase().split(" ").join("|")})\b`,
);

/** Whether the public pages, on which the broker speaks of the broker's own work, may answer. */
export const addressesBroker = (text: string): boolean => addressed.test(text);

/** "Your office hours" are the broker's. */
export const isOfBroker = (text: string): boolean =>
  /\b(?:your (?:\w+ )?(?:office|hours|fees?|phone|email|website|experience|services?|license|address|specialt\w+|years)|you (?:handle|work|charge|licensed|offer)|office hours|(?:are|do) you (?:\w+ )?(?:open|licensed|closed))\b/.test(
    text,
  );
