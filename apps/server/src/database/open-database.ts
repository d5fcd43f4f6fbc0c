import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Pool, types } from "pg";
import { lockFolder } from "./folder-lock.ts";
import { migrations } from "./migrations.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** The one way to the tables, whichever database they are in. */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  kind: DatabaseKind;
  db: Database;
  /** Where PostgreSQL is, for the one connection that listens; absent with SQLite. */
  databaseUrl: string | undefined;
  close: () => Promise<void>;
};

export type DatabasePlace = { dataFolder: string; databaseUrl: string | undefined };

// Counts and sizes come as bigint, which `pg` hands over as text; ours stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Whoever asks hears of a PostgreSQL that does not answer, before they give up themselves. */
const connectTimeoutMs = 10_000;

/**
 * Opens PostgreSQL where an address is given, else SQLite in the data folder.
 *
 * @param options.isServer takes the data folder for this process alone; a command beside a running server does not
 * @throws an Error for the owner to read when the folder is another server's, or cannot be written
 */
export function openDatabase(
  { dataFolder, databaseUrl }: DatabasePlace,
  { isServer = true }: { isServer?: boolean } = {},
): OpenDatabase {
  if (databaseUrl) {
    const pool = new Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    // A connection that breaks while it idles is replaced by the next query.
    pool.on("error", () => undefined);
    // One that breaks between two queries of a transaction tells nobody but its own
    // listeners; without any, that would end the process. The next query fails instead.
    pool.on("connect", (client) => client.on("error", () => undefined));
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return { kind: "postgres", db, databaseUrl, close: () => db.destroy() };
  }

  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = isServer ? lockFolder(dataFolder) : undefined;
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(join(dataFolder, "frontage.db")),
  });
  return {
    kind: "sqlite",
    db,
    databaseUrl: undefined,
    async close() {
      await db.destroy();
      unlock?.();
    },
  };
}

/**
 * Brings the tables up to this version; does nothing where they are. Several processes
 * may start at once on one PostgreSQL: the others wait.
 *
 * @param migrateAccounts makes the account library's tables, which ours refer to
 */
export async function migrate(
  { db, kind, databaseUrl }: OpenDatabase,
  migrateAccounts: () => Promise<void>,
): Promise<void> {
  const unlock = databaseUrl ? await lockMigrations(databaseUrl) : undefined;
  try {
    await migrateAccounts();
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations(kind) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error instanceof Error) throw error;
  } finally {
    await unlock?.();
  }
}

// Any number that nothing else in this database locks.
const migrationLock = 7_390_411;

async function lockMigrations(connectionString: string): Promise<() => Promise<void>> {
  const pool = new Pool({ connectionString, max: 1 });
  const connection = await pool.connect();
  await connection.query("select pg_advisory_lock($1)", [migrationLock]);
  return async () => {
    connection.release(true);
    await pool.end();
  };
}
