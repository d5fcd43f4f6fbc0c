import type { ContactRole } from "@frontage/records/schemas/contact";
import type { Attribute, RecordItem } from "../records/record-item.ts";
import { chooseListing, listingAttributes } from "./choose-listing.ts";
import { isWithin } from "./days.ts";
import { stemsOf } from "../passages/stem.ts";
import { sayTheSame, type Term, termsOf } from "../passages/terms.ts";
import type { Question } from "./understand.ts";
import { unitsMatch } from "./units.ts";

type RecordChoice = {
  question: Question;
  /** The deals the question names, or all of the person's. */
  items: readonly RecordItem[];
  /** "2026-11-23" */
  today: string;
};

type Chooser = (asked: RecordChoice) => RecordItem[];

/** Max sources in an answer. */
export const sourcesMax = 5;

/** Questions for reasons or rules, which records don't state. */
const open = /\b(?:why|how come|what if|what happens|what would)\b/;

/**
 * Record facts that a question asks for. None if a word remains that neither the deal, the person,
 * the attribute nor the record's name explains.
 */
export function chooseRecords({ items, question, today }: RecordChoice): RecordItem[] {
  const { asksDocument, deals, isUnknownPlace, text, units } = question;
  if (isUnknownPlace || asksDocument || open.test(text)) return [];
  const own = items.filter(
    ({ contact, dealId, passage }) =>
      (!deals || contact !== undefined || (dealId !== null && deals.has(dealId))) &&
      (units.length === 0 || unitsMatch(units, passage.text.toLowerCase())),
  );
  for (const choose of [
    chooseListing,
    chooseContacts,
    chooseFigures,
    choosePapers,
    chooseDates,
    chooseDeals,
  ]) {
    const found = choose({ question, items: own, today });
    if (found.length > 0) return found.slice(0, sourcesMax);
  }
  return [];
}

const contactAttributes: readonly Attribute[] = ["phone", "email", "company"];

/** Words for whom or what a role belongs to. */
const ofRole: Partial<Record<ContactRole, RegExp>> = {
  "exchange-intermediary": /^(?:1031|exchange)$/,
  lender: /^(?:loan|financing|mortgage)$/,
  "title-officer": /^(?:title|escrow|closing)$/,
  "cooperating-broker": /^(?:listing|agent|broker)$/,
};
/** Roles that give payment instructions. */
const ofMoney: ReadonlySet<ContactRole> = new Set([
  "title-officer",
  "lender",
  "exchange-intermediary",
  "attorney",
]);

const chooseContacts: Chooser = ({ items, question }) => {
  const { attributes, people, roles, type, unexplained, units } = question;
  const isExplained = unexplained.every((word) => roles.some((role) => ofRole[role]?.test(word)));
  const isAbout =
    type === "person" || attributes.size > 0 || /\b(?:which|what)\b/.test(question.text);
  if (!isAbout || !isExplained || units.length > 0 || question.range) return [];
  if ([...attributes].some((attribute) => !contactAttributes.includes(attribute))) return [];
  return items.filter(({ contact, fact: { attribute } }) => {
    if (!contact) return false;
    const isOfRole = roles.length === 0 || roles.includes(contact.role);
    // Found by role only if the broker added them: a client's contact may come from a forged email.
    const isMeant =
      people.size > 0
        ? people.has(contact.id) && isOfRole
        : roles.includes(contact.role) && !(contact.isOwn && ofMoney.has(contact.role));
    return isMeant && (attributes.size > 0 ? attributes.has(attribute) : attribute === "person");
  });
};

const dealAttributes: ReadonlySet<Attribute> = new Set([
  "price",
  "noi",
  "cap-rate",
  "rent",
  "occupancy",
  "size",
  "year-built",
  "type",
  "location",
  "stage",
  "side",
  "replacement",
  "exchange",
]);
const dealWords = /^(?:purchase|sale|lease|asking|1031|exchange)$/;
/** A record has one rent per deal: sums are in rent rolls, and past payments aren't recorded. */
const notOfRecords =
  /\bhow (?:do|does|did|will)\b|\b(?:total|sum|month|monthly|ago|originally|previous|previously)\b/;

