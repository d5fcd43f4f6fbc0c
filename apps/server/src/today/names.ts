import type { DealSide } from "@frontage/records/schemas/deal";
import type { ClientRef } from "@frontage/records/schemas/record";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";

/** A row's client and deal. */
type Owned = { clientId: string; dealId: string | null };

/** A row without the names of its client and deal, which are read once for all groups. */
export type Unnamed<Item> = Item extends { client: unknown }
  ? Omit<Item, "client" | "deal"> & Owned
  : Item;

type DealRef = { id: string; name: string; side: DealSide; timeZone: string };
export type Names = {
  clients: Map<string, ClientRef>;
  deals: Map<string, DealRef>;
};

/** The names that rows need. */
export async function readNames(records: Database, rows: readonly object[]): Promise<Names> {
  const owned = rows.filter((row): row is Owned => "clientId" in row && "dealId" in row);
  if (owned.length === 0) return { clients: new Map(), deals: new Map() };
  const clientIds = [...new Set(owned.map(({ clientId }) => clientId))];
  const dealIds = [...new Set(owned.flatMap(({ dealId }) => dealId ?? []))];
  const clients = records
    .selectFrom("user")
    .select(["id", "name"])
    .select([sql<string | null>`null`.as("side"), sql<string | null>`null`.as("timeZone")])
    .where("id", "in", clientIds);
  const found = await (
    dealIds.length === 0
      ? clients
      : clients.unionAll((eb) =>
          eb
            .selectFrom("deal")
            .innerJoin("property", "property.id", "deal.propertyId")
            .select(["deal.id", "property.name", "deal.side", "property.timeZone"])
            .where("deal.id", "in", dealIds),
        )
  ).execute();
  const names: Names = { clients: new Map(), deals: new Map() };
  for (const { id, name, side, timeZone } of found) {
    if (side === null || timeZone === null) names.clients.set(id, { id, name });
    else names.deals.set(id, { id, name, side: side as DealSide, timeZone });
  }
  return names;
}

/** The rows with their names, without those whose client was erased meanwhile. */
export function withNames<Item extends object>(
  rows: readonly Unnamed<Item>[],
  { clients, deals }: Names,
): Item[] {
  return rows.flatMap((row) => {
    if (!("clientId" in row && "dealId" in row)) return [row as Item];
    const { clientId, dealId, ...rest } = row;
    const client = clients.get(clientId);
    const deal = dealId === null ? undefined : deals.get(dealId);
    return client ? [{ ...rest, client, ...(deal && { deal }) } as unknown as Item] : [];
  });
}
