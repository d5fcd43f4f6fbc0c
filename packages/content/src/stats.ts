// @evaluated-by-the-build
import { homeFigures, isSourced } from "./claims.ts";

/** The figures that the home page counts up to, in order; those without a source are left out. */
export const stats = homeFigures
  .filter(isSourced)
  .map(({ description, label, number, suffix }) => ({ number, suffix, label, description }));
