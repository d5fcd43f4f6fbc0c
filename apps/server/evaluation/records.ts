import { hash } from "node:crypto";
import type { EvaluationStore } from "./open-store.ts";

const tables = [
  "property",
  "deal",
  "keyDate",
  "event",
  "contact",
  "document",
  "documentVersion",
  "message",
  "assistantNote",
  "user",
  "settings",
] as const;

/** The same as long as no record changes. */
export async function recordsOf({ services }: Pick<EvaluationStore, "services">): Promise<string> {
  const rows = await Promise.all(
    tables.map((table) => services.db.selectFrom(table).selectAll().execute()),
  );
  return hash(
    "sha256",
    JSON.stringify(rows.map((of) => of.map((row) => JSON.stringify(row)).toSorted())),
  );
}
