import "./load-settings.ts";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import type { Database } from "../database/open-database.ts";
import type { DatabaseKind } from "../database/tables.ts";
import { migrations } from "../database/migrations.ts";
import { storable } from "../database/storable-text.ts";
import { readServerEnvironment, type ServerEnvironment } from "../env.ts";
import { localFiles } from "../files/local-files.ts";
import { openFiles } from "../files/open-files.ts";
import { createLog } from "../logging.ts";
import { createSecret, openServices } from "../services.ts";
import { listNoteReaders } from "../people/settings.ts";
import {
  checkContent,
  isBackedUp,
  lastMigration,
  type Manifest,
  manifestSchema,
  type Row,
  rowsIn,
  type Table,
  tablesOf,
} from "../backup/backup-format.ts";

/** A backup's manifest, and the addresses that get market notes by email. */
type Restored = Manifest & { noteReaders: string[] };

/**
 * Restores a backup of this version or an earlier one into an empty store, on either database. If
 * it fails or is killed, no server starts on that store until a restore has finished.
 *
 * @throws an Error for the owner
 */
export async function restore(environment: ServerEnvironment, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  const secret = environment.authSecret ? undefined : await readSecret(folder);
  const secretFile = join(environment.dataFolder, "secret");
  // A different secret on disk may belong to a store whose database was moved away.
  if (secret && existsSync(secretFile) && (await readFile(secretFile, "utf8")) !== secret) {
    throw notEmpty();
  }
  const authSecret = environment.authSecret ?? secret;
  const services = await openServices({ ...environment, authSecret }, createLog("error"), {
    restoration: {
      migration: manifest.migration,
      check: (db) => checkEmpty(db, manifest),
      async insertRows(transaction) {
        const kind = environment.databaseUrl ? "postgres" : "sqlite";
        await insertTables(transaction, kind, manifest, folder);
        // Before the rows that refer to them are visible.
        await copyFiles(transaction, environment, manifest, folder);
        if (secret) await createSecret(secretFile, secret);
      },
    },
  });
  try {
    const readers = await listNoteReaders(services.db);
    return { ...manifest, noteReaders: readers.map(({ email }) => email) };
  } finally {
    await services.close();
  }
}

/** The backup doesn't know who unsubscribed since. @returns what to do about it */
export function warnAboutOptOuts({ noteReaders, startedAt }: Restored): string | undefined {
  if (noteReaders.length === 0) return undefined;
  return `WARNING: people who unsubscribed from market notes since ${startedAt} are subscribed again. By law none of them may get another.
Before you start the server, look for them in the activity of the store that this one replaces, and for each: npm run broker -- unsubscribe <email>
Subscribed by email now: ${noteReaders.join(", ")}`;
}

async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")),
    );
  } catch {
    throw new Error(
      `${resolve(folder)} is not a complete backup: its manifest.json is missing or unreadable.`,
    );
  }
  if (!Object.hasOwn(migrations("sqlite"), manifest.migration)) {
    throw new Error(
      `This backup is from a version with the tables of "${manifest.migration}". Please restore it with that version, and update afterwards.`,
    );
  }
  await checkContent(folder, manifest);
  return manifest;
}

/** Two-factor secrets are encrypted with it. Not in the backup if it came from the settings. */
const readSecret = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, "secret"), "utf8").catch(() => undefined);

