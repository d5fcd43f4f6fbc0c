import type { AskedKind } from "../cards/record-card.ts";

const asked: readonly (readonly [AskedKind, RegExp])[] = [
  ["howMany", /\bhow (?:many|big|large|old|full|long)\b|\bnumber of\b/],
  ["howMuch", /\bhow (?:much|high)\b|\b(?:price|cost|costs|fee|rate|amount|percent)\b/],
  ["who", /\bwho(?:m|se|'s|s)?\b/],
  ["when", /\bwhen(?:'s|s)?\b|\b(?:what|which) (?:day|date|time|year)\b|\bby what\b|\bdeadline\b/],
];

/**
 * What a question asks for.
 *
 * @param text by `plainText`
 */
export const askedKinds = (text: string): AskedKind[] =>
  asked.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));

const answers: Record<AskedKind, RegExp> = {
  who: /\p{Lu}[\p{L}.&'’-]+ (?:&|and |of )?\p{Lu}[\p{L}.&'’-]+|\b(?:LLC|LLP|Inc|Corp)\b|\b(?:seller|buyer|landlord|tenant|lender|owner)\b/iu,
  when: /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december)\b|\b(?:days?|weeks?|months?|years?|a\.m|p\.m|noon|daily|annually)\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b(?:19|20)\d\d\b/i,
  howMuch: /[$€£]|\d ?%|\bpercent\b|\bdollars\b/i,
  howMany:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred)\b/i,
};

/** Whether a text has what a question of this kind asks for. */
export const isAnswerTo = (kind: AskedKind, text: string): boolean => answers[kind].test(text);
