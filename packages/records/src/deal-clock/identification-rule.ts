/** So many properties may be identified, whatever their value. */
export const threePropertyMax = 3;
/** More may be identified if their total value is at most this percentage of what was sold. */
export const valueRulePercent = 200;

/**
 * Whether a list of replacement properties satisfies Treas. Reg. §1.1031(k)-1(c)(4): up to three,
 * or more that together are worth at most twice what was sold.
 *
 * @param soldValue US dollars
 * @returns `percent` of what was sold; absent if it doesn't matter, or a value is unknown
 */
export function identificationRule(
  replacements: readonly { value?: number | undefined }[],
  soldValue: number | undefined,
): { isWithin: boolean; percent?: number } {
  if (replacements.length <= threePropertyMax) return { isWithin: true };
  const values = replacements.flatMap(({ value }) => value ?? []);
  if (soldValue === undefined || values.length < replacements.length) return { isWithin: false };
  const total = values.reduce((sum, value) => sum + value, 0);
  return {
    isWithin: total * 100 <= soldValue * valueRulePercent,
    // Rounded up, so that it never shows 200 when it is more.
    percent: Math.ceil((total / soldValue) * 100),
  };
}
