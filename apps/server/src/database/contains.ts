import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";

/** The words of a search text, in lower case; at most ten of them. */
export function wordsOf(text: string): string[] {
  return text.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
}

/** Whether a column of lower-case text contains a word, whose `%` and `_` mean themselves. */
export function contains(column: Expression<unknown>, word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
