import type { DocumentType } from "@frontage/content/schemas/document";
import type { Passage } from "../passages/passage.ts";
import { daysIn, isWithin } from "./days.ts";
import { headingMax } from "./clauses-asked.ts";
import { isOfFigures } from "./figures.ts";
import { plainText } from "./plain-text.ts";
import type { Clause } from "./query.ts";
import { isStopStem, stem, stemsOf } from "./stem.ts";
import type { Question } from "./understand.ts";
import { unitsIn } from "./units.ts";

const months = "jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec";
const tens = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const ones = "(?:one|two|three|four|five|six|seven|eight|nine)";
const numbers = `\\d+|${tens}(?:-${ones})?|${ones}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:one |two )?hundred(?: (?:and )?${tens})?`;
const exactDay = new RegExp(
  `\\b(?:${months})[a-z]*\\.? \\d|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}|\\b(?:${numbers})(?: \\(\\d+\\))?[- ](?:full |business |calendar )?(?:days?|weeks?|months?|years?|hours?)\\b|\\b(?:first|last|\\d+(?:st|nd|rd|th)) day\\b|\\b(?:anniversary|monthly|annually|quarterly|each month|each year)\\b`,
  "i",
);
const isHowLong = /\bhow (?:long|soon|fast|quickly|many (?:days|weeks|months|years))\b/;
const duration = new RegExp(
  `\\b(?:${numbers})(?:-\\w+)?\\)?(?: \\(\\d+\\))?[- ](?:full |business |calendar |consecutive )?(?:days?|weeks?|months?|years?|hours?)\\b|\\b(?:days?|weeks?|months?|years?) (?:${numbers})\\b`,
  "i",
);
const someDay =
  /\b(?:\d{1,2}(?::\d\d)? ?[ap]\.?m|the \d{1,2}(?:st|nd|rd|th)|at the end|end of|as soon as|upon|(?:after|before) (?!(?:costs?|tax(?:es)?|expenses|interest|reserves|debt)\b)|prior|until|(?:at|on|by|of) (?:the )?(?:closing|expiration|commencement)|promptly|immediately|when|once|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|daily|weekly|noon|midnight)\b/i;
const figure = new RegExp(`\\d|\\b(?:${numbers}|half|none|percent|unlimited)\\b`, "i");
/** How much of something may be all or none of it. */
const share = /\b(?:no|all|full|entire)\b/i;
const asksShare = /\bhow (?:much of|many|full)\b|\b(?:percent\w*|share|portion)\b/;
const dollarsAsked = /\bhow much\b|\b(?:cost|price|fee|rent|deposit|amount|dollars?|pay|charge)\b/;

const bareYear = /\b(?:19|20)\d\d\b/;
const isOfDue = /\b(?:due|deadlines?|payments?|pay|paid|owe)\b/;

/** Whether a text names a day. A year alone is one, but not of what is due. */
const namesDay = (quote: string, asked: string) =>
  exactDay.test(quote) || (bareYear.test(quote) && !isOfDue.test(asked));

/** Whether a sentence has exactly what is asked for: a day for "when", dollars for "how much". */
export function isExact(quote: string, { text, type }: Question): boolean {
  if (isHowLong.test(text)) return duration.test(quote) || namesDay(quote, text);
  if (type === "date") return namesDay(quote, text);
  if (type === "amount")
    return dollarsAsked.test(text) ? /[$%]\s?\d|\d\s?%|percent/i.test(quote) : /\d/.test(quote);
  if (type === "person" && isWhoIs(text)) return namesSomeone(quote);
  return false;
}

export const parties: readonly (readonly [asked: RegExp, role: string])[] = [
  [/\b(?:buyers?|buying|purchas\w+|bought)\b/, "buyer|purchaser|vendee"],
  [/\b(?:sellers?|selling|sold|vendor)\b/, "seller|vendor"],
  [/\b(?:landlord|lessor|owns?|owner)\b/, "landlord|lessor|owner"],
  [/\b(?:tenants?|rents?|renting|leases?|leasing|lessee|occup\w+|rented)\b/, "tenant|lessee"],
  [/\b(?:lender|lending|bank)\b/, "lender|bank"],
];

