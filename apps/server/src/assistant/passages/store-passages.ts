import { setImmediate as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../database/open-database.ts";
import type { DatabaseKind } from "../../database/tables.ts";
import { clientToken, dealToken, indexedStems } from "./index-tokens.ts";

type NewPassage = {
  clientId: string;
  dealId: string | null;
  documentId?: string;
  messageId?: string;
  /** From 1. */
  part: number;
  page: number | null;
  text: string;
  /** By `indexedStems`; absent: of the text. */
  stems?: string[];
};

/** Passages to store or delete per batch, which takes a few milliseconds. */
const batch = 50;

/**
 * Stores passages, and what they are found by.
 *
 * @param transaction in which both are stored
 */
export async function storePassages(
  transaction: Database,
  kind: DatabaseKind,
  passages: readonly NewPassage[],
): Promise<void> {
  for (let at = 0; at < passages.length; at += batch) {
    const rows = passages
      .slice(at, at + batch)
      .map(({ documentId = null, messageId = null, stems, ...passage }) => ({
        row: { ...passage, documentId, messageId },
        tokens: [
          clientToken(passage.clientId),
          dealToken(passage.dealId),
          ...(stems ?? indexedStems(passage.text)),
        ],
      }));
    // Requests are answered in between.
    if (at > 0) await pause();
    await (kind === "sqlite"
      ? storeInSqlite(transaction, rows)
      : storeInPostgres(transaction, rows));
  }
}

/** Forgets all of them, and what was known of documents' texts. */
export async function forgetPassages(db: Database): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom("passage")
      .where("id", "in", (eb) => eb.selectFrom("passage").select("id").limit(batch))
      .executeTakeFirst();
    if (numDeletedRows === 0n) break;
    await pause();
  }
  await db.deleteFrom("documentText").execute();
}

type StoredRow = {
  row: Omit<NewPassage, "stems" | "documentId" | "messageId"> & {
    documentId: string | null;
    messageId: string | null;
  };
  tokens: string[];
};

async function storeInPostgres(transaction: Database, rows: readonly StoredRow[]): Promise<void> {
  const values = rows.map(({ row, tokens }) => ({
    ...row,
    tokens: sql<string[]>`array_to_tsvector(${tokens}::text[])`,
  }));
  await transaction
    .insertInto("passage")
    .values(values)
    // Another process may have stored a message meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function storeInSqlite(transaction: Database, rows: readonly StoredRow[]): Promise<void> {
  for (const { row, tokens } of rows) {
    const { id } = await transaction
      .insertInto("passage")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = { rowid: id, tokens: tokens.join(" ") };
    await transaction.insertInto("passageIndex").values(entry).execute();
  }
}
