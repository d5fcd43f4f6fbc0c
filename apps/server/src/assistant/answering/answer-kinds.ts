import type { Passage } from "../passages/passage.ts";
import { daysIn, isWithin } from "./days.ts";
import { plainText } from "./plain-text.ts";
import type { Clause } from "./query.ts";
import type { Question } from "./understand.ts";
import { unitsIn } from "./units.ts";

const months = "jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec";
const tens = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const ones = "(?:one|two|three|four|five|six|seven|eight|nine)";
const numbers = `\\d+|${tens}(?:-${ones})?|${ones}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:one |two )?hundred(?: (?:and )?${tens})?`;
const exactDay = new RegExp(
  `\\b(?:${months})[a-z]*\\.? \\d|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}|\\b(?:19|20)\\d\\d\\b|\\b(?:${numbers})(?: \\(\\d+\\))?[- ](?:full |business |calendar )?(?:days?|weeks?|months?|years?|hours?)\\b|\\b(?:first|last|\\d+(?:st|nd|rd|th)) day\\b|\\b(?:anniversary|monthly|annually|quarterly|each month|each year)\\b`,
  "i",
);
const isHowLong = /\bhow (?:long|soon|fast|quickly|many (?:days|weeks|months|years))\b/;
const duration = new RegExp(
  `\\b(?:${numbers})(?:-\\w+)?\\)?(?: \\(\\d+\\))?[- ](?:full |business |calendar |consecutive )?(?:days?|weeks?|months?|years?|hours?)\\b|\\b(?:days?|weeks?|months?|years?) (?:${numbers})\\b`,
  "i",
);
const someDay =
  /\b(?:\d{1,2}(?::\d\d)? ?[ap]\.?m|the \d{1,2}(?:st|nd|rd|th)|at the end|end of|as soon as|upon|after|before|prior|until|closing|expiration|commencement|promptly|immediately|when|once|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|daily|weekly|noon|midnight)\b/i;
const figure = new RegExp(
  `\\d|\\b(?:${numbers}|half|none|no|percent|all|full|entire|unlimited)\\b`,
  "i",
);
const dollarsAsked = /\bhow much\b|\b(?:cost|price|fee|rent|deposit|amount|dollars?|pay|charge)\b/;

/** Whether a sentence has exactly what is asked for: a day for "when", dollars for "how much". */
export function isExact(quote: string, { text, type }: Question): boolean {
  if (isHowLong.test(text)) return duration.test(quote) || exactDay.test(quote);
  if (type === "date") return exactDay.test(quote);
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

/** Whether a sentence can be an answer at all: something of a day, an amount, someone. */
export function hasAnswerOf({ passage, quote }: Clause, question: Question): boolean {
  const { text, type } = question;
  // The deposit of a purchase is not a tenant's.
  if (/\b(?:earnest|emd)\b/.test(text) && isOfLease(passage)) return false;
  // A sum is not what one suite pays.
  if (
    asksSum.test(text) &&
    question.units.length === 0 &&
    unitsIn(plainText(passage.title)).length > 0
  )
    return false;
  // What a tenant pays is not what they owe.
  if (owing.test(text) && /\$/.test(quote) && !owed.test(quote)) return false;
  // "Is there a limit on increases?" may be answered without a figure.
  if (question.isYesNo) return true;
  // When something was done is a day or a year, not a number of days from another.
  if (wasDone.test(text)) return calendarDay.test(quote);
  if (type === "date") return exactDay.test(quote) || namesSomeDay(quote, text);
  if (/\bpercentage rent\b/.test(text) && !/percentage rent|of (?:gross )?sales/i.test(quote))
    return false;
  if (isHowLong.test(text))
    return duration.test(quote) || exactDay.test(quote) || someDay.test(quote);
  if (type === "amount" && !hasCounted(quote, text)) return false;
  if (
    type === "amount" &&
    /\bhow much\b.*\b(?:pay|paid|cost|offer)\b/.test(text) &&
    !isRate(text)
  ) {
    return /[$€]\s?\d|\bmonths?[’'] (?:base )?rent\b|\bfree\b|\bno (?:charge|fee|cost)/i.test(
      quote,
    );
  }
  if (type === "amount" && isMoney(text))
    return /[$€]\s?\d|\d\s?%|\bpercent\b|\bmonths?[’']? (?:base )?rent\b|\bno (?:charge|fee|cost)|\bfree\b/i.test(
      quote,
    );
  if (type === "amount") return figure.test(quote);
  if (type === "person" && isWhoIs(text)) return namesSomeone(quote);
  return true;
}

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

/** Of "how many drones", a "Kestrel Drone Survey" has none. */
function hasCounted(quote: string, text: string): boolean {
  const counted = /\bhow many (\w{4,})/.exec(text)?.[1]?.replace(/s$/, "");
  if (counted === undefined) return true;
  const asName = counted.charAt(0).toUpperCase() + counted.slice(1);
  return !quote.includes(asName) || quote.includes(counted) || quote.startsWith(asName);
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
  (/\b(?:prices?|costs?|fees?|rents?|commissions?|owes?|pays?|paid|paying|taxes|deposits?|expenses|premium|allowance|salary|interest|income|charges?|worth)\b/.test(
    text,
  ) ||
    /\bhow much (?:is|are|was|do|does|did|will|am) (?:it|the|they|we|i)\b/.test(text)) &&
  /\b(?:how much|how big|what|which|price|cost|fee|rate|amount)\b/.test(text) &&
  !/\b(?:how many|how much (?:space|area|time|notice|room|parking|land)|notice|how long|days|square feet|size)\b/.test(
    text,
  );
