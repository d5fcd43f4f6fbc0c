import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Whether a row's deal isn't archived, or the row has no deal; for `where`. Archived deals have no
 * reminders, dates or requests; their appointments and messages stay.
 *
 * @param column the deal's id: "keyDate.dealId"
 */
export const isOfActiveDeal = (column: string): RawBuilder<boolean> =>
  // A subquery, which the databases read once and which is mostly empty.
  sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} not in (${expressionBuilder<Tables>()
    .selectFrom("deal as archived")
    .select("archived.id")
    .where("archived.archivedAt", "is not", null)}))`;