/** "Who is buying it?" is answered where the parties are named: "Buyer: …", "… (“Buyer”)". */
export const namesParty = (quote: string, { text, type }: Question) =>
  type === "person" &&
  parties.some(
    ([asked, role]) =>
      asked.test(text) &&
      new RegExp(
        `\\b(?:${role}): \\p{Lu}|\\((?:the |each, an? )?["“](?:${role})["”]\\)`,
        "iu",
      ).test(quote),
  );

/** "Who is the surveyor?", not "who pays" */
export const isWhoIs = (text: string) =>
  /\bwho(?:'s| is| are| was| were| rents| leases| occupies| prepared| wrote| did| owns| holds| issued| insures| manages| signed)\b/.test(
    text,
  );
const capitalized = /\p{Lu}[\p{L}'’&.]*(?: (?:&|and|of) \p{Lu}[\p{L}'’&.]*| \p{Lu}[\p{L}'’&.]*)+/gu;
const noName = new Set(
  "if the a an this that any all each no upon on at in by as for after before buyer seller purchaser tenant landlord lessor lessee lender borrower escrow agent closing section article exhibit schedule deposit property premises agreement lease title company party parties date period term commencement effective inspection due diligence earnest money vendor vendee owner broker".split(
    " ",
  ),
);

/** Whether a text names someone: "Sample Title", "Casey Park", not "If Buyer". */
const namesSomeone = (text: string) =>
  /\b(?:LLC|Inc|LP|LLP|PLLC|Corp)\b/.test(text) ||
  [...text.matchAll(capitalized)].some(
    ([name]) =>
      // Headings are in capitals.
      /\p{Ll}/u.test(name) &&
      !name.split(" ").every((word) => noName.has(word.toLowerCase().replace(/\W/g, ""))),
  );

/** Whether a sentence contains the kind of value asked for: a day, an amount, a person. */
export function hasAnswerOf(clause: Clause, question: Question): boolean {
  const { passage, quote } = clause;
  const { text, type } = question;
  // The deposit of a purchase is not a tenant's.
  if (/\b(?:earnest|emd)\b/.test(text) && isOfLease(passage)) return false;
  // The price is payable after credit for the deposit, which is another sum.
  if (/\bdeposits?\b/.test(text) && !/\bprice\b/.test(text) && statesPriceAlone(quote))
    return false;
  if (asksAddress.test(text) && !address.test(quote)) return false;
  // A sum is not what one suite pays.
  if (
    asksSum.test(text) &&
    question.units.length === 0 &&
    !/\blease\b/.test(text) &&
    unitsIn(plainText(passage.title)).length > 0
  )
    return false;
  // "Due" in "due diligence" has nothing to do with paying.
  if (/\bpayments?\b/.test(text) && !paying.test(quote)) return false;
  // What a person owes or is owed is in their contract, not in a statement about the building.
  if (isOfSelf.test(text) && !question.deals && isOfBuilding(passage)) return false;
  // What a tenant pays is not what they owe.
  if (owing.test(text) && /\$/.test(quote) && !owed.test(quote)) return false;
  // "Is there a limit on increases?" may be answered without a figure, but of a fee it says something.
  if (question.isYesNo) return !isThereFee.test(text) || ofMoney.test(quote);
  // When something was done is a day or a year, not a number of days from another.
  if (wasDone.test(text)) return calendarDay.test(quote);
  if (type === "date") return namesDay(quote, text) || namesSomeDay(quote, text);
  if (howBig.test(text) && !ofMoneyAsked.test(text))
    return area.test(quote) || (isOfFigures(quote) && thousands.test(quote));
  if (/\bpercentage rent\b/.test(text) && !/percentage rent|of (?:gross )?sales/i.test(quote))
    return false;
  if (isHowLong.test(text))
    return duration.test(quote) || namesDay(quote, text) || someDay.test(quote);
  if (type === "amount" && !(hasCounted(quote, text) && isOfKind(clause, question.masked)))
    return false;
  if (
    type === "amount" &&
    /\bhow much\b.*\b(?:pay|paid|cost|offer)\b/.test(text) &&
    !isRate(text)
  ) {
    return (
      (isOfFigures(quote) && thousands.test(quote)) ||
      /[$€]\s?\d|\bmonths?[’'] (?:base )?rent\b|\bfree\b|\bno (?:charge|fee|cost)/i.test(quote)
    );
  }
  if (type === "amount" && isMoney(text))
    return (
      (isSumAlone(text) ? inDollars : inDollarsOrShare).test(quote) ||
      // A statement has no signs beside its figures.
      (isOfFigures(quote) && thousands.test(quote)) ||
      (asksCharge.test(text) && noCharge.test(quote))
    );
  if (type === "amount") return figure.test(quote) || (asksShare.test(text) && share.test(quote));
  if (type === "person" && hasDuty.test(text)) return namesRole.test(quote) && duty.test(quote);
  if (type === "person" && isWhoIs(text)) return namesSomeone(quote);
  if (type === "person" && doesSomething.test(text))
    return namesRole.test(quote) || namesSomeone(quote);
  return true;
}

const howBig = /\bhow (?:big|large)\b/;
const ofMoneyAsked =
  /\b(?:loans?|deposits?|fees?|allowance|payments?|rents?|reserves?|premiums?|commissions?|shares?|discounts?|caps?|limits?|increases?|raises?|bumps?|guarant\w+|mortgage|penalt\w+|polic\w+|stake|bill|budget|credits?|escrow|refund|shortfall|costs?|prices?|debts?|balance|funds?)\b/;
/** "12,400 square feet", "3.2 acres", "40 feet by 60" */
const area =
  /\d[\d,.]*(?:±| ?\+\/-)?[ -](?:(?:net|gross|rentable|usable|leasable|leaseable|total) )*(?:square|sq|acres?|r?s\.?f\b|feet by|ft\b)/i;

/** Whether its one sum is the price. */
const statesPriceAlone = (quote: string) =>
  /\bprice (?:is|shall be|of) [^.;]{0,60}\$[\d,]+/i.test(quote) &&
  quote.match(/\$\d/g)?.length === 1;
const asksAddress =
  /\b(?:what|which|where)(?:'s|s| is| are)? (?:[\w']+ ){0,4}?address(?:es)?(?= (?:of|for|is|do|does)\b|\?|$)/;
/** "48 Example Road", "name@example.com" */
const address = /\d \p{Lu}|\d \d+(?:st|nd|rd|th)\b|\b[Bb]ox \d|\S@\S/u;

/** Who pays for the survey isn't who drew it. */
const hasDuty =
  /\bwho(?: else)? (?:pays?|paid|covers?|bears?|foots?|has to|must|needs to|is responsible|is in charge|takes care|maintains?|repairs?|fixes|replaces?|keeps up)\b/;
const duty =
  /\b(?:pay\w*|paid|cover\w*|bears?|costs?|expenses?|charges?|shares?|maintain\w*|repair\w*|replac\w*|keeps?|provid\w+|responsib\w+|install\w*|deliver\w*|clean\w*|insur\w*|reimburs\w+|indemnif\w+|remov\w+|complet\w+|shall|must|manag\w+)\b|\b\p{L}+: \p{Ll}/iu;
/** "Who mows the lawn?", not "Who may use it?" */
const doesSomething = /\bwho (?!(?:else )?(?:can|may|could|might)\b)/;
/** A contract says who has to do something by what it calls them. */
const namesRole =
  /\b(?:buyer|purchaser|vendee|seller|vendor|landlord|lessor|tenant|lessee|owner|borrower|lender|bank|broker|recipient|manager|contractor|exchanger|part(?:y|ies)|each|both|residents?|employees|staff|guarantor|association|company)s?\b/i;

const isThereFee =
  /\b(?:is|are|was|were) there (?:an? |any )?(?:[\w-]+ ){0,3}(?:fees?|charges?|penalty|penalties|costs?|surcharge|premium|bill)\b/;
const ofMoney =
  /[$%]|\b(?:pay\w*|paid|fees?|charg\w+|penalt\w+|costs?|expenses?|premium|bill\w*|free|reimburs\w+|percent)\b/i;

const paying = /\b(?:pay\w*|paid|installments?|rent|premium|owed?)\b/i;
const isOfSelf =
  /\b(?:do|am|are|must|will|should) (?:i|we) (?:have to |need to |supposed to |responsible for )?(?:get|pay|paying|owe|cover|entitled)\b/;
const ofBuilding: ReadonlySet<DocumentType> = new Set([
  "operating-statement",
  "offering-memorandum",
  "rent-roll",
  "condition",
  "survey",
]);

const isOfBuilding = ({ documentType, kind }: Passage) =>
  kind === "property" || (documentType !== undefined && ofBuilding.has(documentType));

const inDollars = /[$€]\s?\d|\bmonths?[’']? (?:base )?rent\b|\bfree\b/i;
const thousands = /\d,\d{3}/;
const noCharge = /\bno (?:charge|fee|cost|rent|deposit)/i;
const asksCharge = /\b(?:charge[sd]?|fees?|costs?|pay|paying|rents?|deposits?)\b/;
const inDollarsOrShare = new RegExp(`${inDollars.source}|\\d\\s?%|\\bpercent\\b`, "i");
/** A rent is a sum; that it rises by three percent doesn't say it. */
const isSumAlone = (text: string) =>
  /\b(?:rents?|deposits?|earnest|prices?|sales|revenues?)\b/.test(text) &&
  !isRate(text) &&
  !/\b(?:ris\w+|escalat\w+|bumps?|go(?:es)? up|how often|refund\w*|market)\b/.test(text);

const asksSum = /\b(?:total|sum|combined|altogether|add up|in all|overall)\b/;
const owing =
  /\bhow much (?:\w+ ){1,10}owes?\b|\bwhat (?:does|do) (?:\w+ ){1,5}owe\b|\bbehind on\b/;
const owed =
  /\b(?:ow(?:es?|ed|ing)|arrears|past due|overdue|behind|delinquent|unpaid|outstanding|open|balance|due|pays?|paid|fees?|charges?)\b/i;

const wasDone =
  /\b(?:when|what year) (?:was|were|did)\b.*\b(?:replaced?|renovated?|remodeled?|installed?|inspected|serviced|resurfaced|resealed|painted|upgraded?|updated|rebuilt|redone|repaved|repaired|built|constructed|sold|bought|purchased|acquired|removed)\b/;
const calendarDay = new RegExp(
  `\\b(?:${months})[a-z]*\\.? \\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}|\\b(?:19|20)\\d\\d\\b`,
  "i",
);

/** "At closing" is no answer to "When is closing?" */
const namesSomeDay = (quote: string, asked: string) =>
  [...quote.matchAll(new RegExp(someDay, "gi"))].some(
    // "When the second deposit is made" answers "When is it released?"
    ([word]) => /^when$/i.test(word) || !asked.includes(word.toLowerCase().slice(0, 5)),
  );

const isRate = (text: string) =>
  /\b(?:commissions?|interest|rate|percent\w*|share|fees?|tax\w*|increases?)\b/.test(text);

/** Words that are counted under several names: a "spot" is a "space". */
const sameCounted = ["space spot stall pass", "apartment unit flat home", "floor story level"].map(
  (names) => names.split(" ").map((name) => stem(name)),
);
const countedAsked =
  /\bhow many ((?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:do|does|did|are|is|were|was|can|will|have|has|come|at|in|on|of|for|with|it|there|i|we)\b|\s*\?|$)/;
const countedAfter = 4;
const isNumber = new RegExp(`^(?:[\\d,.]+|${numbers}|no)(?:-\\w+)?$`, "i");

/** Of "how many drones", a sentence has to give the number, and a "Kestrel Drone Survey" has none. */
function hasCounted(quote: string, text: string): boolean {
  const counted = countedAsked.exec(text)?.[1];
  if (counted === undefined || /\b(?:square|sf|percent)\b/.test(counted)) return true;
  const own = stemsOf(counted)
    .filter((each) => !isStopStem(each))
    .slice(-1);
  const names = new Set([
    ...own,
    ...sameCounted.filter((all) => own.some((each) => all.includes(each))).flat(),
  ]);
  const words = quote.match(/[\p{L}\d][\p{L}\d,.-]*/gu) ?? [];
  return words.some(
    (word, at) =>
      isNumber.test(word.replace(/[,.]+$/, "")) &&
      words.slice(at + 1, at + 1 + countedAfter).some(
        (after) =>
          // A name isn't counted, and "no tenant has paid" counts none.
          /^\p{Ll}/u.test(after) &&
          (!/^no$/i.test(word) || /s\W*$/.test(after)) &&
          stemsOf(after).some((each) => names.has(each)),
      ),
  );
}

/** Kinds of sums that one is named by: "flood insurance" isn't liability insurance. */
const sumOfKind =
  /\b([a-z]{4,}) (?:insurance|fees?|rent|loan|taxes|tax|premium|income|bill|reserves?|assessment)\b/;
const anyKind =
  /^(?:base|asking|annual|monthly|yearly|current|total|first|much|that|this|what|their|with|real|property|estate|lease|starting|initial|does|have|your|bank|pays?|which|average|quoted|each|year|month|month's|market|paid|paying|owes?|charge|charged|contract|tenant|tenants?|landlord|seller|buyer|lender|other|late|management|effective|operating|gross)$/;
const kindNames: Readonly<Record<string, RegExp>> = {
  free: /\bfree\b|\babate|\bconcession|\bno (?:base )?rent\b/i,
};

/** Whether the kind of a sum that is asked for is said: where, the sentence or what is before it. */
function isOfKind({ passage, quote, start }: Clause, text: string): boolean {
  const kind = sumOfKind.exec(text)?.[1];
  if (kind === undefined || anyKind.test(kind)) return true;
  const said = `${passage.title} ${passage.text.slice(Math.max(0, start - headingMax), start)} ${quote}`;
  return kindNames[kind]?.test(quote) ?? stemsOf(said).includes(stem(kind));
}

const isOfLease = ({ documentType }: Passage) =>
  documentType === "lease" || documentType === "lease-abstract" || documentType === "rent-roll";

/** Whether one of the days that a sentence names is among those that are asked about. */
export function isInRange({ quote }: Clause, { isYesNo, names, range, type }: Question): boolean {
  const isOfDays = type === "date" || names.direction !== undefined;
  if (!range || isYesNo || !isOfDays) return true;
  return daysIn(quote).some((one) => isWithin(one, range));
}

/** It asks for dollars or a rate, not for days or square feet. */
const isMoney = (text: string) =>
  (/\b(?:prices?|costs?|fees?|rents?|commissions?|owes?|pays?|paid|paying|spend|spent|taxes|deposits?|expenses|premium|allowance|salary|interest|income|charges?|worth|sales|revenues?)\b/.test(
    text,
  ) ||
    /\bhow much (?:is|are|was|do|does|did|will|am) (?:it|the|they|we|i)\b|\bhow much (?:is|are|was|were) (?:\w+ ){0,3}insurance\b/.test(
      text,
    )) &&
  /\b(?:how much|how big|what|which|price|cost|fee|rate|amount)\b/.test(text) &&
  !/\b(?:how many|how much (?:space|area|time|notice|room|parking|land)|notice|how long|days|square feet|size)\b/.test(
    text,
  );
