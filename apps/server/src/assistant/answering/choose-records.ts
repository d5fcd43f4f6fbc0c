import type { ContactRole } from "@frontage/content/schemas/contact";
import type { Attribute, RecordItem } from "../records/record-item.ts";
import { isWithin } from "./days.ts";
import { isStopStem, stem } from "./stem.ts";
import type { Question } from "./understand.ts";
import { unitsMatch } from "./units.ts";

const contactAttributes: readonly Attribute[] = ["phone", "email", "company"];
const dealAttributes: readonly Attribute[] = [
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
];

export type RecordsAsked = {
  question: Question;
  /** Of the deals that are named, or else all of the person's. */
  items: readonly RecordItem[];
  /** "2026-11-23" */
  today: string;
};

/** Max sources of an answer. */
export const sourcesMax = 5;

/**
 * What the records state that a question asks for: the attribute of the thing, and of nothing else.
 * None if a word of the question remains that neither explains.
 */
export function chooseRecords(asked: RecordsAsked): RecordItem[] {
  const { question } = asked;
  if (question.isUnknownPlace || open.test(question.text)) return [];
  const items = bound(asked);
  const found =
    chooseContacts(question, items) ??
    chooseFigures(asked, items) ??
    chooseDocuments(question, items) ??
    chooseDates(asked, items) ??
    chooseDeals(question, items) ??
    [];
  return found.slice(0, sourcesMax);
}

/** These want reasons or rules, which records don't state. */
const open =
  /\b(?:why|how come|what if|what happens|how does|how do|what would|explain how)\b(?! (?:i|we) (?:reach|contact|call|get (?:a )?hold|get in touch|email))/;

/** What belongs to the deals, units and people that are named. */
function bound({ items, question }: RecordsAsked): RecordItem[] {
  const { deals, units } = question;
  return items.filter(
    ({ contact, dealId, passage, units: own = [] }) =>
      (!deals || contact !== undefined || (dealId !== null && deals.has(dealId))) &&
      (units.length === 0 ||
        units.some((unit) => own.includes(unit)) ||
        unitsMatch(units, passage.text.toLowerCase())),
  );
}

function chooseContacts(
  question: Question,
  items: readonly RecordItem[],
): RecordItem[] | undefined {
  const { attributes, people, roles, text, type, unexplained, units } = question;
  if (people.size === 0 && roles.length === 0) return undefined;
  // An intermediary is of an exchange.
  const others = unexplained.filter((word) => !roles.some((role) => ofRole[role]?.test(word)));
  if (units.length > 0 || others.length > 0 || question.asksDocument) return undefined;
  const wanted = [...attributes].filter((attribute) => contactAttributes.includes(attribute));
  if (wanted.length < attributes.size) return undefined;
  // "Which bank does Robin use?" is not about who Robin is.
  const isOfRole = ({ contact }: RecordItem) =>
    contact !== undefined && people.has(contact.id) && roles.includes(contact.role);
  if (people.size > 0 && roles.length > 0 && !items.some(isOfRole)) return undefined;
  const isAbout =
    type === "person" ||
    wanted.length > 0 ||
    /\b(?:which|what) (?:bank|lender)\b/.test(text) ||
    aboutSomeone.test(question.masked);
  if (
    !isAbout ||
    /\bwho (?:pays?|paid|is responsible|has to|must|needs? to|keeps|gets|owns|approves)\b/.test(
      text,
    )
  )
    return undefined;
  // By role alone, only whom the broker noted: what a client saved may come from a forged email.
  const isMeant = ({ contact }: RecordItem) =>
    contact !== undefined &&
    (people.size > 0
      ? people.has(contact.id)
      : roles.includes(contact.role) && !(contact.isOwn && ofMoney.has(contact.role)));
  const found = items.filter(
    (item) =>
      isMeant(item) &&
      (wanted.length > 0 ? wanted.includes(item.fact.attribute) : item.fact.attribute === "person"),
  );
  return found.length > 0 ? preferOwn(found, roles) : undefined;
}

/** Verbs for what someone in a role does, which ask for nothing else. */
const ofRole: Partial<Record<ContactRole, RegExp>> = {
  "exchange-intermediary": /^(?:1031|exchange|money|funds?|proceeds|holding|holds?)$/,
  lender: /^(?:loans?|financ\w+|lend\w*|mortgage|banks?|debt|money)$/,
  "title-officer": /^(?:title|escrow|closings?)$/,
  attorney: /^(?:legal|law|lawyers?)$/,
  "property-manager": /^(?:manag\w+|runs?|operations?|daily)$/,
  appraiser: /^(?:apprais\w+|valuation)$/,
  surveyor: /^survey\w*$/,
  "cooperating-broker": /^(?:represent\w*|brokers?|agents?|listing|listed)$/,
};

