import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/**
 * Whether a row's deal isn't archived, or it has none; for `where`. What only reminds people, dates
 * and what was asked of them, is left out of an archived deal; appointments and messages are not.
 *
 * @param column the deal's id: "keyDate.dealId"
 */
export const isOfActiveDeal = (column: string): RawBuilder<boolean> =>
  // A set, which the databases read once, and which is mostly empty.
  sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} not in (${expressionBuilder<Tables>()
    .selectFrom("deal as archived")
    .select("archived.id")
    .where("archived.archivedAt", "is not", null)}))`;
