/** Units after an amount: "$12.4M", "12.4 million". */
const units: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
};
const amount =
  /(?<sign>\$\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(?<unit>k|thousand|mm?|mil|million)?(?![\p{L}\p{N}])/giu;

/**
 * Whether a text states a price in US dollars, or a rent in dollars per square foot, exactly or
 * rounded: "$12.4M" and "12 million" state 12,400,000. A small number counts only with a dollar
 * sign: 18 may be parking spaces.
 */
export function mentionsPrice(text: string, price: number): boolean {
  for (const { groups: { digits = "", sign, unit } = {} } of text.matchAll(amount)) {
    const number = Number(digits.replaceAll(",", ""));
    if (unit) {
      const decimals = digits.split(".")[1]?.length ?? 0;
      const inUnit = price / (units[unit.toLowerCase()] ?? 1);
      if (inUnit.toFixed(decimals) === number.toFixed(decimals) && number > 0) return true;
    } else if (number === price && (sign !== undefined || price >= 10_000)) return true;
  }
  return false;
}
