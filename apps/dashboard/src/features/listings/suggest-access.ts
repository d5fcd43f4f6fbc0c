import type { ListingDocumentForm } from "@frontage/records/schemas/broker-listing";

type Access = Partial<Pick<ListingDocumentForm, "isOfferingMemorandum" | "tier">>;

const flyer = /\b(flyer|brochure)\b/i;
const memorandum = /\b(offering memorandum|OM)\b/i;
const financials =
  /\brent rolls?\b|\bt[- ]?12\b|\btrailing (12|twelve)\b|\bleases?\b|\boperating (statements?|history)\b/i;

/** Who usually opens a document with this name; empty if the name doesn't say what it is. */
export function suggestAccess(name: string): Access {
  if (flyer.test(name)) return { tier: "public" };
  if (memorandum.test(name)) return { tier: "agreement", isOfferingMemorandum: true };
  return financials.test(name) ? { tier: "approval" } : {};
}
