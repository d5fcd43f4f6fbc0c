import { isOfFigures } from "./figures.ts";
import type { Question } from "./understand.ts";

const month = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*";
const count =
  "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty-five|sixty|ninety|hundred)";
const day = new RegExp(
  `\\b${month}\\.? \\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}|\\b(?:19|20)\\d\\d\\b`,
  "i",
);
const duration = new RegExp(
  `\\b${count}(?: \\(\\d+\\))?[- )]*(?:full |business |calendar |consecutive )?(?:days?|weeks?|months?|years?|hours?)\\b`,
  "i",
);
const money = /[$€]\s?\d|\d\s?%|\bpercent\b|\bmonths?[’'] (?:base )?rent\b/i;
const area = /\b(?:square (?:feet|foot)|sq\.? ?ft|sf|acres?)\b/i;
const name =
  /\p{Lu}[\p{L}'’&.]*(?: (?:&|and|of) \p{Lu}[\p{L}'’&.]*| \p{Lu}[\p{L}'’&.]*)+|\b(?:LLC|Inc|LP|LLP|Corp)\b/u;
const role =
  /\b(?:buyer|purchaser|seller|vendor|landlord|lessor|tenant|lessee|owner|borrower|lender|bank|broker|manager|contractor|part(?:y|ies)|company)s?\b/i;

const howLong =
  /\bhow (?:long|soon|fast|quickly|many (?:days|weeks|months|years)|much (?:time|notice))\b/;
const howMany = /\bhow many\b/;
const howBig = /\bhow (?:big|large)\b|\bsquare f|\bacre/;
const moneyAsked =
  /\bhow much\b|\b(?:costs?|prices?|fees?|rents?|deposits?|amounts?|dollars?|pays?|paying|charges?|commissions?|premium|allowance|interest|taxes)\b/;

/** What a sentence needs to answer a question: a day for "when", dollars for "how much". */
export function hasKindOfAnswer(quote: string, { text, type }: Question): boolean {
  if (howLong.test(text)) return duration.test(quote) || day.test(quote);
  if (type === "date") return day.test(quote) || duration.test(quote);
  if (type === "amount") {
    if (howBig.test(text)) return area.test(quote) || isOfFigures(quote);
    if (!howMany.test(text) && moneyAsked.test(text))
      return money.test(quote) || isOfFigures(quote);
    return new RegExp(`\\b${count}\\b|\\bnone?\\b|%`, "i").test(quote);
  }
  if (type === "person") return name.test(quote) || role.test(quote);
  return true;
}

/** Whether a question asks for something a sentence has or lacks: a day or an amount. */
export const asksForOneThing = ({ text, type }: Question): boolean =>
  type === "date" || type === "amount" || howLong.test(text);
