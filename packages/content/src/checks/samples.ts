import { fieldLabel } from "./field-label.ts";
import type { Finding } from "./finding.ts";

/**
 * Which sample values remain. While the whole site is the sample, that is one warning; once it is
 * the owner's, each leftover is an error.
 *
 * @param left paths from `sampleValuesIn`
 * @param isSample the owner hasn't started
 */
export function sampleFindings(left: readonly string[], isSample: boolean): Finding[] {
  if (isSample) {
    return [
      {
        severity: "warning",
        sentence: `This is still the sample site: ${left.length} values in packages/content/src/broker.ts are placeholders. Start with \`npm run personalize\`.`,
      },
    ];
  }
  return left.map((path) => ({
    severity: "error",
    sentence: `In broker.ts, ${fieldLabel(path)} is the sample’s, or reserved for examples: replace it with your own.`,
    place: { file: "broker.ts", path },
  }));
}

/**
 * Sample claims that the site would otherwise make in the owner's name.
 *
 * @param left labels from `sampleClaimsIn`
 * @param isSample the owner hasn't started
 */
export function sampleClaimFindings(left: readonly string[], isSample: boolean): Finding[] {
  if (isSample) return [];
  return left.map((label) => ({
    severity: "error",
    sentence: `In claims.ts, “${label}” is still the sample's claim: replace the figure, what it counts and its source with your own, or set the source to "" to take it off the site.`,
    place: { file: "claims.ts", text: label },
  }));
}

/**
 * Legal pages that still say they are a sample.
 *
 * @param note at the top of those pages
 * @param isSample the owner hasn't started
 */
export function sampleLegalTextFindings(note: string, isSample: boolean): Finding[] {
  if (isSample || !/^Sample text\b/i.test(note)) return [];
  return [
    {
      severity: "warning",
      sentence:
        "The legal pages still say “Sample text”: have a lawyer review packages/content/src/legal.ts, then set its date and empty its note.",
      place: { file: "legal.ts", text: note },
    },
  ];
}

/**
 * Confidentiality agreements that no lawyer has confirmed yet.
 *
 * @param isLeft one of them is still marked as a sample
 * @param isSample the owner hasn't started
 */
export function sampleAgreementFindings(isLeft: boolean, isSample: boolean): Finding[] {
  if (isSample || !isLeft) return [];
  return [
    {
      severity: "warning",
      sentence:
        "The confidentiality agreement is still the sample: have a lawyer review packages/content/src/agreements/standard.ts, then set its version and isSample to false.",
      place: { file: "agreements/standard.ts", path: "isSample" },
    },
  ];
}
