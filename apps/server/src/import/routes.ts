import { importBodyMaxBytes } from "@frontage/records/import-columns";
import {
  importFormSchema,
  type ImportPreview,
  type ImportResult,
} from "@frontage/records/schemas/import";
import { Hono } from "hono";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { validJson } from "../http/hostile-input.ts";
import { valid } from "../http/valid.ts";
import { subjectsNamingClients } from "../change-stream/change-stream.ts";
import { checkRows } from "./check-rows.ts";
import { storeRows } from "./store-rows.ts";

type Dependencies = ChangeServices & Pick<OpenDatabase, "kind">;

/**
 * Imports a file of clients and their contacts. Each request has all rows; invalid ones are left
 * out. The server keeps nothing between the preview and the import.
 */
export function importRoutes(services: Dependencies) {
  const { db, kind } = services;

  return new Hono<ApiEnv>()
    .use("/imports/*", validJson(importBodyMaxBytes))
    .post("/imports/preview", valid("json", importFormSchema), async (c) => {
      const { rows } = await checkRows(db, c.req.valid("json"));
      return c.json({ rows } satisfies ImportPreview);
    })
    .post("/imports/rows", valid("json", importFormSchema), async (c) => {
      const { clients, contacts, rows } = await makeChange(services, c.var, async (change) => {
        await oneAtATime(change.db);
        const checked = await checkRows(change.db, c.req.valid("json"));
        const clientIds = await storeRows(change, checked, kind);
        if (clientIds.length > 0) {
          change.refetch([...clientIds, ...change.brokers], subjectsNamingClients);
        }
        return checked;
      });
      const right = rows.filter(({ problems }) => problems.length === 0);
      return c.json({
        clients: clients.length,
        contacts: contacts.length,
        known: right.filter(({ adds }) => adds.length === 0).length,
        leftOut: rows.length - right.length,
      } satisfies ImportResult);
    });
}

/** Changes nothing, but makes two imports of the same file wait for each other. */
async function oneAtATime(transaction: Database): Promise<void> {
  await transaction
    .updateTable("user")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("role", "=", "broker")
    .execute();
}
