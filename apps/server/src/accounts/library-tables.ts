import { getMigrations } from "better-auth/db/migration";
import { Kysely } from "kysely";
import { createHash } from "node:crypto";
import { pino } from "pino";
import { nodeSqliteDialect } from "../database/node-sqlite-dialect.ts";
import type { Tables } from "../database/tables.ts";
import { authLibrarySettings } from "./auth-library.ts";

/** A hash of the auth library's tables, in hex: our own migrations don't cover them. */
export async function libraryTablesHash(): Promise<string> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(":memory:") });
  try {
    const { compileMigrations } = await getMigrations(
      authLibrarySettings({
        db,
        kind: "sqlite",
        log: pino({ level: "silent" }),
        publicUrl: "http://localhost",
        secret: "",
      }),
    );
    return createHash("sha256")
      .update(await compileMigrations())
      .digest("hex");
  } finally {
    await db.destroy();
  }
}
