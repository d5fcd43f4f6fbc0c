import { commonWords } from "./answering/places.ts";
import { isStopStem, stemsOf } from "./answering/stem.ts";
import { tradeStems } from "./answering/terms.ts";

const commonStems: ReadonlySet<string> = new Set([...commonWords].flatMap(stemsOf));

/**
 * Whether a text has no word of a question or of the trade, nor a figure: "asdf qwer". A name alone
 * looks the same, so ask only of what no record has matched.
 */
export function isGibberish(text: string): boolean {
  const stems = stemsOf(text);
  return (
    stems.length > 0 &&
    // Other scripts have no stems, and may say anything.
    !/[^\p{ASCII}\p{P}\p{S}\p{Z}]/u.test(text) &&
    stems.every(
      (one) => !/\d/.test(one) && !isStopStem(one) && !tradeStems.has(one) && !commonStems.has(one),
    )
  );
}
