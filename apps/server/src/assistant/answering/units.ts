const unitKinds = "suite|ste|unit|bay|space|apartment|apt|shop|store|pad|studio|building|bldg";
const same: Record<string, string> = { ste: "suite", apt: "apartment", bldg: "building" };

const unit = new RegExp(
  `\\b(${unitKinds})s?\\.?(?: ?#| no\\.?| number)? ?(\\d{1,5}[a-z]?|(?<=[ #])(?:[a-z]-?\\d{1,4}|[b-hj-z]))(?![\\w-]|'(?!s\\b))|#(\\d{1,5}[a-z]?)\\b`,
  "g",
);

/**
 * The parts of a building that a text names, as "suite 3".
 *
 * @param text by `plainText`
 */
export function unitsIn(text: string): string[] {
  return [...text.matchAll(unit)].map(([, kind, name, bare]) =>
    kind && name ? `${same[kind] ?? kind} ${name}` : `suite ${bare}`,
  );
}

/** The text without the parts of buildings it names. */
export const withoutUnits = (text: string) => text.replace(unit, " ");

/**
 * Whether a text is about the units that are asked for: it names one of them. A text that names
 * others alone is about those.
 */
export function unitsMatch(asked: readonly string[], text: string): boolean {
  const named = unitsIn(text);
  return asked.some((one) => named.includes(one));
}
