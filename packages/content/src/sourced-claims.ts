import * as claims from "./claims.ts";
import { longDay } from "./plain-formats.ts";
import type { Claim } from "./schemas/claim.ts";

/** The figures that the home page counts up to, in order, without those that have no source. */
export const stats = claims.homeFigures.filter(claims.isSourced);

/** The figures used in sentences; null for one without a source. */
export const yearsInCommercial = claims.isSourced(claims.yearsInCommercial)
  ? claims.yearsInCommercial
  : null;

export const daysToClosing = claims.isSourced(claims.daysToClosing) ? claims.daysToClosing : null;

/** Rows of "How these figures are counted", with dates like "June 30, 2026". */
const rowsOf = (...listed: Claim[]) =>
  listed.filter(claims.isSourced).map((claim) => ({ ...claim, asOf: longDay(claim.asOf) }));

/** The claims behind the home page's figures, and behind the days to closing in its answers. */
export const homeClaims = rowsOf(...claims.homeFigures, claims.daysToClosing);

/** The claim behind the About page's figure. */
export const aboutClaims = rowsOf(claims.yearsInCommercial);

/** Labels of the row that opens the list of claims, by page. */
export const claimsHeading = {
  home: "How these figures are counted",
  about: "How this figure is counted",
} as const;

export const claimColumns = { claim: "Claim", source: "Source", asOf: "As of" } as const;
