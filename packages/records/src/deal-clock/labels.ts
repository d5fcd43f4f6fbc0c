import { withinSentence } from "../in-sentence.ts";
import { contactRoleNames } from "../record-names.ts";
import type { DealSide } from "../schemas/deal.ts";
import type { AnchorKind, KeyDateKind, KeyDateStatus } from "../schemas/key-date-kinds.ts";
import type { KeyDate, KeyDateRule, ResponsibleRole } from "../schemas/key-date.ts";
import { taxReturns } from "./tax-returns.ts";

export const anchorNames: Record<AnchorKind, string> = {
  "effective-date": "Effective date",
  closing: "Closing",
  "lease-commencement": "Lease commencement",
  expiration: "Lease expiration",
  "first-transfer": "First transfer",
};

export const keyDateKindNames: Record<KeyDateKind, string> = {
  ...anchorNames,
  deadline: "Deadline",
  milestone: "Milestone",
  "exchange-identification": "1031 exchange: identify",
  "exchange-receipt": "1031 exchange: receive",
};

export const keyDateStatusNames: Record<KeyDateStatus, string> = {
  open: "Open",
  done: "Done",
  waived: "Waived",
  extended: "Extended",
};

/** The two parties of a deal, by the side that the broker acts for. */
const partyNames: Record<DealSide, Record<"client" | "counterparty", string>> = {
  purchase: { client: "Buyer", counterparty: "Seller" },
  sale: { client: "Seller", counterparty: "Buyer" },
  lease: { client: "Landlord", counterparty: "Tenant" },
};

/** A role as a deal names it: "Seller", "Lender". */
export const formatRole = (role: ResponsibleRole, side: DealSide): string =>
  role === "client" || role === "counterparty" ? partyNames[side][role] : contactRoleNames[role];

/**
 * A rule as text: "30 days after effective date", "5 business days before closing".
 *
 * @param anchorName the deal's own name for the anchor
 */
export function formatRule(
  { anchor, count, taxReturn, unit }: KeyDateRule,
  anchorName: string = anchorNames[anchor],
): string {
  const days = Math.abs(count);
  const noun = `${unit === "business" ? "business " : ""}${days === 1 ? "day" : "days"}`;
  const counted =
    count === 0
      ? anchorName
      : `${days} ${noun} ${count < 0 ? "before" : "after"} ${withinSentence(anchorName)}`;
  if (!taxReturn) return counted;
  const extension = taxReturn.isExtended ? "with extension" : "no extension";
  const { name } = taxReturns[taxReturn.taxpayer];
  return `${counted}, or the tax return if earlier (${name.replace(/ \(.*/, "")}, ${extension})`;
}

/** The rule for weekends and holidays, as a sentence. */
export function formatRoll({ roll }: Pick<KeyDateRule, "roll">): string {
  if (roll === "stay") return "Weekends and holidays don’t move it.";
  return `On a weekend or federal holiday, the ${roll} business day.`;
}

/** The tax return that a rule depends on, with the source of its due date. */
export function formatTaxReturn({ isExtended, taxpayer }: NonNullable<KeyDateRule["taxReturn"]>) {
  const { name, source } = taxReturns[taxpayer];
  return `${name}, ${isExtended ? "with" : "no"} extension. ${source}.`;
}

/**
 * The text for a date without a day: "Needs the effective date", or "Not set" for that date itself.
 */
export const formatMissing = (missing: AnchorKind, kind?: KeyDateKind) =>
  missing === kind ? "Not set" : `Needs the ${anchorNames[missing].toLowerCase()}`;

/**
 * The name of whoever has to act: a contact, a role, or "Client", which screens replace with "You"
 * or the client's name; `undefined` if nobody is named or the contact was removed.
 *
 * @param of.contacts names by id
 */
export function formatResponsible(
  responsible: KeyDate["responsible"],
  { contacts, side }: { contacts: ReadonlyMap<string, string>; side: DealSide },
): string | undefined {
  if (!responsible) return undefined;
  if ("contactId" in responsible) return contacts.get(responsible.contactId);
  return responsible.role === "client" ? "Client" : formatRole(responsible.role, side);
}
