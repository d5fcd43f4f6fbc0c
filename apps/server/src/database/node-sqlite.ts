import type { SqliteDatabase } from "kysely";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/**
 * Opens SQLite by the runtime's own module, in the shape that the query layer takes.
 * Each commit is on the disk before it is answered.
 *
 * @param file path of the database; it is made where there is none
 */
export function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma temp_store = memory;
    pragma cache_size = -16000;
  `);
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
