import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../database/open-database.ts";
import type { Person } from "../../database/scope.ts";
import type { DatabaseKind } from "../../database/tables.ts";
import type { Term } from "./terms.ts";
import {
  clientToken,
  dealToken,
  type IndexQuery,
  isIndexed,
  toFts5,
  toTsquery,
} from "./index-tokens.ts";
import { passageOf, passageRows } from "./passage-rows.ts";
import type { Passage } from "./passage.ts";

/** Who searches, and where. */
type PassageReader = {
  /** Scoped to the person. */
  records: Database;
  person: Pick<Person, "id">;
  kind: DatabaseKind;
};

export type PassageSearch = {
  /** Terms to find. An alternative matches if all of its stems do. */
  terms: readonly Pick<Term, "alternatives" | "weight">[];
  /** Only this document's pages, in order; of a long one, the first and the best. */
  documentId?: string | undefined;
  /** Only these deals, and what belongs to no deal. */
  dealIds?: readonly string[] | undefined;
  /** Max passages; a single document may return more. */
  limit: number;
};

/** Max index entries to add up over all terms: some milliseconds. */
const entriesMax = 3000;
/** Pages to read of one document, besides the first. */
const pagesMax = 30;
/** Points are integers, so sums are equal on both databases. */
const pointsOfWeight = 1000;

type SearchedTerm = {
  query: IndexQuery;
  weight: number;
  /** An upper bound of the passages that contain it. */
  count: number;
};

/**
 * The pages and messages that a question may be about, as the person may see them, best first. Both
 * databases find the same: they say which passages contain a term, and add up the terms'
 * weights.
 */
export async function searchPassages(
  reader: PassageReader,
  { dealIds, documentId, limit, terms: wanted }: PassageSearch,
): Promise<Passage[]> {
  const { person, records } = reader;
  const within = [clientToken(person.id)];
  const terms = await weighTerms(reader, within, wanted);
  if (documentId === undefined) {
    const narrow = dealIds ? [{ any: [...dealIds.map(dealToken), dealToken(null)] }] : [];
    const best = await findBest(reader, { limit, within: [...within, ...narrow] }, terms);
    const found = new Map((await readPassages(reader, best)).map((one) => [one.row, one.passage]));
    return best.flatMap((id) => found.get(id) ?? []);
  }
  const parts = await records
    .selectFrom("passage")
    .select(["id", "clientId"])
    .where("documentId", "=", documentId)
    .orderBy("part")
    .execute();
  let ids = parts.map(({ id }) => id);
  const [first] = parts;
  if (first && parts.length > pagesMax) {
    const ofClient = { limit: pagesMax, within: [clientToken(first.clientId)], documentId };
    // The first part names the parties.
    ids = [first.id, ...(await findBest(reader, ofClient, terms))];
  }
  return (await readPassages(reader, ids)).map(({ passage }) => passage);
}

/** As in BM25: rarer terms weigh more. */
async function weighTerms(
  reader: PassageReader,
  within: readonly IndexQuery[],
  wanted: PassageSearch["terms"],
): Promise<SearchedTerm[]> {
  const terms = wanted
    .map(({ alternatives, weight }) => ({
      weight,
      ways: alternatives
        .map(({ stems }) => stems.filter(isIndexed))
        .filter((stems) => stems.length > 0),
    }))
    .filter(({ ways }) => ways.length > 0);
  const stems = [...new Set(terms.flatMap(({ ways }) => ways.flat()))];
  const counts = await countPassages(reader, within, stems);
  const total = counts.get("") ?? 0;
  return terms.map(({ ways, weight }) => {
    const most = ways.map((all) => Math.min(...all.map((stem) => counts.get(stem) ?? 0)));
    const count = Math.min(
      total,
      most.reduce((sum, one) => sum + one, 0),
    );
    const rarity = Math.log(1 + (total - count + 0.5) / (count + 0.5));
    return { query: { any: ways.map((all) => ({ all })) }, count, weight: weight * rarity };
  });
}

