import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { createListings } from "./create-listings.ts";
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
    // A record's notifications are found by its path.
    "0002-deal-paths": {
      async up(db) {
        const [from, to] = ["/dashboard/properties/", "/dashboard/deals/"];
        await sql`update "notification" set "path" = replace("path", ${from}, ${to})`.execute(db);
        await sql`update "email" set "about" = replace("about", ${from}, ${to})`.execute(db);
      },
    },
    "0003-activity-path": {
      up: (db) => db.schema.alterTable("activity").addColumn("path", "text").execute(),
    },
    // What opens a deal, and the quotes of stored answers.
    "0004-deals": {
      async up(db) {
        await sql`update "notification" set "path" = replace("path", '?property=', '?open-deal=')`.execute(
          db,
        );
        await sql`
          update "assistantQuestion"
          set "answer" = replace("answer", '"kind":"property"', '"kind":"deal"')
        `.execute(db);
      },
    },
    "0005-listings": { up: (db) => createListings(db, kind) },
  };
}
