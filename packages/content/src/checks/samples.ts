import { fieldLabel } from "./field-label.ts";
import type { Finding } from "./finding.ts";

/**
 * Reports sample values that remain: as one warning while the whole site is the sample, otherwise
 * each as an error.
 *
 * @param left paths from `sampleValuesIn`
 * @param isSample whether the owner hasn't started yet
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
 * Reports sample claims that the site would make in the owner's name.
 *
 * @param left labels from `sampleClaimsIn`
 * @param isSample whether the owner hasn't started yet
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
 * Reports legal pages that still say they are a sample.
 *
 * @param note at the top of those pages
 * @param isSample whether the owner hasn't started yet
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
 * Reports that a confidentiality agreement wasn't confirmed by a lawyer.
 *
 * @param isLeft whether one is still marked as a sample
 * @param isSample whether the owner hasn't started yet
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
