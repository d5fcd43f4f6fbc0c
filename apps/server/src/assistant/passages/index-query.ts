/** A condition on the tokens of a passage, for the full-text index of either database. */
export type IndexQuery = string | { all: readonly IndexQuery[] } | { any: readonly IndexQuery[] };

/** In the syntax of SQLite's `match`. */
export const toFts5 = (query: IndexQuery): string => format(query, '"', " AND ", " OR ");

/** In the syntax of PostgreSQL's `tsquery`. */
export const toTsquery = (query: IndexQuery): string => format(query, "'", " & ", " | ");

/** @throws when a token has other characters than tokens have, or a group has no member */
function format(query: IndexQuery, quote: string, and: string, or: string): string {
  if (typeof query === "string") {
    if (!/^[a-z0-9_:]+$/.test(query)) throw new Error(`"${query}" is not a token.`);
    return quote + query + quote;
  }
  const [members, operator] = "all" in query ? [query.all, and] : [query.any, or];
  if (members.length === 0) throw new Error("A query of the index needs a token.");
  return `(${members.map((member) => format(member, quote, and, or)).join(operator)})`;
}
