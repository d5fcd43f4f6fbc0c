import { isSample } from "./is-sample.ts";

/**
 * For tests of the specification's own words and figures, which are true of the sample. On an
 * owner's site they aren't defined, so that none counts as skipped.
 *
 * @param define calls `test` any number of times
 */
export function whileSample(define: () => void): void {
  if (isSample) define();
}
