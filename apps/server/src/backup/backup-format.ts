import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";

// A backup is a folder: `rows/<table>.jsonl` with a row per line, `files/<key>`, and
// `manifest.json`, written last. It can be restored on either database. Lines end only with "\n",
// which JSON always escapes: text may contain any other Unicode line separator.

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Everything committed before is included. */
  startedAt: z.iso.datetime(),
  /** The last migration. */
  migration: z.string(),
  tables: z.record(
    z.string().check(z.regex(/^\w+$/)),
    z.object({ rows: z.int(), sha256: z.string() }),
  ),
  files: z.int(),
  /** Keys of missing or damaged files. */
  damaged: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A row of any table, as JSON: instants are text. */
export type Row = Record<string, string | number | boolean | null>;

// Each table comes after those it refers to; tables that are not listed refer to accounts only.
const order = [
  "user",
  "property",
  "deal",
  "contact",
  "contactDeal",
  "keyDate",
  "exchange",
  "replacementProperty",
  "document",
  "documentVersion",
  "documentRequest",
  "thread",
  "message",
  "attachment",
  "assistantQuestion",
  "assistantNote",
  "listing",
  "inquiry",
  "inquiryReply",
  "delivery",
  "deliveryAttempt",
  "event",
  "listingSlug",
  "listingPhoto",
  "listingPhotoFile",
  "listingDocument",
  "prospect",
  "agreementText",
  "agreement",
  "prospectLink",
  "prospectSession",
  "documentAccess",
  "documentOpening",
  "publicDownload",
  "listingView",
  "prospectMessage",
  "tourRequest",
  "offer",
  "offerChange",
  "offerFile",
  "weeklyReport",
  "listingEvent",
  "email",
];

export type Table = { name: string; columns: { name: string; dataType: string }[] };

// Tables of what the assistant has read. They aren't backed up: the server reads the files again,
// and SQLite's index can't be restored on PostgreSQL.
const isDerived = (name: string) => name === "documentText" || name.startsWith("passage");
// Both are to be forgotten after minutes or days, and a backup would keep them.
const isBrief = (name: string) => name === "attempt" || name === "viewSalt";

/** Whether backups have a table. Earlier ones may have others. */
export const isBackedUp = (name: string) => !isDerived(name) && !isBrief(name);

/** Every table of a backup, each after those it refers to. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const tables = await db.introspection.getTables();
  const place = ({ name }: Table) => (order.includes(name) ? order.indexOf(name) : order.length);
  return tables
    .filter(({ isView, name }) => !isView && isBackedUp(name))
    .map(({ columns, name }) => ({
      name,
      columns: columns.map((column) => ({ name: column.name, dataType: column.dataType })),
    }))
    .toSorted((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}

/** The name of the last migration. */
export async function lastMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select "name" from "kysely_migration" order by "name" desc limit 1`.execute(db);
  return rows[0]?.name ?? "";
}

/** The rows of a table's file. @throws an Error for the owner for a line that isn't JSON */
export async function* rowsIn(folder: string, table: string): AsyncGenerator<Row> {
  const rowOf = (line: string): Row => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Error(`The backup is damaged: a line of rows/${table}.jsonl can’t be read.`);
    }
  };
  let line = "";
  for await (const chunk of createReadStream(fileOfTable(folder, table), "utf8")) {
    const [first = "", ...others] = (chunk as string).split("\n");
    line += first;
    for (const next of others) {
      yield rowOf(line);
      line = next;
    }
  }
  if (line) yield rowOf(line);
}

export const fileOfTable = (folder: string, table: string) =>
  join(folder, "rows", `${table}.jsonl`);

/** The SHA-256 of a file, in hex. */
async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/**
 * Reads a whole backup: each row and each file.
 *
 * @throws an Error for the owner if one doesn't match the manifest or its row
 */
export async function checkContent(folder: string, manifest: Manifest): Promise<void> {
  const damaged = new Set(manifest.damaged);
  for (const [table, { rows, sha256 }] of Object.entries(manifest.tables)) {
    const name = `rows/${table}.jsonl`;
    if ((await hashOfFile(fileOfTable(folder, table))) !== sha256) {
      throw new Error(`The backup is damaged: ${name} is not what was written.`);
    }
    let count = 0;
    for await (const { fileKey, sha256: expected } of rowsIn(folder, table)) {
      count += 1;
      if (typeof fileKey !== "string" || damaged.has(fileKey)) continue;
      if ((await hashOfFile(join(folder, "files", fileKey))) !== expected) {
        throw new Error(`The backup is damaged: files/${fileKey} is not what was written.`);
      }
    }
    if (count !== rows) {
      throw new Error(`The backup is damaged: ${name} has ${count} rows instead of ${rows}.`);
    }
  }
}

/** Writes a new file, synced to disk. @throws if it already exists */
export async function writeNew(
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
}
