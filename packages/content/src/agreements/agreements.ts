import type { AgreementTemplate } from "./schema.ts";
import { standardAgreement } from "./standard.ts";

/**
 * States with their own agreement: `TX: texasAgreement` from a file beside `standard.ts`.
 * Properties in all other states have the standard one.
 */
const agreementsByState: Readonly<Record<string, AgreementTemplate>> = {};

/** The consent to signing electronically (ESIGN, 15 U.S.C. 7001(c)). */
export const electronicConsent =
  "I agree to sign electronically. I can ask for a paper copy instead, and I can open and save PDF files.";

/** Every agreement, for `npm run check`. */
export const agreementTemplates = [standardAgreement, ...Object.values(agreementsByState)];

/** The agreement for a property, with its name and state filled in. */
export function agreementFor({ property, region }: { property: string; region: string }) {
  const { clauses, isSample, term, version } = agreementsByState[region] ?? standardAgreement;
  const filled = clauses.map(({ text, title }) => ({
    title,
    text: text.replaceAll("{property}", property).replaceAll("{state}", region),
  }));
  return { version, isSample, term, clauses: filled };
}

export type Agreement = ReturnType<typeof agreementFor>;

/** The whole text as it is signed and stored; the evidence has its hash. */
export function agreementText({ clauses }: Pick<Agreement, "clauses">): string {
  const numbered = clauses.map(({ text, title }, index) => `${index + 1}. ${title}. ${text}`);
  return ["Confidentiality agreement", ...numbered].join("\n\n");
}
