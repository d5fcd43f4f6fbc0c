import { isSample } from "./is-sample.ts";

/**
 * For tests of the specification's own words and figures, which hold for the sample. On an
 * owner's site they are not defined, so that none counts as skipped.
 *
 * @param define calls `test` as often as it likes
 */
export function whileSample(define: () => void): void {
  if (isSample) define();
}
