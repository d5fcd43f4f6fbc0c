import { type Compilable, type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Database } from "./open-database.ts";
import { keepStatement } from "./preparing-client.ts";
import { type Person, scopedTo } from "./scope.ts";

/** What stands for a value while a query is built. */
class Placeholder<Name extends string = string> {
  readonly name: Name;
  constructor(name: Name) {
    this.name = name;
  }
}

/** Who reads, of which database. */
export type Reader = { records: Database; person: Pick<Person, "id" | "role"> };

/** For more people than these, queries are built again: only a few brokers read what is large. */
const peopleMax = 20;

/**
 * A large query that is read often: built once for each person, by whom it is scoped, and on
 * PostgreSQL planned once a connection. What differs from call to call is one of its values. Write
 * out what doesn't (`sql.lit`): PostgreSQL keeps a plan only where it expects it to fit all values.
 *
 * @param build is given what stands for a value: `value("day")`
 * @returns reads the rows
 */
export function prepared<Values extends Record<string, string>, Row>(
  build: (
    records: Database,
    value: (name: keyof Values & string) => RawBuilder<string>,
  ) => Compilable<Row>,
): (reader: Reader, values: Values) => Promise<Row[]> {
  // By the adapter, which all of a database's instances share.
  const byDatabase = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  const value = (name: keyof Values & string) => sql<string>`${new Placeholder(name)}`;

  function compiled({ person, records }: Reader): CompiledQuery<Row> {
    const { adapter } = records.getExecutor();
    let byPerson = byDatabase.get(adapter);
    if (!byPerson) byDatabase.set(adapter, (byPerson = new Map()));
    const key = `${person.role} ${person.id}`;
    const known = byPerson.get(key);
    if (known) return known;
    // Also where the records are scoped already: what is kept is then this person's in any case.
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
