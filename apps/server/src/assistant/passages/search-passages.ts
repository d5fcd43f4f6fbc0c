import type { DocumentType } from "@frontage/content/schemas/document";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../database/open-database.ts";
import type { Person } from "../../database/scope.ts";
import type { DatabaseKind } from "../../database/tables.ts";
import type { Term } from "../answering/terms.ts";
import { type IndexQuery, toFts5, toTsquery } from "./index-query.ts";
import { passageOf, passageRows } from "./passage-rows.ts";
import type { Passage } from "./passage.ts";
import { rankByWords, type WeightedTerm } from "./rank-by-words.ts";
import { clientToken, dealToken, isIndexed, typeToken } from "./tokens.ts";

/** Who searches, and in what. */
export type PassageReader = {
  /** The person's, by `scope.ts`. */
  records: Database;
  person: Pick<Person, "id" | "role">;
  kind: DatabaseKind;
};

export type PassageSearch = {
  /** What passages should contain. An alternative occurs where all of its stems do. */
  terms: readonly Pick<Term, "alternatives" | "weight">[];
  /** Only this document: its pages, in order; of a very long one, the first and the best. */
  documentId?: string | undefined;
  /** Only of these deals; and what belongs to no deal. */
  dealIds?: readonly string[] | undefined;
  /** Only documents of these types; no messages. */
  documentTypes?: readonly DocumentType[] | undefined;
  /** Only this client's; for a broker. */
  clientId?: string | undefined;
  /** How many passages to find at most; of one document, more are found. */
  limit: number;
};

export type FoundPassages = {
  /** The best first. */
  passages: Passage[];
  /** How many of the person's passages contain a stem. */
  frequencies: ReadonlyMap<string, number>;
  /** How many passages there are. */
  total: number;
};

/** How many entries of the index are added up, of all terms together: some milliseconds' work. */
const entriesMax = 3000;
/** Max passages whose texts are read to rank them. */
const candidatesMax = 30;
/** How many characters are read of all of them: some forty pages, which takes twenty milliseconds. */
const charactersMax = 120_000;
/** Points are whole numbers, whose sums are the same on both databases. */
const pointsOfWeight = 1000;

type SearchedTerm = WeightedTerm & {
  /** In how many passages it is at most. */
  count: number;
};

/**
 * The pages of documents and the messages that a question is about, as the person may see them.
 * Both databases find the same: they only tell which passages contain a term; the weights and the
 * order are computed here.
 */
export async function searchPassages(
  reader: PassageReader,
  { clientId, dealIds, documentId, documentTypes, limit, terms: wanted }: PassageSearch,
): Promise<FoundPassages> {
  const { person } = reader;
  const owner = person.role === "client" ? person.id : clientId;
  const within = owner === undefined ? [] : [clientToken(owner)];
  const terms = wanted.map(indexedTerm).filter(({ alternatives }) => alternatives.length > 0);
  const stems = [...new Set(terms.flatMap(stemsOfTerm))];

  const { frequencies, total } = await countPassages(reader, owner, stems);
  const searched = terms.map((term): SearchedTerm => {
    const count = Math.min(total, countOf(term, frequencies));
    return { ...term, count, weight: term.weight * rarityOf(count, total) };
  });

  const found = { frequencies, total };
  if (documentId !== undefined) {
    return { ...found, passages: await readDocument(reader, documentId, searched) };
  }
  if (documentTypes?.length === 0) return { ...found, passages: [] };
  const narrow = [
    ...(dealIds ? [{ any: [...dealIds.map(dealToken), dealToken(null)] }] : []),
    ...(documentTypes ? [{ any: documentTypes.map(typeToken) }] : []),
  ];
  const candidates = await readCandidates(reader, { within, narrow }, searched);
  return { ...found, passages: rankByWords(candidates, searched, limit) };
}

/** The term without what no passage is found by. */
function indexedTerm({ alternatives, weight }: PassageSearch["terms"][number]): WeightedTerm {
  const indexed = alternatives.map((one) => ({ ...one, stems: one.stems.filter(isIndexed) }));
  return { alternatives: indexed.filter(({ stems }) => stems.length > 0), weight };
}

const stemsOfTerm = ({ alternatives }: WeightedTerm) => alternatives.flatMap(({ stems }) => stems);
const queryOf = ({ alternatives }: WeightedTerm): IndexQuery => ({
  any: alternatives.map(({ stems }) => ({ all: stems })),
});

/** As in BM25: the fewer passages contain a term, the more it says. */
function rarityOf(count: number, total: number): number {
  return Math.log(1 + (Math.max(total - count, 0) + 0.5) / (count + 0.5));
}

/** In how many passages a term is at most: one of its alternatives, with all of its stems. */
function countOf({ alternatives }: WeightedTerm, frequencies: ReadonlyMap<string, number>): number {
  return alternatives.reduce(
    (sum, { stems }) => sum + Math.min(...stems.map((stem) => frequencies.get(stem) ?? 0)),
    0,
  );
}

/**
 * How many passages there are, and how many contain each stem.
 *
 * @param owner of the passages; for a broker, none
 */
