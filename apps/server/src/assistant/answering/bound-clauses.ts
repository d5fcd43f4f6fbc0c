import type { DocumentType } from "@frontage/content/schemas/document";
import type { Passage } from "../passages/passage.ts";
import { isWhoIs, parties } from "./answer-kinds.ts";
import { type ClausesAsked, headingMax } from "./clauses-asked.ts";
import { plainText } from "./plain-text.ts";
import type { Clause, QueryTerm } from "./query.ts";
import { isStopStem, stemsOf } from "./stem.ts";
import type { Question } from "./understand.ts";
import { unitOfRow, unitsIn, unitsMatch } from "./units.ts";

/** Whether a sentence is about the deal and the unit that are asked for. */
export function isBound(
  { passage, quote }: Clause,
  { dealNames, isOfDeal, question: { deals, units } }: ClausesAsked,
): boolean {
  if (units.length > 0 && !isOfUnit(passage, quote, units)) return false;
  if (!deals) return true;
  if (passage.dealId !== null && !deals.has(passage.dealId)) return false;
  // In a conversation about everything, a message says which property it means.
  if (passage.dealId === null && passage.clientId !== null && passage.question === undefined) {
    return dealNames.size === 1 || isOfDeal?.(passage) === true;
  }
  const plain = plainText(quote);
  const inQuote = [...dealNames].filter(([, name]) => plain.includes(plainText(name)));
  return inQuote.length === 0 || inQuote.some(([id]) => deals.has(id));
}

/** Of a list of tenants, only the line of the one that is asked about. */
export function isOfThem(clause: Clause, asked: ClausesAsked): boolean {
  const { isMentioned, partiesOf } = asked;
  const { passage, quote, start } = clause;
  if (!isMentioned || isMentioned(quote)) return true;
  if (passage.documentType && tabular.has(passage.documentType)) return false;
  if (passage.kind === "document" && !isOfTenant(passage)) {
    // That a page names them makes none of its clauses theirs.
    const before = passage.text.slice(Math.max(0, start - headingMax), start);
    return isMentioned(`${passage.title}\n${before}`);
  }
  // The lease of another tenant may mention them.
  return !isOfTenant(passage) || isMentioned(`${passage.title} ${partiesOf?.(clause) ?? ""}`);
}

/** What is about one tenant, who is named at its beginning. */
export const isOfTenant = ({ documentType }: Passage) =>
  documentType === "lease" ||
  documentType === "lease-abstract" ||
  documentType === "amendment" ||
  documentType === "estoppel";

/**
 * Whether a sentence or its heading says some of what is asked for, beyond who is asked about: that
 * a lease is Kestrel's says nothing of Kestrel's drones.
 */
export function saysMoreThanNames(
  clause: Clause,
  { partiesOf, question, terms }: ClausesAsked,
): boolean {
  const { passage, quote, start } = clause;
  const named = new Set(
    stemsOf([passage.title, partiesOf?.(clause) ?? "", ...question.otherNames].join(" ")),
  );
  const essential = terms.filter(({ isEssential }) => isEssential);
  // What the vocabulary says in other words, too, is a thing and no name: "Loan term sheet".
  const isName = ({ alternatives }: QueryTerm) => {
    const content = (alternatives[0]?.stems ?? []).filter((stem) => !isStopStem(stem));
    return alternatives.length === 1 && content.some((stem) => named.has(stem));
  };
  const topics = essential.filter((term) => !isName(term));
  if (!saysPossessed(clause, topics, question)) return false;
  if (topics.length === 0) return question.type === "person" || question.type === "clause";
  // Who isn't among the contacts has to be named as that in so many words.
  const isByRole =
    question.type === "person" &&
    isWhoIs(question.text) &&
    question.roles.some((role) => role !== "tenant");
  const from = isByRole ? start : Math.max(0, start - headingMax);
  const around = new Set(stemsOf(passage.text.slice(from, start + quote.length)));
  const alternativesOf = ({ alternatives }: QueryTerm) =>
    passage.kind === "property" || isByRole ? alternatives.slice(0, 1) : alternatives;
  const isSaid = (stems: readonly string[]) => {
    const content = stems.filter((stem) => !isStopStem(stem));
    return (content.length > 0 ? content : stems).every((stem) => around.has(stem));
  };
  // Of several things, one is said in the question's own words, or in a whole phrase of another's:
  // single words that may mean each of them add up to anything.
  const isSure = (index: number, stems: readonly string[]) =>
    topics.length === 1 || index === 0 || stems.length > 1;
  return topics.some((term) =>
    alternativesOf(term).some(({ stems }, index) => isSure(index, stems) && isSaid(stems)),
  );
}

/** What belongs to someone is said, if only in other words: that a lease ends says nothing of its guaranty. */
function saysPossessed(
  { passage, quote, start }: Clause,
  topics: readonly QueryTerm[],
  { text }: Question,
): boolean {
  const [, , thing = ""] = possessed.exec(text) ?? [];
  const [stem = ""] = stemsOf(thing);
  const term = topics.find(({ alternatives: [own] }) => own?.stems.includes(stem));
  if (!term) return true;
  const around = `${passage.title} ${passage.text.slice(Math.max(0, start - headingMax), start)} ${quote}`;
  const said = new Set(stemsOf(around));
  return term.alternatives.some(({ stems }) => stems.every((each) => said.has(each)));
}

const possessed = /\b(\w+)'s (?:own )?(\w{3,})/;

/**
 * Whether what belongs to a party is said where that party is spoken of, or in the question's own
 * word: a clause about dogs says nothing of the lender's cat.
 */
export function isOfOwner({ passage, quote }: Clause, { text }: Question): boolean {
  const [, owner = "", thing = ""] = possessed.exec(text) ?? [];
  const party = parties.find(([asked]) => asked.test(owner));
  if (!party) return true;
  const [thingStem = ""] = stemsOf(thing);
  return (
    stemsOf(quote).includes(thingStem) ||
    new RegExp(`\\b(?:${party[1]})`, "i").test(`${passage.title}\n${passage.text}`)
  );
}

/** What speaks of all tenants: a page that happens to name one is not about that one. */
const tabular: ReadonlySet<DocumentType> = new Set([
  "rent-roll",
  "operating-statement",
  "offering-memorandum",
  "title",
  "survey",
  "condition",
]);

/** Whether a page may say something of one of the units: it names it, or its document is of it. */
export const isPageOfUnit = (passage: Passage, units: readonly string[]): boolean =>
  // The lease of one suite may mention another.
  unitsMatch(units, plainText(passage.title)) ||
  isOfUnit(passage, passage.text, units) ||
  passage.text.split("\n").some((row) => units.includes(unitOfRow(row, passage.text) ?? ""));

/** Whether a sentence is about one of the units, by itself, its document's name or its page. */
function isOfUnit(
  { documentType, text, title }: Passage,
  quote: string,
  units: readonly string[],
): boolean {
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
