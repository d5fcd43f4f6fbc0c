import { Kysely, PostgresDialect, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Pool, types } from "pg";
import { lockFolder } from "./folder-lock.ts";
import { migrations } from "./migrations.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import type { DatabaseKind, Tables } from "./tables.ts";
import { beginRestore, endRestore, refuseUnfinishedRestore } from "./unfinished-restore.ts";

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

/** SQLite's file in the data folder. */
export const databaseFile = "frontage.db";

/** How long to wait for a connection: less than clients wait for a response. */
const connectTimeoutMs = 10_000;

/**
 * Opens PostgreSQL if a URL is given, otherwise SQLite in the data folder.
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
    // A connection that fails between two queries of a transaction emits an error, which would end
    // the process without a listener. This way the next query fails instead.
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

/** Fills an empty store while it is migrated. */
export type Restoration = {
  /** Called before anything is changed. @throws an Error for the owner if the store isn't empty */
  check: (db: Database) => Promise<void>;
  /** The last migration that had changed the tables of the rows. */
  migration: string;
  /** Called right after that migration. Later migrations change the rows, as in an upgrade. */
  insertRows: (transaction: Database) => Promise<void>;
};

/**
 * Migrates the tables to this version. Several processes may start on one PostgreSQL: they wait for
 * each other.
 *
 * @param migrateAccounts migrates the auth library's tables, which ours refer to
 * @param restoration without one, refuses the rest of an unfinished restore
 * @throws an Error for the owner if a newer version has changed them
 */
export async function migrate(
  { db, kind, databaseUrl }: OpenDatabase,
  migrateAccounts: () => Promise<void>,
  restoration?: Restoration,
): Promise<void> {
  const unlock = databaseUrl ? await lockMigrations(databaseUrl) : undefined;
  try {
    const known = migrations(kind);
    const migrateTables = async (on: Database, last?: string) => {
      const migrator = new Migrator({ db: on, provider: { getMigrations: async () => known } });
      const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
      if (error instanceof Error) throw error;
    };
    // Before the auth library changes anything.
    await refuseNewer(db, known);
    if (!restoration) {
      await refuseUnfinishedRestore(db);
      await migrateAccounts();
      await migrateTables(db);
      return;
    }
    await restoration.check(db);
    await beginRestore(db);
    await migrateAccounts();
    await db.transaction().execute(async (transaction) => {
      await migrateTables(transaction, restoration.migration);
      await restoration.insertRows(transaction);
      await migrateTables(transaction);
      await endRestore(transaction);
    });
  } finally {
    await unlock?.();
  }
}

async function isMigrated(db: Database): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
}

/** @throws an Error for the owner if a newer version has changed the tables */
async function refuseNewer(db: Database, known: object): Promise<void> {
  if (!(await isMigrated(db))) return;
  const { rows } = await sql<{ name: string }>`
    select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by "name"`.execute(db);
  const newer = rows.filter(({ name }) => !Object.hasOwn(known, name)).at(-1);
  if (!newer) return;
  throw new Error(
    `This database was used by a newer version of Frontage (its last change is "${newer.name}"), so this version can’t open it: start that version again, or restore a backup that was made before the update.`,
  );
}

// An arbitrary number that nothing else in the database uses for a lock.
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
