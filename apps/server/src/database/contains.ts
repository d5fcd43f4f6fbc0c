import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";

/** The SQL function of both databases that does what `caseFolded` does. */
export const foldCaseFunction = "fold_case";

/** A text as searches compare it: in lower case, with one form of each accented letter. */
export function caseFolded(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** A column as searches compare it; the databases’ own `lower` may know ASCII only. */
export function foldCase(column: Expression<unknown>): RawBuilder<string> {
  return sql<string>`${sql.ref(foldCaseFunction)}(${column})`;
}

/** The words of a search text, in lower case; at most ten of them. */
export function wordsOf(text: string): string[] {
  return caseFolded(text).split(/\s+/).filter(Boolean).slice(0, 10);
}

/** Whether a case-folded column contains a word, whose `%` and `_` mean themselves. */
export function contains(column: Expression<unknown>, word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
