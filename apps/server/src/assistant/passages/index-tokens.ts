import { isStopStem, stemsOf } from "./stem.ts";

// What the databases index of a passage: its stems, each once, and whose it is. The latter have a
// colon, which no stem has.

/** Longer ones are no words, and an index has limits. */
const stemMax = 60;

/** Whether passages are found by this stem. */
export const isIndexed = (stem: string): boolean =>
  stem !== "" && stem.length <= stemMax && !isStopStem(stem);

/** What a text is found by: each of its stems once. */
export const indexedStems = (text: string): string[] => [
  ...new Set(stemsOf(text).filter(isIndexed)),
];

/** The same passages for both cases of a letter: an index narrows, and `scope.ts` decides. */
const plain = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]/g, "_");
export const clientToken = (clientId: string) => `client:${plain(clientId)}`;
/** Of what belongs to no deal, too. */
export const dealToken = (dealId: string | null) =>
  dealId === null ? "deal:" : `deal:${plain(dealId)}`;

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
