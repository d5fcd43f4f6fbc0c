import { isStopStem, stemsOf } from "./stem.ts";

// What the databases index per passage: its stems, each once, and its owner. Owner tokens have a
// colon, which stems never have.

/** Longer tokens aren't words, and indexes have limits. */
const stemMax = 60;

/** Whether a stem is indexed. */
export const isIndexed = (stem: string): boolean =>
  stem !== "" && stem.length <= stemMax && !isStopStem(stem);

/** A text's stems, each once. */
export const indexedStems = (text: string): string[] => [
  ...new Set(stemsOf(text).filter(isIndexed)),
];

/** The index ignores case and only narrows the search; `scope.ts` decides what is visible. */
const plain = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]/g, "_");
export const clientToken = (clientId: string) => `client:${plain(clientId)}`;
/** Also matches what belongs to no deal. */
export const dealToken = (dealId: string | null) =>
  dealId === null ? "deal:" : `deal:${plain(dealId)}`;

/** A condition on a passage's tokens, for either database's full-text index. */
export type IndexQuery = string | { all: readonly IndexQuery[] } | { any: readonly IndexQuery[] };

/** SQLite's `match` syntax. */
export const toFts5 = (query: IndexQuery): string => format(query, '"', " AND ", " OR ");

/** PostgreSQL's `tsquery` syntax. */
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
