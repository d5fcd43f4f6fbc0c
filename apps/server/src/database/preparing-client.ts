import { createHash } from "node:crypto";
import { Client } from "pg";

/** The names of statements to keep, by their text. */
const names = new Map<string, string>();

/** Makes every connection keep a statement and its plan from now on. */
export function keepStatement(text: string): void {
  // The same name in every process, because some poolers share connections.
  names.set(text, createHash("sha256").update(text).digest("base64url"));
}

/** A connection to PostgreSQL that keeps some statements; SQLite keeps all of them. */
export class PreparingClient extends Client {
  // Of the library's many overloads, this is the one that queries use.
  override query = ((statement: unknown, ...others: unknown[]) => {
    const name = typeof statement === "string" ? names.get(statement) : undefined;
    const query = super.query.bind(this) as (...values: unknown[]) => unknown;
    if (name === undefined) return query(statement, ...others);
    const [values, ...rest] = others;
    return query({ name, text: statement, values }, ...rest);
  }) as Client["query"];
}
