import type { AgreementTemplate } from "./schema.ts";
import { standardAgreement } from "./standard.ts";

/**
 * Agreements of their own, by the property's state: `TX: texasAgreement` from a file beside
 * `standard.ts`. Every other state has the standard one.
 */
const agreementsByState: Readonly<Record<string, AgreementTemplate>> = {};

/** What a visitor agrees to in order to sign electronically (ESIGN, 15 U.S.C. 7001(c)). */
export const electronicConsent =
  "I agree to sign electronically. I can ask for a paper copy instead, and I can open and save PDF files.";

/** Every agreement, for the checks. */
export const agreementTemplates = [standardAgreement, ...Object.values(agreementsByState)];

/** The agreement of a property, with its name and state in place. */
export function agreementFor({ property, region }: { property: string; region: string }) {
  const { clauses, isSample, term, version } = agreementsByState[region] ?? standardAgreement;
  const filled = clauses.map(({ text, title }) => ({
    title,
    text: text.replaceAll("{property}", property).replaceAll("{state}", region),
  }));
  return { version, isSample, term, clauses: filled };
}

export type Agreement = ReturnType<typeof agreementFor>;

/** The whole text as it is signed and kept: what the hash in the evidence is made from. */
export function agreementText({ clauses }: Pick<Agreement, "clauses">): string {
  const numbered = clauses.map(({ text, title }, index) => `${index + 1}. ${title}. ${text}`);
  return ["Confidentiality agreement", ...numbered].join("\n\n");
}
