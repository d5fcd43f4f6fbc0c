import { broker } from "./broker.ts";

/**
 * Whether the broker is still the sample: true until the owner customizes it. Pages use this short
 * check because it adds nothing of the sample to them; `sample-values.ts` checks each value, and a
 * test compares the two.
 */
export const isSample =
  broker.email.endsWith("@example.com") &&
  broker.address.region === "ST" &&
  broker.licenses.every(({ state }) => state === "ST");

/**
 * For tests of the specification's own words and figures, which are true of the sample. On an
 * owner's site they aren't defined, so that none counts as skipped.
 *
 * @param define calls `test` any number of times
 */
export function whileSample(define: () => void): void {
  if (isSample) define();
}
