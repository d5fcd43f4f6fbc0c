/** The dates that others count from. A deal has at most one key date of each of these kinds. */
export const anchorKinds = [
  "effective-date",
  "closing",
  "lease-commencement",
  "expiration",
  "first-transfer",
] as const;
export type AnchorKind = (typeof anchorKinds)[number];

/**
 * A "milestone" is over once its day has passed; the others stay due until marked as done. The two of
 * an exchange are strict: they never move for a weekend or holiday.
 */
export const keyDateKinds = [
  ...anchorKinds,
  "deadline",
  "milestone",
  "exchange-identification",
  "exchange-receipt",
] as const;
export type KeyDateKind = (typeof keyDateKinds)[number];

export const keyDateStatuses = ["open", "done", "waived", "extended"] as const;
export type KeyDateStatus = (typeof keyDateStatuses)[number];

export const isAnchor = (kind: KeyDateKind): kind is AnchorKind =>
  anchorKinds.some((anchor) => anchor === kind);

/** Whether a kind is one of an exchange's deadlines, which only the IRS postpones. */
export const isStrict = (kind: unknown) =>
  kind === "exchange-identification" || kind === "exchange-receipt";
