import "./load-settings.ts";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { DatabaseKind } from "../database/tables.ts";
import { migrations } from "../database/migrations.ts";
import { storable } from "../database/storable-text.ts";
import { beginRestore, endRestore } from "../database/unfinished-restore.ts";
import { readServerEnvironment, type ServerEnvironment } from "../env.ts";
import { localFiles } from "../files/local-files.ts";
import { createLog } from "../logging.ts";
import { openServices } from "../services.ts";
import { listNoteReaders } from "../settings/queries.ts";
import {
  checkContent,
  type Manifest,
  manifestSchema,
  type Row,
  rowsIn,
  type Table,
  tablesOf,
} from "../backup/backup-format.ts";

/** A backup's manifest, and the addresses of those who get market notes by email. */
type Restored = Manifest & { noteReaders: string[] };

/**
 * Restores a backup into an empty store, on either database. If it fails or is killed, no server
 * starts on that store before a restore has finished.
 *
 * @throws an Error for the owner
 */
export async function restore(environment: ServerEnvironment, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  const authSecret = environment.authSecret ?? (await readSecret(folder));
  const services = await openServices({ ...environment, authSecret }, createLog("error"), {
    async prepare(db) {
      await checkEmpty(db);
      await beginRestore(db);
    },
  });
  const { db, files, kind } = services;
  try {
    const tables = await tablesOf(db);
    const unknown = Object.keys(manifest.tables).filter(
      (name) => !tables.some((table) => table.name === name),
    );
    if (unknown.length > 0) throw new Error(`This version has no tables ${unknown.join(", ")}.`);

    return await db.transaction().execute(async (transaction) => {
      for (const table of tables) {
        if (manifest.tables[table.name]) await insertRows(transaction, kind, table, folder);
      }
      // Before the rows that refer to them are visible.
      const from = localFiles(join(folder, "files"));
      for (const key of await keysOf(transaction)) {
        if (manifest.damaged.includes(key)) continue;
        await files.write(key, await from.read(key));
      }
      if (!environment.authSecret && authSecret) await keepSecret(environment, authSecret);
      const readers = await listNoteReaders(transaction);
      await endRestore(transaction);
      return { ...manifest, noteReaders: readers.map(({ email }) => email) };
    });
  } finally {
    await services.close();
  }
}

/** The backup doesn't know of those who unsubscribed since. @returns what to do about it */
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
  const known = Object.keys(migrations("sqlite")).at(-1);
  if (known !== manifest.migration) {
    throw new Error(
      `This backup is from a version with the tables of "${manifest.migration}". Please restore it with that version, and update afterwards.`,
    );
  }
  await checkContent(folder, manifest);
  return manifest;
}

/** Two-factor secrets are encrypted with it. Not in a backup where it was in the settings. */
const readSecret = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, "secret"), "utf8").catch(() => undefined);

/** Replaces what an earlier try has left: nothing in an empty store was made with it. */
async function keepSecret({ dataFolder }: ServerEnvironment, secret: string): Promise<void> {
  const place = join(dataFolder, "secret");
  await rm(place, { force: true });
  await writeFile(place, secret, { flag: "wx", mode: 0o600, flush: true });
}

/** The keys of all files that a row refers to. */
async function keysOf(db: Database): Promise<string[]> {
  const rows = [
    ...(await db.selectFrom("documentVersion").select("fileKey").execute()),
    ...(await db.selectFrom("attachment").select("fileKey").execute()),
  ];
  return rows.flatMap(({ fileKey }) => fileKey ?? []);
}

async function checkEmpty(db: Database): Promise<void> {
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw notEmpty();
  }
}

const notEmpty = () =>
  new Error(
    "The store is not empty, and a restore doesn't overwrite anything. Please set DATA_DIR or DATABASE_URL to an empty one.",
  );

// SQLite allows 32,766 values per statement, PostgreSQL 65,535.
const valuesMax = 30_000;

async function insertRows(db: Database, kind: DatabaseKind, table: Table, folder: string) {
  const batchSize = Math.min(500, Math.floor(valuesMax / table.columns.length));
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
  const names = table.columns.map(({ name }) => name);
  const values = rows.map((row) => {
    const cells = table.columns.map(({ dataType, name }) =>
      cellOf(row[name] ?? null, dataType, kind),
    );
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
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
