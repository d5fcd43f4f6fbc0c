import type { DealSide } from "@frontage/content/schemas/property";
import type { ClientRef } from "@frontage/content/schemas/record";
import { clientRefs } from "../accounts/client-refs.ts";
import type { Database } from "../database/open-database.ts";

/** Whose a row is, and of which deal. */
type Owned = { clientId: string; dealId: string | null };

/** A row before its client and its deal have names: these are read once, for all groups. */
export type Unnamed<Item> = Item extends { client: unknown }
  ? Omit<Item, "client" | "deal"> & Owned
  : Item;

type DealRef = { id: string; name: string; side: DealSide };
export type Names = {
  clients: ReadonlyMap<string, ClientRef>;
  deals: ReadonlyMap<string, DealRef>;
};

/** The names that rows need. */
export async function readNames(records: Database, rows: readonly object[]): Promise<Names> {
  const owned = rows.filter((row): row is Owned => "clientId" in row && "dealId" in row);
  const ids = [...new Set(owned.flatMap(({ dealId }) => dealId ?? []))];
  const [clients, deals] = await Promise.all([
    clientRefs(records, owned),
    ids.length === 0
      ? []
      : records
          .selectFrom("deal")
          .innerJoin("property", "property.id", "deal.propertyId")
          .select(["deal.id", "deal.side", "property.name"])
          .where("deal.id", "in", ids)
          .execute(),
  ]);
  return {
    clients,
    deals: new Map(
      deals.map(({ id, name, side }) => [id, { id, name, side: side as DealSide }] as const),
    ),
  };
}

/** The rows with their names; without those whose client was erased meanwhile. */
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