/** How many of the person's passages contain each stem; "" for all of them. */
async function countPassages(
  { kind, person, records }: PassageReader,
  within: readonly IndexQuery[],
  stems: readonly string[],
): Promise<Map<string, number>> {
  if (kind === "postgres") {
    const counted = records
      .selectFrom("passageStem")
      .select((eb) => ["stem", eb.fn.sum<number>("passages").as("count")])
      .where("stem", "in", ["", ...stems])
      .where("clientId", "=", person.id)
      .groupBy("stem");
    return new Map((await counted.execute()).map(({ count, stem }) => [stem, count]));
  }
  // Reads the index directly: a join is twenty times slower. The client's token narrows it, and only
  // a number is returned.
  const counts = new Map<string, number>();
  for (const stem of ["", ...stems]) {
    const all = [...within, ...(stem ? [stem] : [])];
    const entries = records
      .selectFrom("passageIndex")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where(isMatch(kind, { all }));
    counts.set(stem, (await entries.executeTakeFirstOrThrow()).count);
  }
  return counts;
}

function isMatch(kind: DatabaseKind, query: IndexQuery): RawBuilder<SqlBool> {
  return kind === "sqlite"
    ? sql<SqlBool>`"passageIndex" match ${toFts5(query)}`
    : sql<SqlBool>`"passage"."tokens" @@ ${toTsquery(query)}::tsquery`;
}

/** The unary plus keeps SQLite from searching its index once per part. */
const isPartOf = (documentId: string) => sql<SqlBool>`
  +"passageIndex"."rowid" in (
    select "part"."id" from "passage" as "part" where "part"."documentId" = ${documentId}
  )`;

type Where = { within: readonly IndexQuery[]; documentId?: string; limit: number };

/** The ids of the passages with the most points, newest first among equals. */
async function findBest(
  { kind, records }: PassageReader,
  { documentId, limit, within }: Where,
  terms: readonly SearchedTerm[],
): Promise<number[]> {
  const [first, ...rest] = selectiveOf(terms).map(({ query, weight }) => {
    const condition = isMatch(kind, { all: [...within, query] });
    const newest = (
      kind === "sqlite"
        ? records
            .selectFrom("passageIndex")
            .select("passageIndex.rowid as id")
            .where(condition)
            .$if(documentId !== undefined, (found) => found.where(isPartOf(documentId ?? "")))
            .orderBy("passageIndex.rowid", "desc")
            .limit(entriesMax)
        : records
            .selectFrom("passage")
            .select("passage.id")
            .where(condition)
            .$if(documentId !== undefined, (found) =>
              found.where("passage.documentId", "=", documentId ?? ""),
            )
            .orderBy("passage.id", "desc")
            .limit(entriesMax)
    ).as("entry");
    const points = sql<number>`${sql.lit(Math.round(weight * pointsOfWeight))}`;
    return records.selectFrom(newest).select(["entry.id", points.as("points")]);
  });
  if (!first) return [];
  const entries = rest.reduce((all, one) => all.unionAll(one), first).as("entry");
  const best = await records
    .selectFrom(entries)
    .select((eb) => ["entry.id", eb.fn.sum<number>("entry.points").as("points")])
    .groupBy("entry.id")
    .orderBy("points", "desc")
    .orderBy("entry.id", "desc")
    .limit(limit)
    .execute();
  return best.map(({ id }) => id);
}

/** The rarest terms, up to a number of entries; common ones hardly distinguish passages. */
function selectiveOf(terms: readonly SearchedTerm[]): SearchedTerm[] {
  let entries = 0;
  return terms
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .filter(({ count }, index) => {
      entries += count;
      return index === 0 || entries <= entriesMax;
    });
}

/** The passages of these rows, in document order. */
async function readPassages({ records }: PassageReader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  // A separate query: otherwise SQLite reads all of the client's passages.
  const rows = await passageRows(records)
    .where("passage.id", "in", [...ids])
    .orderBy("passage.part")
    .execute();
  return rows.map((row) => ({ row: row.id, passage: passageOf(row) }));
}
