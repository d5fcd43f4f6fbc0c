import type { ContactRole } from "@frontage/records/schemas/contact";
import type { DocumentType } from "@frontage/records/schemas/document";
import type { AnswerType } from "../passages/passage.ts";
import type { Attribute, KnownDeal } from "../records/record-item.ts";
import { findAttributes } from "./attributes.ts";
import { type DayRange, findRange } from "./days.ts";
import { findDocumentTypes } from "./document-types.ts";
import { isOrder } from "./orders.ts";
import { findPartsOfNames, findRoles, findWholeNames, type KnownPerson } from "./people.ts";
import { commonWords, findPlaces } from "./places.ts";
import { plainText } from "./plain-text.ts";
import { isStopStem, stem } from "../passages/stem.ts";
import { tradeStems } from "../passages/terms.ts";
import { unitsIn, withoutUnits } from "./units.ts";

/** What a question may name. */
type QuestionContext = {
  deals: readonly KnownDeal[];
  people: readonly KnownPerson[];
  /** On the broker's clock: "2026-11-23". */
  today: string;
};

/** One of the questions in the text. */
export type Question = {
  /** As typed. */
  raw: string;
  /** Normalized for the rules. */
  text: string;
  /** Without places, units and days: only the subject remains. */
  about: string;
  type: AnswerType;
  /** Whether it asks for several: "all my closings", "which leases". */
  isList: boolean;
  isYesNo: boolean;
  /** The deals named; undefined if none. */
  deals: ReadonlySet<string> | undefined;
  /** It names an address that isn't in the records. */
  isUnknownPlace: boolean;
  /** Names that no deal or contact has: "palo verde pallets" */
  otherNames: readonly string[];
  /** "suite 3" */
  units: readonly string[];
  /** Contacts named. */
  people: ReadonlySet<string>;
  roles: readonly ContactRole[];
  attributes: ReadonlySet<Attribute>;
  documentTypes: readonly DocumentType[];
  /** Its subject, without the documents it asks about. */
  topic: string;
  /** The previous question's subject, if this one continues it. */
  topicBefore?: string;
  /** It asks what a document says rather than for a record. */
  asksDocument: boolean;
  range: DayRange | undefined;
  /** Words that no attribute, person or place explains. */
  unexplained: readonly string[];
};

const asking =
  /\?|^(?:(?:and|so|but|ok|hi|hello|hey|please|also) )*(?:who|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|may|will|would|should|has|have|tell|show|give|list|find|any|i need|i want)\b/;
const questionsMax = 3;

