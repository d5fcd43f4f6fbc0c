import { applyRule } from "@frontage/records/deal-clock/deal-clock";
import type { KeyDateRule } from "@frontage/records/schemas/key-date";

/** What the samples' signed purchase agreements count, in days from the effective date. */
type Terms = {
  /** The label of the day of signing. */
  signed: string;
  /** Business days. */
  deposit: number;
  titleObjection: number;
  diligence: number;
  /** Ends the financing condition, if there is one. */
  loanCommitment?: number;
  /** Business days before closing, if the agreement says so. */
  estoppels?: number;
};

export const contractTerms = {
  "48-example-road": {
    // The third revision is still to be signed.
    signed: "Revision 2 signed",
    deposit: 3,
    titleObjection: 20,
    diligence: 35,
    loanCommitment: 45,
    estoppels: 5,
  },
  "2-sample-square": {
    signed: "Purchase agreement signed",
    deposit: 2,
    titleObjection: 20,
    diligence: 40,
  },
  "640-example-boulevard": {
    signed: "Purchase agreement signed",
    deposit: 1,
    titleObjection: 30,
    diligence: 55,
  },
} as const satisfies Record<string, Terms>;

/** The label of the day of signing, among the deal's key dates. */
export const signedLabel = (dealId: keyof typeof contractTerms) => contractTerms[dealId].signed;

/** A deadline of a purchase agreement, and who has to meet it. */
type ContractDate = {
  label: string;
  /** The section that sets it. */
  section: number;
  party: "buyer" | "seller";
  rule: KeyDateRule;
};

/** The deadlines in a deal's signed purchase agreement; none without one. */
export function contractDates(dealId: string): ContractDate[] {
  const terms: Terms | undefined = (contractTerms as Record<string, Terms>)[dealId];
  if (!terms) return [];
  const { deposit, diligence, estoppels, loanCommitment, titleObjection } = terms;
  // According to their last section, a period that doesn't end on a business day ends on the next
  // one.
  const fromSigned = { anchor: "effective-date", roll: "next" } as const;
  return [
    {
      label: "Deposit due",
      section: 7,
      party: "buyer",
      rule: { ...fromSigned, count: deposit, unit: "business" },
    },
    {
      label: "Title objection",
      section: 3,
      party: "buyer",
      rule: { ...fromSigned, count: titleObjection, unit: "calendar" },
    },
    {
      label: "Due diligence ends",
      section: 4,
      party: "buyer",
      rule: { ...fromSigned, count: diligence, unit: "calendar" },
    },
    ...(loanCommitment === undefined
      ? []
      : [
          {
            label: "Loan commitment",
            section: 9,
            party: "buyer",
            rule: { ...fromSigned, count: loanCommitment, unit: "calendar" },
          } as const,
        ]),
    ...(estoppels === undefined
      ? []
      : [
          {
            label: "Estoppel certificate due",
            section: 6,
            party: "seller",
            rule: { anchor: "closing", count: -estoppels, unit: "business", roll: "previous" },
          } as const,
        ]),
  ];
}

/** The days of a deal's contract dates. */
export function contractDays(
  dealId: string,
  { closing, signed }: { closing: string; signed: string },
): { label: string; day: string }[] {
  return contractDates(dealId).map(({ label, rule }) => ({
    label,
    day: applyRule(rule, rule.anchor === "closing" ? closing : signed),
  }));
}