const chooseFigures: Chooser = ({ items, question }) => {
  const { attributes, people, range, roles, text, type, unexplained, units } = question;
  const isOfDeal = people.size + units.length + roles.length === 0 && type !== "person" && !range;
  if (!isOfDeal || notOfRecords.test(text)) return [];
  if ([...attributes].some((attribute) => !dealAttributes.has(attribute))) return [];
  if (type === "date" && !attributes.has("year-built")) return [];
  if (!unexplained.every((word) => dealWords.test(word))) return [];
  return items.filter(({ fact }) => attributes.has(fact.attribute));
};

/** Whether facts state one figure or date for several deals, although the question is about one. */
export function isOfSeveralDeals(question: Question, records: readonly RecordItem[]): boolean {
  const { about, deals, isList, range } = question;
  const isNamedDate = !range && topicsIn(about, dateWords).length > 0;
  return (
    !isList &&
    (!deals || deals.size > 1) &&
    new Set(records.map(({ dealId }) => dealId)).size > 1 &&
    records.every(
      ({ fact: { attribute } }) =>
        dealAttributes.has(attribute) ||
        listingAttributes.has(attribute) ||
        (attribute === "date" && isNamedDate),
    )
  );
}

/** Whether a question may be about signatures. */
export const asksOfSignatures = ({ text }: Pick<Question, "text">) => signing.test(text);

const signing = /\bsign(?:ed|ing|atures?)?\b/;
const requested =
  /\b(?:requested|waiting (?:on|for)|outstanding|missing|(?:need|have|supposed|left) to (?:send|upload|provide|submit)|need from (?:me|us))\b/;
const paperWords = new Set(
  stemsOf(
    "document documents file files paperwork papers task item sign signature need require request send upload provide submit outstanding missing wait still bank lender have left suppose",
  ),
);

/** Open document requests, and which documents are signed. */
const choosePapers: Chooser = ({ items, question }) => {
  const { about, text, type } = question;
  const isRequest = requested.test(text);
  if (type !== "clause" || !(isRequest || signing.test(text))) return [];
  const topics = topicsIn(about, paperWords);
  return items.filter(
    ({ fact: { attribute }, isSettled, label = "", other = "" }) =>
      attribute === (isRequest ? "request" : "document-status") &&
      (topics.length > 0 ? shareSaid(label, other, topics) > 0 : !isSettled),
  );
};

const dateWords = new Set(
  stemsOf(
    "date day deadline due time schedule event milestone period next upcoming coming soon key important calendar agenda appointment meeting plan planned take place last expected long much left remain until week",
  ),
);
const agenda =
  /\b(?:due|deadlines?|coming up|upcoming|next|calendar|schedule|agenda|dates|events?|appointments?|meetings?)\b/;
const meeting = /\b(?:appointments?|meetings?)\b/;
const inOrder = /\b(?:next|first|soonest|earliest)\b/;
const past = /\b(?:did|was|were|previous|already|been)\b/;

