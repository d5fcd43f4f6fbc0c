import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import type { Database, DatabaseKind } from "../database/open-database.ts";
import { readServerEnvironment, type ServerEnvironment } from "../env.ts";
import type { FileStore } from "../files/file-store.ts";
import { localFiles } from "../files/local-files.ts";
import { createLog } from "../logging.ts";
import { openServices } from "../services.ts";
import {
  hashOfFile,
  lastMigration,
  type Manifest,
  manifestSchema,
  type Row,
  type Table,
  tablesOf,
} from "./backup-format.ts";

/**
 * Brings a backup back into an empty store, on either database, all or nothing.
 *
 * @returns what the backup says of itself
 * @throws an Error for the owner to read; the database is as it was then
 */
export async function restore(environment: ServerEnvironment, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await bringSecret(environment, folder);
  const services = await openServices(environment, createLog("error"));
  try {
    const { db, files, kind } = services;
    if ((await lastMigration(db)) !== manifest.migration) {
      throw new Error(
        `This backup is of a version whose tables are "${manifest.migration}". Please restore it with that version, and update afterwards.`,
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
        // oxlint-disable-next-line no-await-in-loop -- each after those it refers to
        await insertRows(transaction, kind, table, join(folder, "rows", `${table.name}.jsonl`));
      }
      // Before the rows that name them can be seen.
      await copyFiles(transaction, localFiles(join(folder, "files")), files, manifest.damaged);
    });
    return manifest;
  } finally {
    await services.close();
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")),
    );
  } catch {
    throw new Error(
      `${resolve(folder)} is no finished backup: its manifest.json is missing or unreadable.`,
    );
  }
  for (const [name, { sha256 }] of Object.entries(manifest.tables)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if ((await hashOfFile(join(folder, "rows", `${name}.jsonl`))) !== sha256) {
      throw new Error(`The backup is damaged: rows/${name}.jsonl is not what was written.`);
    }
  }
  return manifest;
}

/** The backup's secret, where the settings name none: it opens the second factors. */
async function bringSecret({ authSecret, dataFolder }: ServerEnvironment, folder: string) {
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
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw notEmpty();
  }
}

const notEmpty = () =>
  new Error(
    "The store is not empty, and a restore overwrites nothing. Please name an empty one by DATA_DIR or DATABASE_URL.",
  );

// SQLite takes 32,766 values in one statement, PostgreSQL 65,535.
const valuesMax = 30_000;

async function insertRows(db: Database, kind: DatabaseKind, table: Table, path: string) {
  const most = Math.min(500, Math.floor(valuesMax / table.columns.length));
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    await insertInto(db, kind, table, rows);
    rows = [];
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    rows.push(JSON.parse(line));
    if (rows.length === most) await flush();
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

/** Yes and no are numbers in SQLite, and have a type of their own in the account library's tables on PostgreSQL. */
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
        throw new Error(`The backup is damaged: files/${fileKey} is not what was written.`);
      }
    };
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    await to.write(fileKey, Readable.from(checked(), { objectMode: false }));
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  try {
    if (!folder) throw new Error("From where? npm run restore -- <folder of a backup>");
    const { damaged, files, startedAt } = await restore(readServerEnvironment(), folder);
    process.stdout.write(
      `The store is as it was on ${startedAt}, with ${files - damaged.length} files.\n`,
    );
    if (damaged.length > 0) {
      console.error(`The backup was made without these files:\n${damaged.join("\n")}`);
      process.exitCode = 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
