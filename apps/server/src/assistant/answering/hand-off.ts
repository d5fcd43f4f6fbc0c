import type { HandOffReason } from "@frontage/content/schemas/assistant";
import { adviceRules, decision, factual, needsCounsel } from "./advice-rules.ts";
import { askedRules, type HandOffNames } from "./asked-rules.ts";
import { moneyRules, notMoney } from "./money-rules.ts";
import { plainText } from "./plain-text.ts";

/** What a question decides by itself; two declines in a row are counted elsewhere. */
type RuledReason = Exclude<HandOffReason, "unanswered">;

/**
 * Why a question goes to a person, by rule: money before a person asked for, before advice.
 *
 * @returns undefined if it may be answered from the records
 */
export function handOffReason(question: string, names: HandOffNames): RuledReason | undefined {
  const text = plainText(question);
  if (isAboutMoney(text)) return "money";
  if (!needsCounsel.test(text) && asksForPerson(text, names)) return "asked";
  if (adviceRules.some((rule) => rule.test(text)) && !isFactual(text)) return "advice";
  return undefined;
}

function asksForPerson(text: string, names: HandOffNames): boolean {
  const clauses = text.split(betweenClauses).filter(Boolean);
  const others = clauses.filter(
    (clause) => !isOfWhatWas.test(clause) && !isWhenOfThem(clause, names),
  );
  // "Has Jordan replied? If not, have Jordan call me": what else it says may ask for a person.
  const said = others.length < clauses.length ? others : [text];
  const rules = askedRules(names);
  return said.some((clause) => rules.some((rule) => rule.test(clause)));
}

/** "And" begins one only before what begins a question or a wish: "reply and call me" is one. */
const betweenClauses =
  /[.?!,;:]+(?: |$)|(?: |^)(?:(?:and |or )?if not|otherwise|but)\b,? ?| (?:and|or) (?=(?:also |then )?(?:i|i'd|i'm|we|we'd|can|could|may|would|will|please|let|have|has|had|did|when|what|is)\b)/;

/** Whether someone has replied, and by when somebody must be told, are questions of fact. */
const isOfWhatWas =
  /^(?:so |and |hi |hey )*(?:(?:did|has|have|had) (?:\w+ ){1,4}?(?:repl(?:y|ied)|respond(?:ed)?|answer(?:ed)?|(?:get|got|gotten) back|written|call(?:ed)?(?: me| us)? back)\b|(?:by )?(?:when|what day) (?:must|do|does|did|should) (?:i|we|they|the \w+)\b(?!.*\b(?:talk|speak|meet)\b))/;

/** "When will Jordan send the offer?" is about what is planned. */
const isWhenOfThem = (text: string, { broker }: HandOffNames) =>
  new RegExp(
    `^(?:when|what (?:time|day|date)|by when|why) (?:will|would|is|does|did|was|has) (?:${["my broker", "the broker", ...broker.map(plainText)].join("|")})\\b`,
  ).test(text);

function isAboutMoney(text: string): boolean {
  const rest = notMoney.reduce((kept, rule) => kept.replace(new RegExp(rule, "g"), " "), text);
  return moneyRules.some((rule) => rule.test(rest));
}

const isFactual = (text: string) => factual.some((rule) => rule.test(text)) && !decision.test(text);
