import type { DealSide } from "./clauses-asked.ts";
import type { Question } from "./understand.ts";

/** What a sentence says that makes it about something else, unless the question says it, too. */
const qualifiers: readonly (readonly [said: RegExp, asked?: RegExp])[] = [
  [
    /\b(?:additional|second|further|supplemental|increased)\b/i,
    /\b(?:additional|second|further|supplemental|increased?|another|more|all|total)\b/,
  ],
  [/\b(?:any|all) other\b|\botherwise\b/i, /\bother\b/],
  [
    /\b(?:extend|extension|extended)\b/i,
    /\b(?:exten\w+|more time|longer|push|delay|postpone|later|options?|renew\w*|how long|last|run|runs|expires?|ends?)\b/,
  ],
  [
    /\b(?:defaults?|breach|breaches|fails)\b/i,
    /\b(?:default\w*|breach\w*|fails?|refuses?|doesn't|don't|not|broke|violat\w+|lose|remed\w+|walk\w*|back)\b/,
  ],
  [/\bnot shown by (?:the )?public records?\b/i, /\b(?:public|standard)\b/],
  [/\b(?:free of|abated|abatement)\b/i, /\b(?:free|abate\w*)\b/],
  [/\bpercentage rent\b/i, /\bpercent/],
  [
    /\b(?:returned|refunded|recovers?|refundable|nonrefundable)\b/i,
    /\b(?:return\w*|refund\w*|recover\w*|back|lose|keep|get|hard|risk|release\w*|happens|if)\b/,
  ],
];
/** The same, of amounts: "It rises by $0.75" is not the rent. */
const amountQualifiers: typeof qualifiers = [
  [
    /\b(?:rises?|increas\w+|escalat\w+)\b/i,
    /\b(?:ris\w+|increas\w+|escalat\w+|bumps?|go(?:es)? up|change|steps?)\b/,
  ],
  [/\bcommissions?\b/i, /\b(?:commissions?|brokers?|fees?)\b/],
  [
    /\b(?:arrears|past due|holdover|holding over|late)\b/i,
    /\b(?:arrears|late|past due|hold\w*|stay\w*|owes?|behind)\b/,
  ],
];

export const unchanged =
  /\b(?:stays?|remains?|continues?)\b[^.;]{0,40}\b(?:as (?:it|they) (?:is|are|was|were)|unchanged|in (?:full )?force|the same)\b|\baccordingly\b/i;

const failing =
  "(?:default\\w*|breach\\w*|fails?|refus\\w+|walks?|backs? out|backed out|break\\w*|(?:does|do|did|is|are|can|could|will|would)(?:n't| not)(?: \\w+)? (?:close|perform|sell|buy|pay|go|show|honor|complete|follow))";
// "What does the seller get if we default?" is not about the seller's.
const nextTo = "(?: (?!(?:if|when|i|we|buyer|seller|purchaser|vendor|vendee)\\b)\\w+){0,2} ";
const failsBuyer = new RegExp(
  `\\b(?:buyers?|purchasers?|vendees?)\\b${nextTo}${failing}|\\bagainst (?:the |a )?(?:buyer|purchaser)`,
);
const failsSeller = new RegExp(
  `\\b(?:sellers?|vendors?)\\b${nextTo}${failing}|\\bagainst (?:the |a )?(?:seller|vendor)`,
);
const failsSelf = new RegExp(`\\b(?:i|we)\\b${nextTo}${failing}`);

/** Whose default a question or a clause is about. */
function defaulting(text: string, self?: DealSide): "buyer" | "seller" | undefined {
  if (failsBuyer.test(text)) return "buyer";
  if (failsSeller.test(text)) return "seller";
  if (self && failsSelf.test(text)) return self === "purchase" ? "buyer" : "seller";
  return undefined;
}

/** "If the buyer defaults" isn't answered by what happens if the seller does. */
export function isSameDefault(quote: string, { text }: Question, side?: DealSide): boolean {
  const asked = defaulting(text, side);
  const said = asked && defaulting(quote.toLowerCase().replace(/[’‘]/g, "'"));
  return said === undefined || said === asked;
}

const another = /\b(?:second|additional|further)\b/i;

/** "An additional deposit" is not the deposit, nor the other way around. */
export const isSameQualifier = (quote: string, { text, type }: Question) =>
  (!another.test(text) || another.test(quote)) &&
  [...qualifiers, ...(type === "amount" ? amountQualifiers : [])].every(
    ([said, asked = said]) => !said.test(quote) || asked.test(text),
  );
