import "./load-settings.ts";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { DatabaseKind } from "../database/tables.ts";
import { readServerEnvironment, type ServerEnvironment } from "../env.ts";
import type { FileStore } from "../files/file-store.ts";
import { localFiles } from "../files/local-files.ts";
import { createLog } from "../logging.ts";
import { openServices } from "../services.ts";
import { listNoteReaders } from "../settings/queries.ts";
import {
  hashOfFile,
  lastMigration,
  type Manifest,
  manifestSchema,
  type Row,
  type Table,
  tablesOf,
} from "../backup/backup-format.ts";

/** A backup's manifest, and the addresses of those who get market notes by email. */
type Restored = Manifest & { noteReaders: string[] };

/**
 * Restores a backup into an empty store, on either database. If it fails, the database is
 * unchanged.
 *
 * @throws an Error for the owner
 */
export async function restore(environment: ServerEnvironment, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  await restoreSecret(environment, folder);
  const services = await openServices(environment, createLog("error"));
  try {
    const { db, files, kind } = services;
    if ((await lastMigration(db)) !== manifest.migration) {
      throw new Error(
        `This backup is from a version with the tables of "${manifest.migration}". Please restore it with that version, and update afterwards.`,
      );
    }
    const tables = await tablesOf(db);
    const unknown = Object.keys(manifest.tables).filter(
      (name) => !tables.some((table) => table.name === name),
    );
    if (unknown.length > 0) throw new Error(`This version has no tables ${unknown.join(", ")}.`);

    await db.transaction().execute(async (transaction) => {
      await checkEmpty(transaction, tables);
      for (const table of tables) {
        if (!manifest.tables[table.name]) continue;
        await insertRows(transaction, kind, table, join(folder, "rows", `${table.name}.jsonl`));
      }
      // Before the rows that refer to them are visible.
      await copyFiles(transaction, localFiles(join(folder, "files")), files, manifest.damaged);
    });
    const readers = await listNoteReaders(db);
    return { ...manifest, noteReaders: readers.map(({ email }) => email) };
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
  for (const [name, { sha256 }] of Object.entries(manifest.tables)) {
    if ((await hashOfFile(join(folder, "rows", `${name}.jsonl`))) !== sha256) {
      throw new Error(
        `The backup is damaged: rows/${name}.jsonl has changed since it was written.`,
      );
    }
  }
  return manifest;
}

/** Restores the secret, unless it is in the settings: two-factor secrets are encrypted with it. */
async function restoreSecret({ authSecret, dataFolder }: ServerEnvironment, folder: string) {
  if (authSecret) return;
  const secret = await readFile(join(folder, "secret"), "utf8").catch(() => undefined);
  if (secret === undefined) return;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const place = join(dataFolder, "secret");
  const kept = await readFile(place, "utf8").catch(() => undefined);
  if (kept === secret) return;
  if (kept !== undefined) throw notEmpty();
  await writeFile(place, secret, { flag: "wx", mode: 0o600 });
}

async function checkEmpty(db: Database, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
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

async function insertRows(db: Database, kind: DatabaseKind, table: Table, path: string) {
  const batchSize = Math.min(500, Math.floor(valuesMax / table.columns.length));
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    await insertInto(db, kind, table, rows);
    rows = [];
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    rows.push(JSON.parse(line));
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

/** Booleans are numbers in SQLite; on PostgreSQL the auth library's tables have real ones. */
function cellOf(value: Row[string], dataType: string, kind: DatabaseKind): Row[string] {
  if (kind === "sqlite") return typeof value === "boolean" ? Number(value) : value;
  return dataType === "bool" && value !== null ? Boolean(value) : value;
}

async function copyFiles(
  db: Database,
  from: FileStore,
  to: FileStore,
  damaged: readonly string[],
): Promise<void> {
  const kept = [
    ...(await db.selectFrom("documentVersion").select(["fileKey", "sha256"]).execute()),
    ...(await db.selectFrom("attachment").select(["fileKey", "sha256"]).execute()),
  ];
  for (const { fileKey, sha256 } of kept) {
    if (fileKey === null || damaged.includes(fileKey)) continue;
    const checked = async function* () {
      const hash = createHash("sha256");
      for await (const chunk of await from.read(fileKey)) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
      if (hash.digest("hex") !== sha256) {
        throw new Error(
          `The backup is damaged: files/${fileKey} has changed since it was written.`,
        );
      }
    };
    await to.write(fileKey, Readable.from(checked(), { objectMode: false }));
  }
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
