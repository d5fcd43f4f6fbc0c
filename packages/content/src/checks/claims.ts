import type { Claim } from "../schemas/claim.ts";
import type { Finding } from "./finding.ts";

/**
 * Reports figures that are more than a year old, and those that the site leaves out.
 *
 * @param claims every figure the site states about the broker
 * @param today an ISO date
 */
export function claimFindings(claims: readonly Claim[], today: string): Finding[] {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return claims.flatMap(({ asOf, label, source }): Finding[] => {
    if (source === "") {
      return [
        warning(
          label,
          `The site leaves out “${label}” because it has no source: add where the figure comes from in packages/content/src/claims.ts.`,
        ),
      ];
    }
    if (asOf > today) {
      return [
        warning(
          label,
          `“${label}” is as of ${asOf}, a date in the future: correct it in packages/content/src/claims.ts.`,
        ),
      ];
    }
    if (Date.parse(asOf) >= yearAgo.getTime()) return [];
    return [
      warning(
        label,
        `“${label}” was last counted on ${asOf}, more than a year ago: count it again and update packages/content/src/claims.ts.`,
      ),
    ];
  });
}

const warning = (label: string, sentence: string): Finding => ({
  severity: "warning",
  sentence,
  place: { file: "claims.ts", text: label },
});
