import { dashboardPaths, dealPath } from "@frontage/content/dashboard";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

/**
 * Who hears of a listing as its client, and the page that says more: its deal's. A listing whose
 * kind was changed has no deal of that kind yet, but still the same client.
 *
 * @param listing.section of the deal's page
 */
export function listingsClient({
  clientId,
  dealId,
  section = "",
}: Pick<Selectable<Tables["listing"]>, "clientId" | "dealId"> & {
  section?: "" | "#listing" | "#offers";
}): { clientId: string; path: string } | undefined {
  if (clientId === null) return undefined;
  return { clientId, path: dealId === null ? dashboardPaths.overview : dealPath(dealId) + section };
}
