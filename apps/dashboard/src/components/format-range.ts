/** A range: "$5M to $20M", "from $5M" or "up to $20M", followed by the unit. */
export function formatRange(
  lower: string,
  upper: string,
  format: (amount: number) => string,
  unit = "",
): string {
  if (lower && upper) return `${format(Number(lower))} to ${format(Number(upper))}${unit}`;
  if (lower) return `from ${format(Number(lower))}${unit}`;
  return upper && `up to ${format(Number(upper))}${unit}`;
}
