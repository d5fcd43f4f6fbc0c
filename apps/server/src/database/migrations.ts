import type { Migration } from "kysely/migration";
import { createTables } from "./create-tables.ts";
import type { DatabaseKind } from "./tables.ts";

/**
 * Every change of the tables, in order; a released one is never edited. The auth library creates
 * its own tables first.
 */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    "0001-first-release": { up: (db) => createTables(db, kind) },
  };
}
