import * as claims from "./claims.ts";
import type { Claim } from "./schemas/claim.ts";

/** The figures that the home page counts up to, in order; those without a source are left out. */
export const stats = claims.homeFigures.filter(claims.isSourced);

/** The figures that sentences use; null for one without a source. */
export const yearsInCommercial = claims.isSourced(claims.yearsInCommercial)
  ? claims.yearsInCommercial
  : null;

export const daysToClosing = claims.isSourced(claims.daysToClosing) ? claims.daysToClosing : null;

const formatDay = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** As "How these figures are counted" lists them, with days as "June 30, 2026". */
const rowsOf = (...listed: Claim[]) =>
  listed.filter(claims.isSourced).map((claim) => ({ ...claim, asOf: formatDay(claim.asOf) }));

/** Under the home page's figures. Its answers state the days to closing. */
export const homeClaims = rowsOf(...claims.homeFigures, claims.daysToClosing);

/** Next to the About page's figure. */
export const aboutClaims = rowsOf(claims.yearsInCommercial);
