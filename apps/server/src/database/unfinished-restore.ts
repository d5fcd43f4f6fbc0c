import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

// A setting that exists while a backup is restored, so that no server takes a failed restore for a
// new store.
const restoreMarker = "unfinishedRestore";

/** Called before anything of a backup is written, or the tables are migrated. */
export async function beginRestore(db: Kysely<Tables>): Promise<void> {
  await db.schema.createTable(restoreMarker).ifNotExists().addColumn("id", "integer").execute();
}

/** Called in the transaction that restores the rows. */
export async function endRestore(transaction: Kysely<Tables>): Promise<void> {
  await transaction.schema.dropTable(restoreMarker).execute();
}

/** @throws an Error for the owner if a restore into this store has not finished */
export async function refuseUnfinishedRestore(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === restoreMarker)) return;
  throw new Error(
    "A restore into this store didn’t finish, so it holds nothing that can be used: run npm run restore again, or set DATA_DIR or DATABASE_URL to another store.",
  );
}
