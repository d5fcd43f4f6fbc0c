import type { AssistantRemark } from "@frontage/records/schemas/assistant";
import { plainText } from "./plain-text.ts";
import { isStopStem, stemsOf } from "../passages/stem.ts";

const thanks = /\b(?:thanks?|thx|ty|thank you|cheers|much appreciated|appreciate it)\b/;
const greeting =
  /^(?:(?:hi|hello|hey|hiya|howdy|yo|there|assistant|good (?:morning|afternoon|evening|day)|how are you(?: doing)?(?: today)?)\b\W*)+$/;
/** What people add to thanks or a goodbye: "great, bye". */
const pleasantries =
  /\b(?:great|good|nice|perfect|cool|awesome|excellent|lovely|wonderful|got it|fine|alright|sure|bye|goodbye|see you|lol|haha|ha|wow|test|testing|morning|afternoon|evening|day|much|appreciate|appreciated|cheers|thx|ty|help|helpful|work|job|information|info)\b/g;
/** "What do you need from me?" is a question, although it has only stop words. */
const asking =
  /^(?:who|what|when|where|which|why|how|is|are|am|was|can|could|do|does|did|should|shall|will|would|may|must|have|has)\W+\w+\W+\w/;
/** More consonants in a row than English has: random typing. */
const mashed = /^[^aeiouy\d\W_]*[^\d\W_]?[^aeiouy\d\W_]{8,}[^\d\W_]*$/;

/**
 * What was typed, if it asks nothing that records could answer: a greeting, thanks, or no word with
 * a subject ("?", "ok", "asdfghjkl").
 */
export function remarkIn(question: string): AssistantRemark | undefined {
  const text = plainText(question).trim();
  if (greeting.test(text)) return "greeting";
  const isThanks = thanks.test(text);
  if (isThanks && !hasSubject(text.replaceAll(pleasantries, " "))) return "thanks";
  if (asking.test(text)) return undefined;
  return hasSubject(text) && hasSubject(text.replace(wholePleasantry, " "))
    ? undefined
    : isThanks
      ? "thanks"
      : "unclear";
}

/** Only a pleasantry, maybe with stop words: "ok great". */
const wholePleasantry = new RegExp(`^(?:(?:ok|okay|${pleasantries.source})\\W*)+$`);

const hasSubject = (text: string) =>
  stemsOf(text).some((one) => !isStopStem(one) && !mashed.test(one)) ||
  // Scripts that have no stems may say anything.
  /[^\p{ASCII}\p{P}\p{S}\p{Z}\p{C}]/u.test(text);