async function copyFiles(
  db: Database,
  environment: ServerEnvironment,
  { damaged }: Manifest,
  folder: string,
): Promise<void> {
  const from = localFiles(join(folder, "files"));
  const to = await openFiles(environment);
  try {
    for (const key of await keysOf(db)) {
      if (damaged.includes(key)) continue;
      await to.write(key, await from.read(key)).catch((error: unknown) => {
        throw new Error(`The file ${key} can’t be stored: ${messageOf(error)}`, { cause: error });
      });
    }
  } finally {
    to.close();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The keys of all files that a row refers to. */
async function keysOf(db: Database): Promise<string[]> {
  const keys: string[] = [];
  for (const { columns, name } of await tablesOf(db)) {
    if (!columns.some((column) => column.name === "fileKey")) continue;
    const { rows } = await sql<{ fileKey: string | null }>`
      select "fileKey" from ${sql.table(name)}`.execute(db);
    keys.push(...rows.flatMap(({ fileKey }) => fileKey ?? []));
  }
  return keys;
}

/** @throws an Error for the owner if there are rows, or tables newer than the backup's */
async function checkEmpty(db: Database, { migration }: Manifest): Promise<void> {
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw notEmpty();
  }
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isMigrated = tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE);
  if (isMigrated && (await lastMigration(db)) > migration) throw notEmpty();
}

const notEmpty = () =>
  new Error(
    "The store is not empty, and a restore doesn't overwrite anything. Please set DATA_DIR or DATABASE_URL to an empty one.",
  );

// SQLite allows 32,766 values per statement, PostgreSQL 65,535.
const maxValuesPerStatement = 30_000;

async function insertTables(db: Database, kind: DatabaseKind, manifest: Manifest, folder: string) {
  const tables = await tablesOf(db);
  const unknown = Object.keys(manifest.tables).filter(
    (name) => isBackedUp(name) && !tables.some((table) => table.name === name),
  );
  if (unknown.length > 0) throw new Error(`This version has no tables ${unknown.join(", ")}.`);
  for (const table of tables) {
    if (manifest.tables[table.name]) await insertRows(db, kind, table, folder);
  }
}

async function insertRows(db: Database, kind: DatabaseKind, table: Table, folder: string) {
  const batchSize = Math.min(500, Math.floor(maxValuesPerStatement / table.columns.length));
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    await insertInto(db, kind, table, rows);
    rows = [];
  };
  for await (const row of rowsIn(folder, table.name)) {
    rows.push(row);
    if (rows.length === batchSize) await flush();
  }
  await flush();

  const hasNumbers = table.columns.some(
    ({ dataType, name }) => name === "id" && dataType === "int8",
  );
  if (kind === "postgres" && hasNumbers) {
    await sql`select setval(pg_get_serial_sequence(${`"${table.name}"`}, 'id'),
      (select coalesce(max("id"), 0) + 1 from ${sql.table(table.name)}), false)`.execute(db);
  }
}

async function insertInto(db: Database, kind: DatabaseKind, table: Table, rows: readonly Row[]) {
  // The auth library may have added columns since, which have defaults.
  const columns = table.columns.filter(({ name }) => Object.hasOwn(rows[0] ?? {}, name));
  const names = columns.map(({ name }) => name);
  const values = rows.map((row) => {
    const cells = columns.map(({ dataType, name }) => cellOf(row[name] ?? null, dataType, kind));
    return sql`(${sql.join(cells)})`;
  });
  await sql`insert into ${sql.table(table.name)}
    (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(db);
}

/**
 * Booleans are numbers in SQLite; on PostgreSQL the auth library's tables have real ones. SQLite
 * keeps a NUL, which PostgreSQL refuses.
 */
function cellOf(value: Row[string], dataType: string, kind: DatabaseKind): Row[string] {
  if (typeof value === "string") return kind === "postgres" ? storable(value) : value;
  if (kind === "sqlite") return typeof value === "boolean" ? Number(value) : value;
  return dataType === "bool" && value !== null ? Boolean(value) : value;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  try {
    if (!folder) throw new Error("Usage: npm run restore -- <backup folder>");
    const restored = await restore(readServerEnvironment(), folder);
    const { damaged, files, startedAt } = restored;
    process.stdout.write(
      `Restored the store of ${startedAt}, with ${files - damaged.length} files.\n`,
    );
    const warning = warnAboutOptOuts(restored);
    if (warning) console.warn(warning);
    if (damaged.length > 0) {
      console.error(`The backup does not contain these files:\n${damaged.join("\n")}`);
      process.exitCode = 1;
    }
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
