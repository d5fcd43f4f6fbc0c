// @evaluated-by-the-build
import * as claims from "./claims.ts";

/** The figures that sentences use; null for one without a source. */
export const yearsInCommercial = claims.isSourced(claims.yearsInCommercial)
  ? { figure: claims.yearsInCommercial.figure, inWords: claims.yearsInCommercial.inWords }
  : null;

export const daysToClosing = claims.isSourced(claims.daysToClosing)
  ? { min: claims.daysToClosing.min, max: claims.daysToClosing.max }
  : null;
