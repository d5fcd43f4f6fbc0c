/**
 * The cap rate: net operating income ÷ price.
 *
 * @param figures.noi US dollars a year
 * @param figures.price US dollars
 * @returns percent with up to two decimals; `undefined` unless both are known and positive
 */
export function capRateOf({ noi, price }: { noi?: number; price?: number }): number | undefined {
  if (noi === undefined || price === undefined || noi <= 0 || price <= 0) return undefined;
  return Math.round((noi / price) * 10_000) / 100;
}