/** Up to three questions in the text; orders and remarks beside them are dropped. */
export function understand(typed: string, context: QuestionContext): Question[] {
  const sentences = typed
    .split(
      /(?<=[?!])\s+|(?<=[a-z\d)"”][.;])\s+(?=\S)|\n+|,? and (?=(?:who|what|when|where|how much)\b)(?!.*\b(?:it|they|that)\b)/i,
    )
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
  const orders = sentences.filter((sentence) => !isOrder(plainText(sentence)));
  const questions = orders.filter((sentence) => asking.test(plainText(sentence)));
  const kept = questions.length > 0 ? questions : orders.length > 0 ? orders : sentences;
  const all = understandOne(typed, context);
  return kept.slice(0, questionsMax).map((sentence) => {
    const one = understandOne(sentence, context);
    // "I'm buying the warehouse. When is closing?"
    return one.deals || one.isUnknownPlace
      ? one
      : { ...one, deals: all.deals, isUnknownPlace: all.isUnknownPlace, units: all.units };
  });
}

function understandOne(raw: string, context: QuestionContext): Question {
  const text = plainText(raw);
  const whole = findWholeNames(text, context.people);
  const places = findPlaces(whole.rest, context.deals);
  const units = unitsIn(places.rest);
  const withDays = withoutUnits(places.rest);
  const found = findRange(withDays, context.today);
  const rest = found ? withDays.replace(found.matched, " ") : withDays;
  const parts = findPartsOfNames(rest, context.people, raw);
  const { rest: masked, roles } = findRoles(parts.rest);
  const about = squeezed(parts.rest);
  const documents = findDocumentTypes(about);
  const asksDocument = documents.types.length > 0 && documentAsked.test(about);
  const attributes = findAttributes(masked);
  return {
    raw,
    text,
    about,
    type: answerTypeOf(text),
    isList: listing.test(text),
    isYesNo: yesNo.test(text),
    deals: places.deals,
    isUnknownPlace: places.isUnknown,
    otherNames: namesIn(raw).filter((name) => about.includes(name) && isUncommon(name)),
    units,
    people: new Set([...whole.ids, ...parts.ids]),
    roles,
    attributes: attributes.attributes,
    documentTypes: documents.types,
    topic: asksDocument ? documents.rest : about,
    asksDocument,
    range: found?.range,
    unexplained: contentOf(attributes.rest),
  };
}

const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();

const yesNo =
  /^(?:(?:and|so|but) )?(?:is|are|was|were|do|does|did|can|could|may|will|would|has|have|had|am)\b/;
const listing =
  /\b(?:all|every|each|list|both|any)\b|\b(?:which|what) (?:are|do i have)\b|\b(?:which|what) (?!is\b|was\b|does\b|has\b)\w+s\b|\b(?:deadlines|closings|dates|properties|deals|events|tours|calls|contacts|tenants|meetings|appointments|coming up|schedule|calendar|agenda)\b/;
const documentAsked =
  /\b(?:says?|state[sd]?|provides?|according|under|in|per|requires?|mention(?:s|ed)?|allows?|covers?|contains?|includes?|find|found|recommend\w*|shows?|show|disclosed?)\b/;

function answerTypeOf(text: string): AnswerType {
  // "Who removes the cables when we move out?" asks for no day.
  const asked = /^(?:and |so |but )?(?:who|whose|what|which|how|where)\b/.test(text)
    ? text.replace(/ when\b.*/, "")
    : text;
  if (dateAsked.test(asked)) return "date";
  if (/\b(?:who|whom|whose|who's)\b/.test(text) && !/\bhow much\b/.test(text)) return "person";
  if (amountAsked.test(text)) return "amount";
  return /\bwhere(?:'s)?\b/.test(text) ? "place" : "clause";
}

const dateAsked =
  /\b(?:when(?:'s)?|(?:what|which) (?:day|time|month|year)|how soon|how (?:many days|long|much time) (?:until|till|left|before|do (?:i|we) (?:still )?have)|deadlines?|dates?|last day|what's due|how old)\b/;
const amountAsked =
  /\bhow (?:much|many|big|large|long|high|often|full|occupied|leased)\b|\b(?:percent|percentage|amount|dollars?|price|cost|fee|rate|phone|number|square (?:feet|footage)|noi)\b|\bwhat(?:'s| is| are| was| were)? (?:[\w']+ ){0,5}?(?:taxes|deposits?|rents?|expenses|premium|commission|allowance|interest|income|pay|paying|cost)\b/;

const properName = /(?<!\p{L})\p{Lu}[\p{L}'’&-]+(?:(?: (?:&|and|of|the))? \p{Lu}[\p{L}'’&-]+)+/gu;
const opening =
  /^(?:(?:who|what|when|where|which|how|why|is|are|was|were|do|does|did|has|have|can|could|may|will|would|should|and|in|on|at|of|for|the|tell|show|please)(?:'s)? )+/;

/** Capitalized words as typed: names, and what is written like one. */
const namesIn = (raw: string): string[] =>
  [...raw.matchAll(properName)]
    .map(([name]) => plainText(name).replace(opening, "").replace(/'s?$/, ""))
    .filter((name) => name.includes(" "));

/** "Due Diligence" and "Phase I" are terms of the trade. */
const isUncommon = (name: string) =>
  name
    .split(/[^a-z]+/)
    .some((word) => word.length > 3 && !commonWords.has(word) && !tradeStems.has(stem(word)));

/** Question words, and words that fit any record: ignored. */
const filler = new Set(
  "it its they them property properties building buildings deal deals place site asset list give remind need question info information detail details right quick quickly real yet re per if or and today currently current total overall again approximately roughly account file portal record number figure value amount annual annually year yearly month".split(
    " ",
  ),
);

const contentOf = (text: string): string[] =>
  (text.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [])
    .map((word) => word.replace(/'[a-z]+$/, ""))
    .filter((word) => word.length > 1 && !filler.has(word) && !isStopStem(stem(word)));
