/** Kinds of dates that others are counted from. A deal has at most one key date of each. */
export const anchorKinds = [
  "effective-date",
  "closing",
  "lease-commencement",
  "expiration",
  "first-transfer",
] as const;
export type AnchorKind = (typeof anchorKinds)[number];

/** The kinds of key dates. The two of an exchange are strict: they never move for a weekend or holiday. */
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

/** Whether a date is one of an exchange's deadlines, which only the IRS can postpone. */
export const isStrict = (kind: unknown) =>
  kind === "exchange-identification" || kind === "exchange-receipt";

/**
 * Kinds of dates that need no action, such as milestones and anchors. They are over once their day
 * has passed; others stay due until marked as done.
 */
export const passingKinds = [
  "effective-date",
  "lease-commencement",
  "expiration",
  "first-transfer",
  "milestone",
] as const satisfies readonly KeyDateKind[];

/** Whether dates of this kind are over once their day has passed. */
export const isPassing = (kind: KeyDateKind) => passingKinds.some((passing) => passing === kind);
