import { isOfFigures } from "./figures.ts";

const unitKinds = "suite|ste|unit|bay|space|apartment|apt|shop|store|pad|studio|building|bldg";
const same: Record<string, string> = { ste: "suite", apt: "apartment", bldg: "building" };

const unit = new RegExp(
  `\\b(${unitKinds})s?\\.?(?: ?#| no\\.?| number)? ?(\\d{1,5}[a-z]?|(?<=[ #])(?:[a-z]-?\\d{1,4}|[b-hj-z]))(?![\\w-]|'(?!s\\b))|#(\\d{1,5}[a-z]?)\\b`,
  "g",
);

/**
 * The units a text names, such as "suite 3".
 *
 * @param text by `plainText`
 */
export function unitsIn(text: string): string[] {
  return [...text.matchAll(unit)].map(([, kind, name, bare]) =>
    kind && name ? `${same[kind] ?? kind} ${name}` : `suite ${bare}`,
  );
}

/** The text without its units. */
export const withoutUnits = (text: string) => text.replace(unit, " ");

/**
 * Whether a text is about the units asked for: it names one of them. A text that names only other
 * units is about those.
 */
export function unitsMatch(asked: readonly string[], text: string): boolean {
  const named = unitsIn(text);
  return asked.some((one) => named.includes(one));
}

/** "Suite Tenant Area …": only words, and no address. */
const rowsHeader = /^[ \t]*(suite|ste|unit|bay|space)s?(?: (?:no\.?|number|#))?[ \t][^\d\n.,]*$/im;
const rowName = /^[ \t]*(\d{1,5}[a-z]?)[ \t]+\S/i;

/**
 * The unit of a table row that begins with just its number, under a header that says what it is:
 * "150 Coastal Eye Associates 5,250 …" under "Suite Tenant Area …".
 *
 * @param page the text that the row is in
 */
export function unitOfRow(row: string, page: string): string | undefined {
  const name = isOfFigures(row) ? rowName.exec(row)?.[1]?.toLowerCase() : undefined;
  const kind = name && rowsHeader.exec(page)?.[1]?.toLowerCase();
  return kind && `${same[kind] ?? kind} ${name}`;
}
