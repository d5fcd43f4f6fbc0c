import {
  type AliasedExpression,
  type Compilable,
  type Expression,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import type { Database } from "../database/open-database.ts";

type Aliased<Row> = { [Column in keyof Row & string]: AliasedExpression<Row[Column], Column> };
type Part<Row> = SelectQueryBuilder<never, never, Row>;

/**
 * Combines queries of different tables into one: each has a fixed cost, which is most of a small
 * query's time.
 *
 * @param columns of every row
 */
export function alike<Row>(columns: readonly (keyof Row & string)[]) {
  return {
    /**
     * A part's columns in the same order; null where it has none (only for texts). A text is a
     * column's name.
     */
    row: (values: {
      [Column in keyof Row]?:
        | string
        | Expression<Row[Column]>
        | Expression<NonNullable<Row[Column]>>;
    }) =>
      columns.map((column) => {
        const value = values[column];
        const expression = typeof value === "string" ? sql.ref(value) : (value ?? sql`null`);
        return sql`${expression}`.as(column);
      }) as unknown as Aliased<Row>[keyof Row & string][],

    /** The rows of all parts; each part keeps its order and its limit. */
    union: (
      records: Database,
      [first, ...others]: readonly [Part<Row>, ...Part<Row>[]],
    ): Compilable<Row> => {
      let all = records.selectFrom(first.as("part")).selectAll();
      for (const other of others) {
        all = all.unionAll((eb) => eb.selectFrom(other.as("part")).selectAll());
      }
      return all;
    },
  };
}
