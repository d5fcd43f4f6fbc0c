import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { type Database, openDatabase, type OpenDatabase } from "../database/open-database.ts";
import type { DatabaseKind } from "../database/tables.ts";
import type { ServerEnvironment } from "../env.ts";
import type { FileStore } from "../files/file-store.ts";
import { localFiles } from "../files/local-files.ts";
import { openFiles } from "../files/open-files.ts";
import { refuseUnfinishedRestore } from "../database/unfinished-restore.ts";
import {
  checkContent,
  fileOfTable,
  lastMigration,
  type Manifest,
  type Row,
  tablesOf,
  writeNew,
} from "./backup-format.ts";

type StoredFile = { key: string; sha256: string };

/**
 * Copies everything into a new folder; the server may be running. First all rows in one
 * transaction, then the files that they refer to, which never change. Last, all of it is read back.
 *
 * @param folder must be new or empty
 * @returns the backup's manifest
 * @throws an Error for the owner; a folder without `manifest.json` is not a backup
 */
export async function backUp(environment: ServerEnvironment, folder: string): Promise<Manifest> {
  await makeEmptyFolder(folder);
  const store = openDatabase(environment, { isServer: false });
  try {
    const startedAt = new Date().toISOString();
    const stored: StoredFile[] = [];
    await refuseUnfinishedRestore(store.db);
    const { migration, tables } = await dumpRows(store, folder, stored);
    const files = await openFiles(environment);
    const damaged = await copyFiles(files, localFiles(join(folder, "files")), stored);
    files.close();
    // The database's two-factor secrets can be decrypted only with this one.
    if (!environment.authSecret) {
      await copyFile(join(environment.dataFolder, "secret"), join(folder, "secret"));
    }
    const manifest = {
      format: 1 as const,
      startedAt,
      migration,
      tables,
      files: stored.length,
      damaged,
    };
    await checkContent(folder, manifest);
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
      `${resolve(folder)} is not empty, and a backup doesn't overwrite anything. Please choose a new folder.`,
    );
  }
}

/** All tables in one transaction, for a consistent snapshot. */
async function dumpRows({ db, kind }: OpenDatabase, folder: string, stored: StoredFile[]) {
  await mkdir(join(folder, "rows"), { mode: 0o700 });
  return db
    .transaction()
    .setAccessMode("read only")
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      const all = await tablesOf(transaction);
      if (all.length === 0) {
        throw new Error(
          "Nothing to back up: this store was never used. Are DATA_DIR and DATABASE_URL the server's?",
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
              stored.push({ key: row["fileKey"], sha256: String(row["sha256"]) });
            }
            const line = `${JSON.stringify(row)}\n`;
            hash.update(line);
            yield line;
          }
        };
        await writeNew(fileOfTable(folder, name), (file) => file.writeFile(Readable.from(lines())));
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
    const { rows } = await sql<Row>`fetch 1000 from backup`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup`.execute(db);
}

/** @returns the keys of missing or damaged files */
async function copyFiles(from: FileStore, to: FileStore, stored: readonly StoredFile[]) {
  const damaged: string[] = [];
  for (const { key, sha256 } of stored) {
    const hash = createHash("sha256");
    const hashed = async function* () {
      for await (const chunk of await from.read(key)) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    };
    try {
      await to.write(key, Readable.from(hashed(), { objectMode: false }));
      if (hash.digest("hex") !== sha256) damaged.push(key);
    } catch {
      damaged.push(key);
    }
  }
  return damaged;
}