const chooseDates: Chooser = (asked) => {
  const { question, today } = asked;
  const { about, attributes, isList, range, text, type } = question;
  if (attributes.size > 0 || type === "amount") return [];
  const isOfMeeting = type === "place" || meeting.test(text);
  const dates = asked.items.filter(
    ({ fact, start }) => fact.attribute === "date" && (!isOfMeeting || start !== undefined),
  );
  const topics = topicsIn(about, dateWords);
  if (topics.length === 0) {
    if (type === "person" || type === "place" || !(range || agenda.test(text))) return [];
    const within = dates.filter(({ fact: { day = "" } }) =>
      isWithin(day, range ?? { from: today }),
    );
    const left = within.filter(({ isSettled }) => !isSettled);
    const coming = left.length > 0 ? left : within;
    return nextFirst(unrepeated(coming), asked).slice(
      0,
      /\bnext \w+ing\b/.test(text) ? 1 : sourcesMax,
    );
  }
  if (type !== "date" && type !== "place" && !range) return [];
  const alike = dates
    .map((item) => ({ item, share: shareSaid(item.label, item.other, topics) }))
    .filter(({ share }) => share >= 0.5);
  const ahead = alike.filter(
    ({ item: { fact, isSettled } }) => (fact.day ?? "") >= today && !isSettled,
  );
  const meant = ahead.length > 0 && !past.test(text) ? ahead : alike;
  const most = Math.max(...meant.map(({ share }) => share));
  const found = meant.flatMap(({ item, share }) => (share === most ? item : []));
  const inRange = range ? found.filter(({ fact: { day = "" } }) => isWithin(day, range)) : found;
  const chosen = nextFirst(unrepeated(inRange), asked);
  if (isList || range) return chosen;
  if (inOrder.test(text)) return chosen.slice(0, 1);
  // One per deal.
  return chosen.filter(
    ({ dealId }, index) => chosen.findIndex((other) => other.dealId === dealId) === index,
  );
};

/** What a question is about, without words that only name the kind of record. */
const topicsIn = (about: string, without: ReadonlySet<string>): Term[] =>
  termsOf(about).filter(
    ({ alternatives: [own] }) => !own?.stems.every((stem) => without.has(stem)),
  );

/** A word in a date's name that questions needn't repeat. */
const endsOf = termsOf("expiration");

/** The share of a record's name that a question mentions; 0 if it mentions something else too. */
function shareSaid(label = "", other = "", topics: readonly Term[]): number {
  const own = topicsIn(label, dateWords);
  const known = [...own, ...termsOf(label), ...termsOf(other)];
  if (topics.some((topic) => !known.some((one) => sayTheSame(one, topic)))) return 0;
  const named = own.filter((one) => !endsOf.some((end) => sayTheSame(one, end)));
  const said = named.filter((one) => topics.some((topic) => sayTheSame(one, topic)));
  return named.length > 0 ? said.length / named.length : 1;
}

/** Drops events that repeat one of the deal's key dates, unless they have their own time. */
function unrepeated(dates: readonly RecordItem[]): RecordItem[] {
  const keyDates = dates.filter(({ isKeyDate }) => isKeyDate);
  return dates.filter(
    (item) =>
      item.isKeyDate ||
      item.start !== undefined ||
      !keyDates.some(
        ({ dealId, fact, label }) =>
          dealId === item.dealId &&
          fact.day === item.fact.day &&
          shareSaid(label, "", topicsIn(item.label ?? "", dateWords)) > 0,
      ),
  );
}

/** Upcoming first, soonest first; then past, latest first. */
function nextFirst(dates: readonly RecordItem[], { question, today }: RecordChoice): RecordItem[] {
  const timeOf = ({ fact, start }: RecordItem) => start ?? fact.day ?? "";
  const sorted = dates.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const isAhead = ({ fact: { day = "" }, isSettled }: RecordItem) => day >= today && !isSettled;
  const over = sorted.filter((date) => !isAhead(date)).toReversed();
  const coming = sorted.filter(isAhead);
  return past.test(question.text) ? [...over, ...coming] : [...coming, ...over];
}

/** "Which properties am I selling?", with "it" in place of the properties. */
const dealsAlone =
  /^(?:(?:what|which|list|show|tell|me|is|are|my|our|all|of|about|properties|buildings|deals|it)\b\W*)+$/;

const chooseDeals: Chooser = ({ items, question: { about, deals, isList, range, units } }) => {
  if (!deals || range || units.length > 0 || !dealsAlone.test(about)) return [];
  return items.filter(({ fact }) => fact.attribute === (isList ? "side" : "type"));
};
