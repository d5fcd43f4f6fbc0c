import {
  type Expression,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  sql,
} from "kysely";
import type { Database, DatabaseKind } from "./open-database.ts";
import type { Tables } from "./tables.ts";

// One parameter for each value would be another statement for each number of rows. As
// JSON they are one parameter, and the statement is compiled and prepared once.

/**
 * Inserts any number of rows, by the same statement for all numbers.
 *
 * @param rows all with the same columns; at least one
 */
export function insertRows<Table extends keyof Tables>(
  db: Database,
  kind: DatabaseKind,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): InsertQueryBuilder<Tables, Table, InsertResult> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[Table] & string)[];
  const json = JSON.stringify(rows, (_key, value: unknown) =>
    // Half a character is written as an escape, which PostgreSQL refuses.
    typeof value === "string" ? value.toWellFormed() : value,
  );
  const values =
    kind === "sqlite"
      ? // "where true": else SQLite would take "on conflict" for a join's.
        sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))} from json_each(${json}) where true`
      : sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from json_populate_recordset(null::${sql.table(table)}, ${json})`;
  return db.insertInto(table).columns(columns).expression(values);
}

/** Any number of texts to look for with "in", by the same statement for all numbers. */
export function textsOf(kind: DatabaseKind, texts: readonly string[]): Expression<string> {
  const json = JSON.stringify(texts);
  return kind === "sqlite"
    ? sql`(select value from json_each(${json}))`
    : sql`(select json_array_elements_text(${json}))`;
}
