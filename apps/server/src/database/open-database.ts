import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Pool, types } from "pg";
import { lockFolder } from "./folder-lock.ts";
import { migrations } from "./migrations.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import type { DatabaseKind, Tables } from "./tables.ts";

/** The tables, on SQLite or PostgreSQL. */
export type Database = Kysely<Tables>;

export type OpenDatabase = {
  kind: DatabaseKind;
  db: Database;
  /** PostgreSQL's, for the connection that listens for changes. */
  databaseUrl: string | undefined;
  close: () => Promise<void>;
};

export type DatabasePlace = { dataFolder: string; databaseUrl: string | undefined };

// `pg` returns bigint as text; our counts and sizes stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Of SQLite, in the data folder. */
export const databaseFile = "frontage.db";

/** Shorter than clients wait for a response. */
const connectTimeoutMs = 10_000;

/**
 * Opens PostgreSQL where a URL is given, else SQLite in the data folder.
 *
 * @param options.isServer locks the data folder; commands that run beside a server don't
 * @throws an Error for the owner if the folder is in use or can't be written
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
    // An idle connection that fails is replaced by the next query.
    pool.on("error", () => undefined);
    // One that fails between two queries of a transaction emits an error, which without a listener
    // would end the process. This way the next query fails instead.
    pool.on("connect", (client) => client.on("error", () => undefined));
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return { kind: "postgres", db, databaseUrl, close: () => db.destroy() };
  }

  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = isServer ? lockFolder(dataFolder) : undefined;
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(join(dataFolder, databaseFile)),
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
 * Migrates the tables to this version. Several processes may start on one PostgreSQL: they wait
 * for each other.
 *
 * @param migrateAccounts migrates the auth library's tables, which ours refer to
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

// An arbitrary number that nothing else in the database locks.
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
