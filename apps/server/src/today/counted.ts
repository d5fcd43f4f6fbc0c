import { sql } from "kysely";

/** The number of all matching rows, in every row of a limited query. */
export const total = sql<number>`count(*) over ()`.as("total");

/** The first items, and how many there are in all. */
export type Counted<Item> = { items: Item[]; total: number };

/** The items of a limited query. */
export function counted<Row extends { total: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Counted<Item> {
  return { items: rows.map(itemOf), total: Number(rows[0]?.total ?? 0) };
}
