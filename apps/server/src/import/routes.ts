import { importBodyMaxBytes } from "@frontage/records/import-columns";
import {
  importFormSchema,
  type ImportPreview,
  importPreviewSchema,
  importRequestSchema,
  type ImportResult,
  importResultSchema,
} from "@frontage/records/schemas/import";
import { Hono } from "hono";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { validJson } from "../http/hostile-input.ts";
import { describe, valid } from "../http/valid.ts";
import { subjectsNamingClients } from "../change-stream/change-stream.ts";
import { checkRows } from "./check-rows.ts";
import { storeRows } from "./store-rows.ts";

type Dependencies = ChangeServices & Pick<OpenDatabase, "kind">;

/**
 * How a broker imports a file's rows. Each request has all rows, and nothing is kept in between.
 */
export function importRoutes(services: Dependencies) {
  const { db, kind } = services;

  return new Hono<ApiEnv>()
    .use("/imports/*", validJson(importBodyMaxBytes))
    .post(
      "/imports/preview",
      describe("What importing a file's rows would do. Nothing is stored.", importPreviewSchema),
      valid("json", importRequestSchema),
      async (c) => {
        const { rows } = await checkRows(db, c.req.valid("json"));
        return c.json({ rows } satisfies ImportPreview);
      },
    )
    .post(
      "/imports/rows",
      describe(
        "Imports a file's rows, all or none: adds what is new, and changes clients as the preview showed.",
        importResultSchema,
        {
          409: "Some rows are wrong, and weren't to be left out; or a client changed since the preview.",
        },
      ),
      valid("json", importFormSchema),
      async (c) => {
        const { leaveOutWrong, ...file } = c.req.valid("json");
        const plan = await makeChange(services, c.var, async (change) => {
          await oneAtATime(change.db);
          const plan = await checkRows(change.db, file);
          if (!leaveOutWrong && plan.rows.some(({ state }) => state === "wrong")) {
            throw new Failure(409, "Some rows have errors, so nothing was imported.");
          }
          const clientIds = await storeRows(change, plan, kind);
          if (clientIds.length > 0) {
            change.refetch([...clientIds, ...change.brokers], subjectsNamingClients);
          }
          const renamed = plan.updates.map(({ client }) => client.id);
          change.refetch(renamed, ["profile"]);
          return plan;
        });
        const updated = new Set(plan.updates.map(({ row }) => row));
        const right = plan.rows.filter(({ state }) => state !== "wrong");
        return c.json({
          clients: plan.clients.length,
          deals: plan.deals.size,
          contacts: plan.contacts.filter(({ id }) => id === undefined).length,
          updated: updated.size,
          known: right.filter(({ adds, row }) => !adds && !updated.has(row)).length,
          leftOut: plan.rows.length - right.length,
        } satisfies ImportResult);
      },
    );
}

/** Changes nothing, but makes two imports of the same file wait for each other. */
async function oneAtATime(transaction: Database): Promise<void> {
  await transaction
    .updateTable("user")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("role", "=", "broker")
    .execute();
}
