import { plainText } from "./plain-text.ts";

/** Words of bank transfers. */
const transfer =
  /\b(?:wires?|wired|wiring|wire-transfers?|ach|zelle|venmo|paypal|cash ?app|western union|moneygram|bitcoin|btc|crypto\w*|gift cards?|swift|bic|iban|aba|routing|sort code|beneficiary|accounts?|acct|cashier'?s check)\b/;
/** Numbers of other things: days, phones, amounts, parcels, policies. */
const otherNumbers =
  /\b\d{4}-\d{2}-\d{2}\b|(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\b\d{3}[ .-])\d{3}[ .-]\d{4}\b|\$ ?\d[\d,.]*|\b\d+ (?:dollars|usd)\b|\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b|\b(?:parcel|apn|pin|folio|instrument|document|recording|reception|policy|permit|license|invoice|case|file|loan)(?: (?:no|number|id))?\.?:? ?#? ?\d[\d-]*/g;
/** A day or dollars is never an account number, whatever precedes it. */
const daysAndDollars =
  /\b\d{4}-\d{2}-\d{2}\b|\$ ?(?!0\d)\d[\d,.]*|\b[\d,.]*\d (?:dollars|usd|square feet|sq ?ft|sf)\b|\btak(?:e|es|en|ing) into account\b/g;
/** An account number right after its label, in any grouping of digits. */
const numbered =
  /(?:\b(?:accounts?|acct|a ?\/ ?c|routing|transit|aba|iban|swift|bic|ach|sort code)\b[.:;,#=-]*(?: ?(?:\b(?:numbers?|nos?|nr|num|code|account|acct|is|are)\b|[.:;,#=(-]))* ?[($]?)\d(?:[ ,.()/-]{0,2}\d){4}/;
const numberedBank = /\bbanks?\b[^.!?]{0,60}(?:\b(?:numbers?|no|num)\b|#)[.:# ]*\d(?:[ -]?\d){4}/;
const numberedDeposit =
  /\b(?:checking|savings)\b[.:;,#=-]*(?: ?(?:\b(?:numbers?|nos?|nr|num|is)\b|[.:;,#=(-]))* ?\d(?:[ -]?\d){4}/;
const bankCode =
  /\b(?:swift|bic)\b(?:[ /:.#-]*(?:\b(?:bic|swift|codes?|address|numbers?|no|is)\b|:))*[ :.#-]*(?:[a-z]{6}(?=[a-z0-9]*\d)[a-z0-9]{2}(?:[a-z0-9]{3})?|(?<=(?:code|address|number|no|[:#])[ :.#-]*)[a-z]{8}(?:[a-z]{3})?)\b/;
/** At least six digits with anything between them, or an IBAN. */
const accountNumber = /\d(?:[ -]?\d){5}|\b[a-z]{2}\d{2} ?(?:[a-z0-9]{4} ?){2,7}[a-z0-9]{1,4}\b/;
/** An order to wire money, or to send it to a new place. */
const order =
  /\b(?:wire|transfer|send|remit|pay|deposit|forward|move)\b[^.!?]*\b(?:to|into|via|by|using)\b[^.!?]*\b(?:accounts?|acct|iban|routing|zelle|venmo|paypal|cash ?app|bitcoin|wallet|western union|moneygram|gift cards?)\b/;
const changed =
  /\b(?:new|changed|updated|revised|different|corrected|below|following)\b[^.!?]*\b(?:wire|wiring|wire transfer|bank(?:ing)?|payment|account|ach|routing)\b[^.!?]*\b(?:instructions?|details?|information|numbers?|accounts?)\b|\b(?:wire|wiring|bank(?:ing)?|payment|account)\b[^.!?]*\b(?:instructions?|details?|information)\b[^.!?]*\b(?:have|has|are|is|were|was)\b[^.!?]*\b(?:changed|updated|new|different|revised)\b/;

/** "Wire the deposit to Example Title LLC", "must be remitted to First Example Bank" */
const sentTo =
  /\b(?:wired\b|wire (?=(?:to|it|them|the|your|our|my|this|that|all|any|funds?|money|payments?|earnest|deposits?|closing|balance|purchase|proceeds|rents?|immediately)\b|[$\d])|remit(?:s|ted|ting)?\b)[^.!?]{0,80}?(?<=[ ,])to:? (?:the |our |my )?(?<name>[^.!?;,]+)/giu;
const capitalized = /^\p{Lu}[\p{L}&'’-]*(?: (?:(?:of|and|&) )?\p{Lu}[\p{L}&'’-]*)*/u;
const isCompany = /\b(?:llc|inc|corp|ltd|credit union)\b/i;
/** Parties of a contract, unnamed. */
const isParty =
  /^(?:(?:escrow|title|closing|settlement)(?: (?:agent|holder|company|officer|insurer))?|seller|buyer|purchaser|vendor|vendee|landlord|tenant|lessor|lessee|lender|borrower|owner|agent|broker|company|manager|exchanger|(?:qualified )?intermediary|such|any|all)(?:['’]s)?$/i;

function sendsToSomeone(text: string): boolean {
  return [...text.replace(/\s+/g, " ").matchAll(sentTo)].some(({ groups }) => {
    const to = groups?.["name"] ?? "";
    const [name] = capitalized.exec(to) ?? [];
    return isCompany.test(to) || (name !== undefined && !isParty.test(name));
  });
}

/** In a format that payment instructions use. */
function isInstruction(text: string): boolean {
  const plain = plainText(text);
  if (order.test(plain) || changed.test(plain) || bankCode.test(plain)) return true;
  const rest = plain.replaceAll(daysAndDollars, " ");
  return (
    numbered.test(rest) ||
    numberedDeposit.test(rest) ||
    numberedBank.test(rest.replaceAll(otherNumbers, " ")) ||
    sendsToSomeone(text)
  );
}

/** A number that can only be an account number. */
function hasAccountNumber(text: string): boolean {
  return accountNumber.test(plainText(text).replaceAll(otherNumbers, " "));
}

/**
 * Whether a text says where to send money: an account, or an order to pay into one. It is never
 * quoted, whatever its source, because forged instructions look real.
 */
export function givesPaymentInstructions(text: string): boolean {
  return isInstruction(text) || (transfer.test(plainText(text)) && hasAccountNumber(text));
}

/**
 * Whether a sentence belongs to payment instructions, alone or with its neighbors: a number may be
 * on the line below "Account:".
 */
export function isOfPaymentInstructions(
  sentence: string,
  around: readonly [before: string, after: string],
): boolean {
  if (givesPaymentInstructions(sentence)) return true;
  const [before, after] = around;
  const isNumber = hasAccountNumber(sentence);
  return [
    [before, `${before}\n${sentence}`] as const,
    [after, `${sentence}\n${after}`] as const,
  ].some(
    ([neighbor, both]) =>
      (isNumber && givesPaymentInstructions(both)) ||
      (isInstruction(both) && !isInstruction(neighbor)),
  );
}
