// @evaluated-by-the-build
import * as claims from "./claims.ts";
import type { Claim } from "./schemas/claim.ts";

/** A claim as "How these figures are counted" lists it. */
export type ClaimRow = {
  label: string;
  counted: string;
  source: string;
  sourceUrl?: string;
  /** "June 30, 2026" */
  asOf: string;
};

const formatDay = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

const rowsOf = (...listed: Claim[]): readonly ClaimRow[] =>
  listed.filter(claims.isSourced).map(({ asOf, counted, label, source, sourceUrl }) => ({
    label,
    counted,
    source,
    sourceUrl,
    asOf: formatDay(asOf),
  }));

/** Under the home page's figures. Its answers state the days to closing. */
export const homeClaims = rowsOf(...claims.homeFigures, claims.daysToClosing);

/** Next to the About page's figure. */
export const aboutClaims = rowsOf(claims.yearsInCommercial);
