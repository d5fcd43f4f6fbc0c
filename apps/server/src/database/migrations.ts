import type { Migration } from "kysely/migration";
import { createTables } from "./create-tables.ts";
import type { DatabaseKind } from "./tables.ts";

/** It makes the tables of the first release. */
export const firstMigration = "0001-tables";

/**
 * Every change of the tables, in order; a released one is never edited. The auth library creates
 * its own tables first.
 */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    [firstMigration]: { up: (db) => createTables(db, kind) },
  };
}
