import type { DealSide } from "@frontage/content/schemas/property";

/** The deal of a row that was joined with it, if there is one. */
export function dealOf(row: {
  dealId: string | null;
  propertyName: string | null;
  side: string | null;
}): { deal?: { id: string; name: string; side: DealSide } } {
  const { dealId, propertyName, side } = row;
  if (dealId === null || propertyName === null) return {};
  return { deal: { id: dealId, name: propertyName, side: side as DealSide } };
}
