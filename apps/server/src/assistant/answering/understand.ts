import type { ContactRole } from "@frontage/content/schemas/contact";
import type { DocumentType } from "@frontage/content/schemas/document";
import type { AnswerType } from "../passages/passage.ts";
import type { Attribute } from "../records/record-item.ts";
import { findAttributes } from "./attributes.ts";
import { type DayRange, findRange } from "./days.ts";
import { findDocumentTypes } from "./document-types.ts";
import { isOrder } from "./orders.ts";
import { findPeople, type KnownPerson, mayBeIn } from "./people.ts";
import { commonWords, findPlaces, type KnownDeal } from "./places.ts";
import { isTypoOf, plainText } from "./plain-text.ts";
import { withoutShorthand } from "./shorthand.ts";
import { isStopStem, stem } from "./stem.ts";
import { tradeWords, type TradeWords } from "./trade-words.ts";
import { unitsIn, withoutUnits } from "./units.ts";
import { tradeStems } from "./terms.ts";

/** What a question may name. */
export type QuestionContext = {
  deals: readonly KnownDeal[];
  people: readonly KnownPerson[];
  /** A broker's clients. */
  clients: readonly { id: string; name: string }[];
  /** On the broker's clock: "2026-11-23". */
  today: string;
};

/** One question of what was typed. */
export type Question = {
  /** As typed. */
  raw: string;
  /** As rules compare it. */
  text: string;
  /** Without places, units, days and clients: what is left is what it is about. */
  about: string;
  type: AnswerType;
  /** Whether it asks for several: "all my closings", "which leases". */
  isList: boolean;
  isYesNo: boolean;
  /** The deals that are named; undefined: none is. */
  deals: ReadonlySet<string> | undefined;
  /** It names an address that isn't in the records. */
  isUnknownPlace: boolean;
  /** Names of places that no deal has: "maple tower" */
  otherPlaces: readonly string[];
  /** Of people and firms that no contact has: "palo verde pallets" */
  otherNames: readonly string[];
  /** "suite 3" */
  units: readonly string[];
  /** Contacts that are named. */
  people: ReadonlySet<string>;
  /** The text with "it" for places and "them" for people. */
  masked: string;
  roles: readonly ContactRole[];
  attributes: ReadonlySet<Attribute>;
  documentTypes: readonly DocumentType[];
  /** What it is about, without the documents that it names and what holds for any property. */
  topic: string;
  /** It asks what a document says, not what the records know. */
  asksDocument: boolean;
  range: DayRange | undefined;
  names: TradeWords;
  /** With the people it names, whom a date may be called by: "the call with Casey". */
  namesAsSaid: TradeWords;
  /** Words that no attribute, person or place explains. */
  unexplained: readonly string[];
  extreme: "most" | "least" | undefined;
};

const asking =
  /\?|^(?:and |so |but |ok |okay |hi |hello |hey |please |also |then |well |um |just )*(?:who|whom|whose|what|what's|whats|when|when's|where|where's|which|why|how|how's|is|are|was|were|do|does|did|can|could|may|will|would|should|has|have|had|am|tell|show|give|list|find|remind|explain|summarize|name|any|look up|check|quote|i (?:need|want|would like|wonder)|i'd like|need|wondering|curious|got|there|whens|wheres|hows)\b|\b(?:tell|show|give|remind|send) me\b|\b(?:i (?:need|want|would like|'d like) to know|do you know|wondering|not sure|can't find|looking for)\b/;

