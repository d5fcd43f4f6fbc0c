import { type Compilable, type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Database } from "./open-database.ts";
import { keepStatement } from "./preparing-client.ts";
import { type Person, scopedTo } from "./scope.ts";

/** Stands for a value while a query is built. */
class Placeholder<Name extends string = string> {
  readonly name: Name;
  constructor(name: Name) {
    this.name = name;
  }
}

/** Who reads, and from which database. */
export type Reader = { records: Database; person: Pick<Person, "id" | "role"> };

/** With more people than this, queries are built again: only a few brokers read large lists. */
const peopleMax = 20;

/**
 * A large query that runs often: built once per person, because it is scoped, and on PostgreSQL
 * planned once per connection. Pass what differs from call to call as a value, and write out the
 * rest (`sql.lit`): PostgreSQL keeps a plan only if it expects it to fit all values.
 *
 * @param build gets a function that makes placeholders: `value("day")`
 * @returns reads the rows
 */
export function prepared<Values extends Record<string, string>, Row>(
  build: (
    records: Database,
    value: (name: keyof Values & string) => RawBuilder<string>,
  ) => Compilable<Row>,
): (reader: Reader, values: Values) => Promise<Row[]> {
  // Keyed by the adapter, which all instances of a database share.
  const byDatabase = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  const value = (name: keyof Values & string) => sql<string>`${new Placeholder(name)}`;

  function compiled({ person, records }: Reader): CompiledQuery<Row> {
    const { adapter } = records.getExecutor();
    let byPerson = byDatabase.get(adapter);
    if (!byPerson) byDatabase.set(adapter, (byPerson = new Map()));
    const key = `${person.role} ${person.id}`;
    const known = byPerson.get(key);
    if (known) return known;
    // Scoped here even if the records already are, so that the kept query is always this person's.
    const query = build(scopedTo(records, person), value).compile();
    if (byPerson.size >= peopleMax) byPerson.clear();
    byPerson.set(key, query);
    keepStatement(query.sql);
    return query;
  }

  return async (reader, values) => {
    const query = compiled(reader);
    const { rows } = await reader.records.executeQuery<Row>({
      ...query,
      parameters: query.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name] : parameter,
      ),
    });
    return rows;
  };
}
