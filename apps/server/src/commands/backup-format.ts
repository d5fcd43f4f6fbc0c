import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";

// A backup is a folder: `manifest.json`, written last; `rows/<table>.jsonl`, a row a
// line; `files/<key>`. It belongs to neither database and restores on either.

/** What a backup says of itself. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** When it was begun: what was committed before is in it. */
  startedAt: z.iso.datetime(),
  /** The last change of the tables that this version knows. */
  migration: z.string(),
  tables: z.record(
    z.string().check(z.regex(/^\w+$/)),
    z.object({ rows: z.int(), sha256: z.string() }),
  ),
  files: z.int(),
  /** Keys of files that the store did not have whole. */
  damaged: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** A row of any table, as JSON: instants are text. */
export type Row = Record<string, string | number | boolean | null>;

// Each table stands after those it refers to; one that is not named refers to accounts alone.
const order = [
  "user",
  "property",
  "deal",
  "contact",
  "contactDeal",
  "document",
  "documentVersion",
  "thread",
  "message",
  "attachment",
  "inquiry",
  "inquiryReply",
  "delivery",
  "deliveryAttempt",
];

export type Table = { name: string; columns: { name: string; dataType: string }[] };

/** The database itself fills it as documents come back. */
const counted = "documentCount";

/** Every table with rows of ours, each after those it refers to. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const tables = await db.introspection.getTables();
  const place = ({ name }: Table) => (order.includes(name) ? order.indexOf(name) : order.length);
  return tables
    .filter(({ isView, name }) => !isView && name !== counted)
    .map(({ columns, name }) => ({
      name,
      columns: columns.map((column) => ({ name: column.name, dataType: column.dataType })),
    }))
    .toSorted((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}

/** The name of the last change that was made to the tables. */
export async function lastMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select "name" from "kysely_migration" order by "name" desc limit 1`.execute(db);
  return rows[0]?.name ?? "";
}

/** The SHA-256 of a file, in hex. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** Writes a new file and has it on the disk before it resolves. Throws where there is one. */
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