/** The questions in what was typed, at most three; orders and remarks beside a question are left out. */
export function understand(typed: string, context: QuestionContext): Question[] {
  const sentences = typed
    .split(/(?<=[?!])\s+|(?<=[a-z\d)"”][.;])\s+(?=\S)|\n+/i)
    .flatMap((sentence) =>
      sentence.split(
        /,? and (?=(?:who|what|when|where|how|which|is|are|does|do|did|can)\b(?! (?:much|the)? ?(?:end|date)?$))/i,
      ),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
    .reduce<string[]>(withWhatTheyGoOnFrom, []);
  const orders = sentences.filter((sentence) => !isOrder(plainText(sentence)));
  const questions = orders.filter((sentence) => asking.test(plainText(sentence)));
  const kept = questions.length > 0 ? questions : orders.length > 0 ? orders : sentences;
  const all = understandOne(typed, context);
  return kept.slice(0, questionsMax).map((sentence) => {
    const one = understandOne(sentence, context);
    // "I'm buying the warehouse. When is closing?"
    return one.deals === undefined && !one.isUnknownPlace && sentences.length > 1
      ? {
          ...one,
          deals: all.deals,
          isUnknownPlace: all.isUnknownPlace,
          units: one.units.length > 0 ? one.units : all.units,
        }
      : one;
  });
}

const questionsMax = 3;

/** "… and when is it due?" asks nothing by itself. */
function withWhatTheyGoOnFrom(sentences: string[], sentence: string): string[] {
  const last = sentences.at(-1);
  const text = plainText(sentence);
  const goesOn =
    last !== undefined &&
    /\b(?:it|they|that|this)\b/.test(text) &&
    contentOf(text.replace(/\b(?:due|starts?|begins?|ends?|happens?)\b/g, " ")).length === 0;
  return goesOn ? [...sentences.slice(0, -1), `${last} ${sentence}`] : [...sentences, sentence];
}

function understandOne(raw: string, context: QuestionContext): Question {
  const text = spelled(withoutShorthand(plainText(raw)), wordsOfNames(context));
  const clients = findClients(text, context.clients);
  const kept = withoutWholeNames(clients.rest, context.people);
  const hidden = findPlaces(kept.text, context.deals);
  const places = { ...hidden, rest: kept.restore(hidden.rest) };
  const units = unitsIn(places.rest);
  const found = findRange(withoutUnits(places.rest), context.today);
  let about = withoutUnits(places.rest);
  if (found) about = about.replace(found.matched, " ");
  about = about.replace(/\s+/g, " ").trim();
  const people = findPeople(about, context.people);
  const attributes = findAttributes(people.rest);
  const documents = findDocumentTypes(about);
  const documentTypes = documents.types;
  const asksDocument =
    documentTypes.length > 0 && documentAsked.test(about.replace(/\bunder contract\b/, ""));
  return {
    raw,
    text,
    about,
    type: isAboutLeaving(about) ? "date" : answerTypeOf(text),
    isList: listing.test(text),
    isYesNo:
      /^(?:and |so |but )?(?:is|are|was|were|do|does|did|can|could|may|will|would|has|have|had|am)\b/.test(
        text,
      ),
    deals: clients.ids ? within(places.deals, clients.ids, context.deals) : places.deals,
    isUnknownPlace: places.isUnknown,
    otherPlaces: otherPlacesIn(raw, places.rest),
    otherNames: otherNamesIn(raw, people.rest),
    units,
    people: people.ids,
    masked: people.rest,
    roles: people.roles,
    attributes: attributes.attributes,
    documentTypes,
    topic: topicOf(asksDocument ? documents.rest : about),
    asksDocument,
    range: found?.range,
    names: isAboutLeaving(about)
      ? endOfDiligence
      : withoutFiller(tradeWords(people.ids.size > 0 ? people.rest : about)),
    namesAsSaid: isAboutLeaving(about) ? endOfDiligence : withoutFiller(tradeWords(about)),
    unexplained: contentOf(attributes.rest),
    extreme: /\b(?:highest|largest|biggest|most|best|greatest|newest|priciest|longest)\b/.test(text)
      ? "most"
      : /\b(?:lowest|smallest|least|cheapest|oldest|worst|fewest|shortest)\b/.test(text)
        ? "least"
        : undefined,
  };
}

/** Without "the building", which is said of any, and "last" in "when was it last replaced". */
const topicOf = (text: string) =>
  text
    .replace(
      /\b(?:the|my|our|this|that|their) (?:whole |entire )?(?:building|property|place|site|deal|one|location)\b(?! (?:manager|tax|taxes|line|lines))/g,
      "it",
    )
    .replace(/\b(was|were|been|is|did) (.{0,40}?)\blast\b/g, "$1 $2")
    .replace(/\badd(?:s|ed)? up to\b/g, "total")
    .replace(/\b(?:most recently|recently|originally|currently|exactly)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const listing =
  /\b(?:all|every|each|list|both|any)\b|\b(?:which|what) (?:\w+ )?(?:are|properties|deals|documents|leases|dates|deadlines|closings|tours|calls|buildings|contacts|tenants|lenders|attorneys|events|meetings|appointments|expire|do i have|is coming|comes|needs?|expires|closes)\b|\b(?:deadlines|closings|dates|properties|deals|events|tours|viewings|calls|contacts|lenders|attorneys|inspectors|tenants|prices|cap rates|rents|appointments|meetings|milestones|requests|signatures|coming up|schedule|calendar|agenda|who are|what's due|what is due)\b/;
const documentAsked =
  /\b(?:says?|state[sd]?|provides?|according|under|in|per|requires?|mention(?:s|ed)?|allows?|covers?|contains?|includes?|read|written|wording|clause|section|specif(?:y|ies)|find|found|finds|conclud\w+|turn(?:ed)? up|reveal\w*|recommend\w*|come back|listed|shows?|disclosed?|show)\b/;

function answerTypeOf(text: string): AnswerType {
  // "Who removes the cables when we move out?" asks for no day.
  const asked = /^(?:and |so |but )?(?:who|whose|whom|what|which|how|where)\b/.test(text)
    ? text.replace(/ when\b.*/, "")
    : text;
  if (isWhen.test(asked)) return "date";
  // "Who pays the escrow fee?" asks for no sum.
  if (whoDoes.test(text)) return "person";
  if (isHowMuch.test(text) || isBriefSum.test(text)) return "amount";
  if (/\b(?:who|whom|whose|who's)\b/.test(text)) return "person";
  return /\bwhere(?:'s)?\b/.test(text) ? "place" : "clause";
}

const whoDoes =
  /^(?:and |so |but )?who (?:pays?|paid|covers?|bears?|gets|keeps|owes)\b(?!.*\bhow much\b)/;

/** Until when a buyer may leave: that is when due diligence ends. */
const isAboutLeaving = (text: string) =>
  /\b(?:until when|last day|how long|by when|deadline|latest)\b/.test(text) &&
  /\b(?:back out|walk away|pull out|get out|kick the tires|(?:terminate|cancel|walk)\b.*\b(?:free|penalty|contract|deal|purchase|psa|diligence|it))\b/.test(
    text,
  ) &&
  !/\b(?:lease|tenant|landlord|listing|sue|after)\b/.test(text);
const endOfDiligence = tradeWords("due diligence ends");

const isWhen =
  /\b(?:when(?:'s|s)?|what (?:day|time|month|year)|which (?:day|month|year)|by when|how soon|how late|until when|how (?:many (?:more )?days|long|much (?:more )?time) (?:until|till|left|are left|is left|before|do (?:i|we) (?:still )?have|have (?:i|we) got|remains?)|how many days are left|deadlines?|dates?|last day|what's due|how old)\b/;
const isHowMuch =
  /\bhow (?:much|many|big|large|long|high|low|far|often|full|occupied|leased)\b|\b(?:percent|percentage|amount|dollars?|price|cost|fee|rate|phone|number|square (?:feet|footage)|noi)\b|\bwhat (?:did|does|do) (?:[\w']+ ){1,4}(?:pay|offer|cost|bid|spend)\b|\bwhat(?:'s| is| are) (?:[\w']+ ){1,4}(?:paying|offering)\b|\bwhat(?:'s| is| are| was| were|s)? (?:[\w']+ ){0,5}?(?:taxes|deposits?|rents?|expenses|premium|commission|allowance|interest|income|sales|revenues?)\b/;

/** "Rent on the wharf space?", "earnest money for the plaza" */
const isBriefSum =
  /^(?:(?:the|my|our|base|current|monthly|annual|security|total|property|real|estate) )*(?:rent|deposit|earnest money|taxes|commission|allowance|premium|noi)\b(?! roll)(?!.*\b(?:when|who|how|why|where|is|are|due|date)\b)/;

const placeName =
  /\b(?:\p{Lu}[\p{L}']+ ){1,3}(?:Tower|Towers|Court|Plaza|Square|Commons|Crossing|Village|Mall|Pavilion|Gardens|Heights|Lofts|Landing|Terrace|Center|Park|Place|Building|Point)\b/gu;

/** Names in a question as typed that no deal explains. */
const otherPlacesIn = (raw: string, rest: string) =>
  [...raw.matchAll(placeName)]
    .map(([name]) => plainText(name))
    .filter((name) => rest.includes(name));

const properName = /(?<!\p{L})\p{Lu}[\p{L}'’&-]+(?:(?: (?:&|and|of|the))? \p{Lu}[\p{L}'’&-]+)+/gu;
const opening =
  /^(?:(?:who|what|when|where|which|how|why|is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|will|would|should|and|in|on|at|of|for|the|tell|show|please)(?:'s)? )+/;

/** Words in capitals in a question as typed: names, and what someone writes like one. */
export const namesIn = (raw: string): string[] =>
  [...raw.matchAll(properName)]
    .map(([name]) => plainText(name).replace(opening, "").replace(/'s?$/, ""))
    .filter((name) => name.includes(" "));

/** Names of people and firms in a question as typed that neither a deal nor a contact explains. */
const otherNamesIn = (raw: string, rest: string) =>
  namesIn(raw).filter(
    (name) =>
      rest.includes(name) &&
      // "Due Diligence" and "Phase I" are of the trade.
      name
        .split(/[^a-z0-9]+/)
        .some((word) => word.length > 3 && !isCommon(word) && !/^\d/.test(word)),
  );

/** "Template Software" is a tenant, though "Template" is a street. */
function withoutWholeNames(text: string, people: readonly KnownPerson[]) {
  const names = new Set(
    people
      .flatMap(({ company, name }) => [name, company])
      .filter((name) => mayBeIn(text, name))
      .map(plainText),
  );
  const hidden: string[] = [];
  let rest = text;
  for (const name of names) {
    if (!name.includes(" ") || !rest.includes(name)) continue;
    rest = rest.replaceAll(name, `zqx${hidden.length}zqx`);
    hidden.push(name);
  }
  return {
    text: rest,
    restore: (masked: string) =>
      masked.replace(/zqx(\d+)zqx/g, (_, at: string) => hidden[Number(at)] ?? ""),
  };
}

function findClients(text: string, clients: QuestionContext["clients"]) {
  const ids = new Set<string>();
  let rest = text;
  for (const { id, name } of clients) {
    const plain = plainText(name).replace(/[^a-z0-9 '-]/g, "");
    const pattern = new RegExp(
      `\\b(?:for )?${plain.replaceAll(/[^a-z0-9]+/g, "[^a-z0-9]+")}(?:'s?)?(?![a-z0-9])`,
    );
    if (!plain || !pattern.test(rest)) continue;
    ids.add(id);
    rest = rest.replace(pattern, " ");
  }
  if (ids.size === 0) {
    for (const { id, name } of clients) {
      const parts = plainText(name)
        .split(/[^a-z0-9]+/)
        .filter((part) => part.length > 3);
      const part = parts.find((one) =>
        new RegExp(`\\b${one}(?:'s)\\b|\\bfor ${one}\\b`).test(text),
      );
      if (part === undefined) continue;
      ids.add(id);
      rest = rest.replace(new RegExp(`\\b(?:for )?${part}(?:'s)?\\b`, "g"), " ");
    }
  }
  return { ids: ids.size > 0 ? ids : undefined, rest: rest.replace(/\s+/g, " ").trim() };
}

function within(
  named: ReadonlySet<string> | undefined,
  clientIds: ReadonlySet<string>,
  deals: readonly KnownDeal[],
): ReadonlySet<string> {
  return new Set(
    deals
      .filter(({ clientId, id }) => clientIds.has(clientId) && (named?.has(id) ?? true))
      .map(({ id }) => id),
  );
}

/** Right as it is, so no typo of another word. */
const isCommon = (word: string) => commonWords.has(word) || tradeStems.has(stem(word));

/** Words of the trade that people mistype, and no others. */
const tradeTerms =
  "closing diligence occupancy appraisal appraiser attorney inspector inspection lender surveyor survey environmental estoppel easement escrow earnest financing contingency expiration expire expires commencement assignment assessment effective deadline deposit lease leases tenant landlord purchase agreement contract rate price square footage income operating expenses insurance maintenance renewal termination warranty title objection intermediary exchange identification parking signature document documents default indemnity subordination sublease utilities improvements allowance possession proration security guarantor guaranty broker commission property properties building warehouse retail industrial office company email phone number address amount schedule calendar anything everything something tomorrow week month upcoming responsible stage status price asking".split(
    " ",
  );
const tradeTermSet = new Set(tradeTerms);

type OwnWords = { has: (word: string) => boolean };

/** The words of the person's own names, which are right as they are. */
function wordsOfNames({ clients, deals, people }: QuestionContext): OwnWords {
  const names = [
    ...deals.flatMap(({ city, name, summary }) => [name, city, summary]),
    ...people.flatMap(({ company, name }) => [name, company]),
    ...clients.map(({ name }) => name),
  ];
  // Joined, as a broker has thousands.
  const all = names.join("\n").toLowerCase();
  return { has: (word) => all.includes(word) };
}

function spelled(text: string, names: OwnWords): string {
  return text.replace(/[a-z]{5,}/g, (word) => {
    if (
      names.has(word) ||
      isCommon(word) ||
      tradeTermSet.has(word) ||
      isStopStem(stem(word)) ||
      rightWords.has(word)
    )
      return word;
    // A plural or another form of the word is right as it is.
    const meant = tradeTerms.find((term) => isTypoOf(word, term) && !isFormOf(word, term));
    return meant ?? word;
  });
}

/** "Inspects" is no typo of "inspector". */
function isFormOf(word: string, term: string): boolean {
  if (stem(word) === stem(term)) return true;
  let shared = 0;
  while (word[shared] !== undefined && word[shared] === term[shared]) shared += 1;
  return (
    shared > 3 && /^(?:s|es|ed|d|ing|ion|ions|able|al|ment|ive|ly|y)?$/.test(word.slice(shared))
  );
}

const rightWords = new Set(
  "least leased leasing prices priced pricing closed closer closes close closely during tenants tenancy lenders leaders leader landed purchased purchaser purchases contractor contracts contact contacts contracted rates rated rather income incoming officer officers offered offers signed designed building buildings weekly weeks monthly months title titled titles little tile emails phones numbers number numbered amounts amount account counts stages staged status states statute statue property properly retain detail details retails escrows easements expenses expense expect expects expected expired exempt insured insurer assured renewed renewable terminated terminates determination deposits deposited parked packing sparking defaulted default defaults dealing address addressed addresses assessed assessor boundary secured securely brokers brokerage broken signing signatures assigned assigns assign assignee response responsibility responsibly effect effected effects defective possess possessed position positions provision provisions commission commissions permission possessions inspected inspections inspectors respect exchanged exchanges changed changes surveys surveyed survive survives appraised approval approvals attorneys environment date dated dates".split(
    " ",
  ),
);

/** Words of a question that say nothing of what is asked. */
const filler = new Set(
  "it its they them him her who what when where which how much many property properties building buildings deal deals place site asset listed list give tell show remind know need want wonder wondering currently current right now today please exactly again total overall full whole actual actually really supposed going get got find see look check question info information detail details thanks thank hi hello hey ok okay just quick quickly real still yet already ever think sure maybe i we you my our your me us mine ours there here the a an of for on in at to with by from and or is are was were be been being am do does did can could will would should have has had about regarding concerning re per as that this these those any all each every one ones some than then so if vs versus client clients side part party parties thing things up out off over into let lets kind sort exact approximately roughly around estimated mean meant stand stands say says record records file files system portal dashboard account accounts s t d ll ve re m year years annual annually yearly month monthly number figure value amount dollars dollar percent percentage rate rates highest lowest largest smallest biggest most least best cheapest oldest newest more less bigger larger higher lower recent recently latest last newest name named called first own owned owner people person contact contacts someone anyone handle handles handling handled work works working involved assigned assigns deal transaction purchase sale buying selling leasing lease pls plz pla thx dat planned plan proposed quoted quoting expected asked use used using call talk reach ask works warehouse".split(
    " ",
  ),
);

const contentOf = (text: string): string[] =>
  (text.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [])
    .map((word) => word.replace(/'(?:s|re|ve|ll|d|m|t)$/, ""))
    .filter((word) => !filler.has(word) && !isStopStem(stem(word)));

const fillerStems = new Set(
  [
    ...filler,
    ..."coming comes come anything something everything calendar agenda important critical appointment appointments meetings".split(
      " ",
    ),
  ].map((word) => stem(word)),
);
// Of a date, a lease or purchase is a topic.
for (const topic of [
  "lease",
  "first",
  "owner",
  "account",
  "sale",
  "record",
  "assigned",
  "value",
  "rate",
  "year",
  "last",
  "client",
  "list",
])
  fillerStems.delete(stem(topic));

function withoutFiller({ direction, topics }: TradeWords): TradeWords {
  const kept = new Set(
    [...topics].filter((topic) => !fillerStems.has(topic) && !isStopStem(topic)),
  );
  return { topics: kept, also: kept, direction };
}