async function countPassages(
  { kind, records }: PassageReader,
  owner: string | undefined,
  stems: readonly string[],
): Promise<{ total: number; frequencies: Map<string, number> }> {
  if (kind === "sqlite") {
    // Along its index: a join takes twenty times as long. The client's token narrows it, and
    // nothing but a number comes out.
    const count = async (...all: string[]) => {
      const entries = records
        .selectFrom("passageIndex")
        .select((eb) => eb.fn.countAll<number>().as("count"));
      const { count: counted } = await (
        all.length > 0 ? entries.where(isMatch(kind, { all })) : entries
      ).executeTakeFirstOrThrow();
      return counted;
    };
    const within = owner === undefined ? [] : [clientToken(owner)];
    const frequencies = new Map<string, number>();
    for (const stem of stems) frequencies.set(stem, await count(...within, stem));
    return { total: await count(...within), frequencies };
  }
  let counted = records
    .selectFrom("passageStem")
    .select((eb) => ["stem", eb.fn.sum<number>("passages").as("count")])
    .where("stem", "in", ["", ...stems])
    .groupBy("stem");
  if (owner !== undefined) counted = counted.where("clientId", "=", owner);
  const counts = new Map((await counted.execute()).map(({ count, stem }) => [stem, count]));
  return {
    total: counts.get("") ?? 0,
    frequencies: new Map(stems.map((stem) => [stem, counts.get(stem) ?? 0])),
  };
}

function isMatch(kind: DatabaseKind, query: IndexQuery): RawBuilder<SqlBool> {
  return kind === "sqlite"
    ? sql<SqlBool>`"passageIndex" match ${toFts5(query)}`
    : sql<SqlBool>`"passage"."tokens" @@ ${toTsquery(query)}::tsquery`;
}

/** The sign keeps SQLite from searching its index once for each part of the document. */
const isPartOf = (documentId: string) => sql<SqlBool>`
  +"passageIndex"."rowid" in (
    select "part"."id" from "passage" as "part" where "part"."documentId" = ${documentId}
  )`;

/** The passages with the most points for terms, the newest first among equals. */
async function readCandidates(
  reader: PassageReader,
  where: Where,
  terms: readonly SearchedTerm[],
): Promise<Passage[]> {
  const best = await findCandidates(reader, where, terms);
  const rows = await readRows(reader, best);
  const order = new Map(best.map((id, index) => [id, index]));
  const placeOf = ({ id }: { id: number }) => order.get(id) ?? 0;
  return rows
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row) => passageOf(row, reader.person));
}

type Where = {
  narrow: readonly IndexQuery[];
  within: readonly IndexQuery[];
  documentId?: string;
};

/** @returns the ids of the passages with the most points */
async function findCandidates(
  { kind, records }: PassageReader,
  { documentId, narrow, within }: Where,
  terms: readonly SearchedTerm[],
): Promise<number[]> {
  const [first, ...rest] = selectiveOf(terms, narrow.length > 0).map((term) => {
    const condition = isMatch(kind, { all: [...within, ...narrow, queryOf(term)] });
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
    const points = sql<number>`${sql.lit(Math.round(term.weight * pointsOfWeight))}`;
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
    .limit(candidatesMax)
    .execute();
  return best.map(({ id }) => id);
}

/**
 * The passages of these ids, as far as there is time to read them; of one that is longer than
 * that, the beginning.
 *
 * @param ids the most important first
 */
async function readRows({ records }: PassageReader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const lengths = await records
    .selectFrom("passage")
    .select(["id", (eb) => eb.fn<number>("length", ["text"]).as("length")])
    .where("id", "in", ids)
    .execute();
  const lengthOf = new Map(lengths.map(({ id, length }) => [id, length]));
  const read = new Map<number, number>();
  let left = charactersMax;
  for (const id of ids) {
    if (left <= 0) break;
    read.set(id, left);
    left -= lengthOf.get(id) ?? 0;
  }
  // By themselves: SQLite would rather read all of the client's passages than these.
  const rows = await passageRows(records)
    .where("passage.id", "in", [...read.keys()])
    .execute();
  return rows.map((row) => ({ ...row, text: row.text.slice(0, read.get(row.id)) }));
}

/**
 * The rarest terms, up to a number of entries; those that most passages contain tell few apart.
 *
 * @param isNarrow among few passages, where all terms together have few entries
 */
function selectiveOf(terms: readonly SearchedTerm[], isNarrow: boolean): SearchedTerm[] {
  const chosen: SearchedTerm[] = [];
  let entries = 0;
  for (const term of terms.toSorted((one, other) => one.count - other.count)) {
    if (term.count === 0) continue;
    if (!isNarrow && chosen.length > 0 && entries + term.count > entriesMax) break;
    entries += term.count;
    chosen.push(term);
  }
  return chosen;
}

async function readDocument(
  reader: PassageReader,
  documentId: string,
  terms: readonly SearchedTerm[],
): Promise<Passage[]> {
  const parts = await reader.records
    .selectFrom("passage")
    .select(["id", "clientId", (eb) => eb.fn<number>("length", ["text"]).as("length")])
    .where("documentId", "=", documentId)
    .orderBy("part")
    .execute();
  const ids = parts.map(({ id }) => id);
  const isLong = parts.reduce((sum, { length }) => sum + length, 0) > charactersMax;
  const best = isLong
    ? await findCandidates(
        reader,
        {
          documentId,
          narrow: [],
          within: parts.slice(0, 1).map((part) => clientToken(part.clientId)),
        },
        terms,
      )
    : [];
  // The first part names the parties.
  const rows = await readRows(reader, isLong ? [...new Set([...ids.slice(0, 1), ...best])] : ids);
  return rows
    .toSorted((one, other) => one.part - other.part)
    .map((row) => passageOf(row, reader.person));
}