/** Who tells where money goes. */
const ofMoney: ReadonlySet<ContactRole> = new Set([
  "title-officer",
  "lender",
  "exchange-intermediary",
  "attorney",
]);

const aboutSomeone =
  /\b(?:who(?:'s| is| are)?|tell me about|contact|contacts|have (?:a|an)|do (?:i|we) have|is them|which them|what them|info|name of)\b/;

/** The first role that is named is the one that is asked for. */
function preferOwn(found: RecordItem[], [role]: readonly ContactRole[]): RecordItem[] {
  const own = found.filter(({ contact }) => contact?.role === role);
  return own.length > 0 ? own : found;
}

function chooseFigures({ question, today }: RecordsAsked, items: readonly RecordItem[]) {
  const { attributes, extreme, people, roles, type, unexplained, units } = question;
  const wanted = [...attributes].filter((attribute) => dealAttributes.includes(attribute));
  if (wanted.length === 0 || wanted.length < attributes.size) return undefined;
  if (unexplained.length > 0 || people.size > 0 || units.length > 0) return undefined;
  // Records have one rent per deal: a sum is of a rent roll.
  if (
    wanted.includes("rent") &&
    /\b(?:total|sum|combined|altogether|all|monthly|a month|per month|each month)\b/.test(
      question.text,
    )
  )
    return undefined;
  if (roles.some((role) => role !== "tenant") || type === "person" || question.asksDocument)
    return undefined;
  if (type === "date" && !wanted.includes("year-built") && !wanted.includes("stage"))
    return undefined;
  if (wanted.includes("price") && isOfOtherDeal.test(question.text)) return undefined;
  // Records state what is, not what was in 2016.
  if (isPast(question, today)) return undefined;
  if (
    wanted.includes("year-built") &&
    !/\b(?:when|year|old|age|vintage|date)\b/.test(question.text)
  ) {
    return undefined;
  }
  const found = items.filter(
    ({ fact }) =>
      wanted.includes(fact.attribute) &&
      (fact.attribute !== "stage" || fact.type === (type === "date" ? "date" : "clause")),
  );
  if (found.length === 0) return undefined;
  if (extreme) return mostOf(found, extreme);
  return found;
}

/** Of days that are over; "in the last twelve months" isn't. */
export const isPast = ({ range }: Pick<Question, "range">, today: string): boolean =>
  range?.to !== undefined && range.to < today;

/** What others paid, or what was paid earlier: records have only this deal's price. */
export const isOfOtherDeal =
  /\byears? ago\b|\b(?:originally|original|previous|previously|historic|historical|last sold|former)\b|\b(?:seller|owner|landlord)s? (?:\w+ )?(?:pay|paid|bought|purchased?)\b/;

function mostOf(found: readonly RecordItem[], extreme: "most" | "least"): RecordItem[] {
  const figures = found.filter(({ figure }) => figure !== undefined);
  const sorted = figures.toSorted((a, b) => (b.figure ?? 0) - (a.figure ?? 0));
  // The oldest building has the smallest year.
  const best = extreme === "most" ? sorted[0] : sorted.at(-1);
  return best ? [best] : [];
}

/** Whether they state one figure of several deals, where the question is about one of them. */
export const isOfSeveralDeals = (
  { deals, extreme, isList }: Question,
  records: readonly RecordItem[],
): boolean =>
  !isList &&
  !extreme &&
  (!deals || deals.size > 1) &&
  new Set(records.map(({ dealId }) => dealId)).size > 1 &&
  records.every(({ fact }) => dealAttributes.includes(fact.attribute));

const same: Readonly<Record<string, string>> = { deposit: "earnestmonei", close: "close" };

/** The share of a date's own name that a question says; 0 if it says something else, too. */
function likeness(item: RecordItem, question: Question): number {
  const { names, namesAsSaid } = question;
  const isAboutPeople = question.people.size > 0;
  const asSaid = likenessTo(item, namesAsSaid, question);
  return isAboutPeople && asSaid === 0 ? likenessTo(item, names, question) : asSaid;
}

function likenessTo({ names }: RecordItem, asked: Question["names"], { text }: Question): number {
  if (!names) return 0;
  const also = new Set([...names.also, ...names.topics]);
  const topics = topicsOf(asked, also).map((topic) => {
    const other = same[topic];
    return other !== undefined && also.has(other) ? other : topic;
  });
  if (topics.some((topic) => !also.has(topic))) return 0;
  if (asked.direction && names.direction && asked.direction !== names.direction) return 0;
  const isStartMeant = names.direction === "start" && asked.direction !== "start";
  if (isStartMeant && names.topics.size > 0 && !/\b(?:commencement|possession)\b/.test(text))
    return 0;
  const said = topics.filter((topic) => names.topics.has(topic)).length;
  // A lease that is to be signed is not one that ends.
  if (asked.direction && !names.direction && said < names.topics.size) return 0;
  if (said === 0) return topics.length > 0 ? 0.3 : 0;
  return said / Math.max(names.topics.size, 1);
}

/** What is asked, where someone who is named is not what the date is called by. */
function topicsOf({ topics }: Question["names"], also: ReadonlySet<string>): string[] {
  return [...topics].filter((topic) => also.has(topic) || topic !== "them");
}

function chooseDates(asked: RecordsAsked, items: readonly RecordItem[]): RecordItem[] | undefined {
  const { question } = asked;
  const { isYesNo, names, range, text, type } = question;
  const isWho = type === "person";
  if (question.asksDocument && !datesAsked.test(text)) return undefined;
  const isCountedFrom = /\b(?:counted|calculated|computed|based on|basis|come from|rule)\b/.test(
    text,
  );
  const attribute: Attribute = isWho ? "responsible" : isCountedFrom ? "counted-from" : "date";
  const dates = items.filter(({ fact }) => fact.attribute === attribute);
  if (isWho && !/\bresponsible|in charge|has to|must|supposed|handl|owns?|whose\b/.test(text))
    return undefined;

  if (type === "place") {
    const meetings = dates.filter(({ start }) => start !== undefined);
    const isMeeting = /\bmeet(?:ing)?\b/.test(text);
    const meant = meetings.filter((item) => isMeeting || likeness(item, question) >= 0.3);
    return meant.length > 0 ? nextFirst(meant, asked).slice(0, 1) : undefined;
  }
  if (names.topics.size === 0 && names.direction === "start" && question.deals) {
    // "The commencement date at 77 Wharf Road" is what begins there.
    const begins = dates.filter(({ names: own }) => own?.direction === "start");
    return type === "date" && begins.length > 0 ? nextFirst(begins, asked).slice(0, 1) : undefined;
  }
  if (names.topics.size === 0) {
    const isAgenda = range !== undefined || agenda.test(text);
    if (
      !isAgenda ||
      isWho ||
      question.attributes.size > 0 ||
      question.unexplained.some((word) => !datesWords.has(word))
    )
      return undefined;
    if (names.direction === "start") return undefined;
    const isMeeting = appointments.test(text);
    const within = dates.filter(
      ({ fact: { day = "" }, start }) =>
        isWithin(day, range ?? { from: asked.today }) && (!isMeeting || start !== undefined),
    );
    const openDates = within.filter(({ isSettled }) => !isSettled);
    const coming = nextFirst(unrepeated(openDates.length > 0 ? openDates : within), asked);
    return /\bnext (?:meeting|appointment)\b/.test(text) ? coming.slice(0, 1) : coming;
  }

  if (
    type !== "date" &&
    !isWho &&
    !isCountedFrom &&
    !isYesNo &&
    range === undefined &&
    !isBrief(question)
  )
    return undefined;
  // "Do they have to fix anything before closing?" asks for a duty, "can I …" for a right.
  if (isYesNo && (!dateStatus.test(text) || dutyOrRight.test(text))) return undefined;
  // How much is due isn't when.
  if (type === "amount" && !datesAsked.test(text) && range === undefined) return undefined;
  const alike = dates
    .map((item) => ({ item, score: likeness(item, question) }))
    .filter(({ score }) => score >= 0.3);
  const ahead = alike.filter(
    ({ item: { fact, isSettled }, score }) =>
      score >= 0.5 && (fact.day ?? "") >= asked.today && !isSettled,
  );
  const meant = ahead.length > 0 && !past.test(text) ? ahead : alike;
  const best = Math.max(0, ...meant.map(({ score }) => score));
  const matching = meant
    .filter(({ score }) => score >= best - 0.01 || score >= 0.99)
    .map(({ item }) => item);
  const inRange =
    range && !isYesNo
      ? matching.filter(({ fact: { day = "" } }) => isWithin(day, range))
      : matching;
  if (inRange.length === 0) return undefined;
  const chosen = nextFirst(unrepeated(inRange), asked);
  if (question.isList || (range && !isYesNo)) return chosen;
  return chosen.slice(0, 1);
}

const past = /\b(?:did|was|were|previous|already|been)\b|\blast (?!day\b)/;
const datesAsked = /\b(?:when|what (?:date|day|time)|how many days|deadline|due)\b/;
const datesWords = new Set([
  "due",
  "deadline",
  "deadlines",
  "event",
  "events",
  "coming",
  "next",
  "upcoming",
  "schedule",
  "scheduled",
  "calendar",
  "agenda",
  "happening",
  "happens",
  "dates",
  "date",
  "key",
  "important",
  "soon",
  "before",
  "after",
  "milestones",
  "milestone",
  "plan",
  "planned",
  "day",
  "days",
  "time",
  "times",
  "week",
  "going",
  "critical",
  "until",
  "appointments",
  "appointment",
  "meetings",
  "meeting",
]);
const agenda =
  /\b(?:due|deadlines?|coming up|upcoming|next|calendar|schedule|agenda|dates|events?|happening|milestones?|soon|appointments?|meetings?)\b/;
const appointments = /\b(?:appointments?|meetings?)\b/;
const dutyOrRight =
  /\b(?:have|has|need|needs|had) to\b|\bmust\b|^(?:and |so |but )?(?:can|could|may) (?:i|we|they|the)\b/;
const dateStatus =
  /\b(?:over|passed|done|due|end(?:s|ed)?|expire[sd]?|scheduled|set|confirmed|happen(?:ed)?|signed|paid|waived|extended|met|completed?|finished|closed?|before|after|by|on|still|today|tomorrow|this|next|yet|been|have|has|did|delivered|late|soon)\b/;

/** A few words that name a date: "Closing date for 48 Example Road" */
const isBrief = ({ names, text }: Question) =>
  names.topics.size > 0 &&
  // "Earnest money on the warehouse?" wants the sum, not its day.
  (![...names.topics].some((topic) => sums.has(topic)) || dateNamed.test(text)) &&
  text.split(" ").length <= 8 &&
  !/\b(?:how|who|what does|which)\b/.test(text);

const sums = new Set(["earnestmonei", "deposit", "rent"]);
const dateNamed = /\b(?:due|dates?|day|days|deadline|when|starts?|begins?|commencement|ends?)\b/;

/** Without events that repeat a key date of their deal. */
function unrepeated(dates: readonly RecordItem[]): RecordItem[] {
  const keyOf = ({ dealId, fact }: RecordItem) => `${dealId} ${fact.day}`;
  const keyDates = dates.filter(({ isKeyDate }) => isKeyDate);
  return dates.filter(
    (item) =>
      item.isKeyDate ||
      // A call about the offers isn't the day they are due.
      item.start !== undefined ||
      keyDates.every(
        (date) =>
          keyOf(date) !== keyOf(item) ||
          ![...(date.names?.topics ?? [])].some((topic) => item.names?.topics.has(topic)),
      ),
  );
}

/** What lies ahead first, the soonest before; then what is past, the latest before. */
function nextFirst(dates: readonly RecordItem[], { question, today }: RecordsAsked): RecordItem[] {
  const isPast = past.test(question.text);
  const rank = ({ fact: { day = "" }, isSettled = false }: RecordItem) =>
    isPast
      ? day < today || isSettled
        ? 0
        : 1
      : day >= today && !isSettled
        ? 0
        : day >= today
          ? 1
          : 2;
  return dates.toSorted((a, b) => {
    const order = rank(a) - rank(b);
    if (order !== 0) return order;
    const [one, other] = [a.start ?? a.fact.day ?? "", b.start ?? b.fact.day ?? ""];
    const isBackward = (a.fact.day ?? "") < today;
    return isBackward ? other.localeCompare(one) : one.localeCompare(other);
  });
}

const signing =
  /\b(?:sign(?:ed|ing|ature|atures|s)?|execut(?:ed|ion)|countersign\w*|initial(?:ed|s)?)\b/;
const versions =
  /\b(?:version|revision|updated?|uploaded?|added|latest|newest|last changed|shared|current version|when did .* (?:arrive|come in))\b/;
const requested =
  /\b(?:request(?:ed|s)?|need(?:s|ed)? from (?:me|us)|(?:still )?(?:need|have|supposed|left|waiting) (?:for me |on me )?to (?:send|upload|provide|submit|give|turn in|deliver)|(?:tasks?|to-?dos?|action items) |do (?:i|we) (?:still )?owe|waiting (?:on|for)|outstanding|missing|asked (?:me|us|for)|asking (?:me|us) for|turn in|upload)\b/;
const documentWords = new Set(
  "document documents file files paperwork sign signed signature signatures need needs needed version revision updated update uploaded upload added latest newest shared requested request requests send provide submit owe outstanding missing waiting asked asking still both sides everyone fully executed papers pending awaiting require requires required reviewed draft status get gotten yet current turn deliver give i me my has have been task tasks todo todos item items bank lender"
    .split(" ")
    .map((word) => stem(word)),
);

/** Whether a question may be about documents themselves: their signatures or versions. */
export const asksOfDocuments = ({ text }: Pick<Question, "text">) =>
  signing.test(text) || versions.test(text);

function chooseDocuments(
  question: Question,
  items: readonly RecordItem[],
): RecordItem[] | undefined {
  const { names, text, type } = question;
  const wanted: Attribute | undefined = requested.test(text)
    ? "request"
    : signing.test(text)
      ? "document-status"
      : versions.test(text)
        ? "document-version"
        : undefined;
  if (!wanted) return chooseExchange(question, items);
  // "When was the purchase agreement signed?" is a date of the deal.
  if (wanted === "document-status" && (type === "date" || type === "person" || type === "amount"))
    return undefined;
  if (
    wanted === "document-version" &&
    type !== "date" &&
    type !== "person" &&
    !/\bversion|revision\b/.test(text)
  )
    return undefined;
  const topics = [...names.topics].filter(
    (topic) => !documentWords.has(topic) && !isStopStem(topic),
  );
  const candidates = items.filter(({ fact }) => fact.attribute === wanted);
  if (topics.length === 0) {
    if (!/\b(?:documents?|files?|papers?|paperwork|anything|what|which)\b/.test(text))
      return undefined;
    const isOpen = ({ fact: { quote }, isSettled }: RecordItem) =>
      wanted === "request" ? !isSettled : /needs the client’s signature/.test(quote);
    if (wanted === "document-version") return undefined;
    const open = candidates.filter(isOpen);
    return open.length > 0 ? open : undefined;
  }
  const matching = candidates
    .map((item) => {
      const { also = new Set<string>() } = item.names ?? {};
      const isAll = topics.every((topic) => also.has(topic));
      return { item, score: isAll ? 1 : 0 };
    })
    .filter(({ score }) => score > 0)
    .map(({ item }) => item);
  if (matching.length === 0) return undefined;
  return question.isList ? matching : matching.slice(0, 1);
}

function chooseExchange({ attributes, unexplained }: Question, items: readonly RecordItem[]) {
  const wanted = (["replacement", "exchange"] as const).find((one) => attributes.has(one));
  if (
    !wanted ||
    unexplained.some(
      (word) => !/^(?:1031|exchange|sold|identified|replacement|identify)$/.test(word),
    )
  )
    return undefined;
  const found = items.filter(({ fact }) => fact.attribute === wanted);
  return found.length > 0 ? found : undefined;
}

/** "Which properties am I selling?", "What is 48 Example Road?" */
function chooseDeals(question: Question, items: readonly RecordItem[]): RecordItem[] | undefined {
  const { about, attributes, deals, names, people, range, roles, text, unexplained, units } =
    question;
  const isBare =
    attributes.size === 0 && people.size === 0 && roles.length === 0 && names.topics.size === 0;
  if (!deals || !isBare || range || units.length > 0 || unexplained.length > 0) return undefined;
  if (
    !/\b(?:what(?:'s| is| are| kind)|which|list|show|tell|all)\b/.test(text) ||
    /\bhow many\b/.test(text) ||
    about.split(" ").length > 9
  )
    return undefined;
  const attribute = /\b(?:buying|selling|leasing|purchas\w+|acquir\w+|listings?|renting)\b/.test(
    text,
  )
    ? "side"
    : "type";
  return items.filter(({ fact }) => fact.attribute === attribute);
}
