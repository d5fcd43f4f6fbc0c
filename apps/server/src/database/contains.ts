import { fold } from "@frontage/records/fold";
import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Tables } from "./tables.ts";

/** The SQL function, on both databases, that does what `fold` does. */
export const foldFunction = "fold_text";

/** A column that isn't stored folded, folded for a search. */
export function foldText(column: Expression<unknown>): RawBuilder<string> {
  // Most texts are ASCII, and SQLite takes twice as long to call a function of ours for each row.
  return sql<string>`case when octet_length(${column}) = length(${column})
    then replace(lower(${column}), ${sql.lit("`")}, ${sql.lit("'")})
    else ${sql.ref(foldFunction)}(${column}) end`;
}

/** The words of a search text, folded; at most ten of them. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean).slice(0, 10);
}

/** Whether a folded column contains a word; `%` and `_` in it have no special meaning. */
export function contains(column: Expression<unknown>, word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(${column}) like ${pattern} escape '\\'`;
}

/**
 * The deals whose property’s name contains a word, for `in`: reads each name once, not once for each
 * row that belongs to the deal.
 */
export const dealsNamed = (word: string) =>
  expressionBuilder<Tables>()
    .selectFrom("deal as named")
    .innerJoin("property as place", "place.id", "named.propertyId")
    .select("named.id")
    .where(contains(foldText(sql.ref("place.name")), word));
