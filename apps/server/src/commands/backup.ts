import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import {
  type Database,
  type DatabaseKind,
  openDatabase,
  type OpenDatabase,
} from "../database/open-database.ts";
import { readServerEnvironment, type ServerEnvironment } from "../env.ts";
import type { FileStore } from "../files/file-store.ts";
import { localFiles } from "../files/local-files.ts";
import { openFiles } from "../files/open-files.ts";
import { lastMigration, type Manifest, type Row, tablesOf, writeNew } from "./backup-format.ts";

type KeptFile = { key: string; sha256: string };

/**
 * Copies everything into a new folder while the server may run: the rows as they stand
 * at one moment, then the files that they name, which never change.
 *
 * @param folder must not be there yet, or be empty
 * @returns what the backup says of itself
 * @throws an Error for the owner to read; a folder without `manifest.json` is no backup
 */
export async function backUp(environment: ServerEnvironment, folder: string): Promise<Manifest> {
  await makeEmptyFolder(folder);
  const store = openDatabase(environment, { isServer: false });
  try {
    const startedAt = new Date().toISOString();
    const kept: KeptFile[] = [];
    const { migration, tables } = await dumpRows(store, join(folder, "rows"), kept);
    const files = await openFiles(environment);
    const damaged = await copyFiles(files, localFiles(join(folder, "files")), kept);
    files.close();
    // Without it nobody's second factor could be read again.
    if (!environment.authSecret) {
      await copyFile(join(environment.dataFolder, "secret"), join(folder, "secret"));
    }
    const manifest = {
      format: 1 as const,
      startedAt,
      migration,
      tables,
      files: kept.length,
      damaged,
    };
    await writeNew(join(folder, "manifest.json"), (file) =>
      file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`),
    );
    return manifest;
  } finally {
    await store.close();
  }
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new Error(
      `${resolve(folder)} is not empty, and a backup overwrites nothing. Please choose a new folder.`,
    );
  }
}

/** All tables in one transaction, so that every row is of the same moment. */
async function dumpRows({ db, kind }: OpenDatabase, folder: string, kept: KeptFile[]) {
  await mkdir(folder, { mode: 0o700 });
  return db
    .transaction()
    .setAccessMode("read only")
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      const all = await tablesOf(transaction);
      if (all.length === 0) {
        throw new Error(
          "There is nothing to back up: no server has used this store. Are DATA_DIR and DATABASE_URL the server's?",
        );
      }
      const migration = await lastMigration(transaction);
      const tables: Manifest["tables"] = {};
      for (const { name } of all) {
        const hash = createHash("sha256");
        let rows = 0;
        const lines = async function* () {
          for await (const row of rowsOf(transaction, kind, name)) {
            rows += 1;
            if (typeof row["fileKey"] === "string") {
              kept.push({ key: row["fileKey"], sha256: String(row["sha256"]) });
            }
            const line = `${JSON.stringify(row)}\n`;
            hash.update(line);
            yield line;
          }
        };
        // oxlint-disable-next-line no-await-in-loop -- one connection, one table after the other
        await writeNew(join(folder, `${name}.jsonl`), (file) =>
          file.writeFile(Readable.from(lines())),
        );
        tables[name] = { rows, sha256: hash.digest("hex") };
      }
      return { migration, tables };
    });
}

async function* rowsOf(db: Database, kind: DatabaseKind, table: string): AsyncGenerator<Row> {
  const everything = sql`select * from ${sql.table(table)}`;
  if (kind === "sqlite") {
    yield* db
      .selectFrom(sql<Row>`${sql.table(table)}`.as("rows"))
      .selectAll()
      .stream();
    return;
  }
  await sql`declare backup no scroll cursor for ${everything}`.execute(db);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one stretch after the other
    const { rows } = await sql<Row>`fetch 1000 from backup`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup`.execute(db);
}

/** @returns the keys of those that are not there, or not what they were */
async function copyFiles(from: FileStore, to: FileStore, kept: readonly KeptFile[]) {
  const damaged: string[] = [];
  for (const { key, sha256 } of kept) {
    const hash = createHash("sha256");
    const hashed = async function* () {
      for await (const chunk of await from.read(key)) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    };
    try {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other, as a server beside it is at work
      await to.write(key, Readable.from(hashed(), { objectMode: false }));
      if (hash.digest("hex") !== sha256) damaged.push(key);
    } catch {
      damaged.push(key);
    }
  }
  return damaged;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  try {
    if (!folder) throw new Error("Where to? npm run backup -- <new folder>");
    const { damaged, files, tables } = await backUp(readServerEnvironment(), folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${rows} rows and ${files - damaged.length} files are in ${resolve(folder)}.\n`,
    );
    if (damaged.length > 0) {
      console.error(`The file store does not have these files whole:\n${damaged.join("\n")}`);
      process.exitCode = 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
