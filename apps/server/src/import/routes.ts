import { importBodyMaxBytes, type ImportKind } from "@frontage/content/import-columns";
import {
  importFormSchema,
  type ImportPreview,
  importPreviewSchema,
  type ImportRequest,
  importRequestSchema,
  importResultSchema,
} from "@frontage/content/schemas/import";
import { Hono } from "hono";
import { brokerIds } from "../accounts/broker-ids.ts";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { validJson } from "../http/hostile-input.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges, LiveSubject } from "../live/live-changes.ts";
import { type CheckedRow, checkRows } from "./find-known.ts";
import { newClientsOf, storeRows } from "./store-rows.ts";

type Dependencies = Pick<OpenDatabase, "db" | "kind"> & { live: LiveChanges };

const subjects: Record<ImportKind, readonly LiveSubject[]> = {
  clients: ["clients"],
  deals: ["properties", "clients", "overview"],
  contacts: ["contacts", "clients", "overview"],
};

/** How a broker imports a file's rows; each request has all of them, and nothing is kept between. */
export function importRoutes({ db, kind: database, live }: Dependencies) {
  return new Hono<ApiEnv>()
    .use("/imports/*", validJson(importBodyMaxBytes))
    .post(
      "/imports/preview",
      describe("What importing a file's rows would do. Nothing is stored.", importPreviewSchema),
      valid("json", importRequestSchema),
      async (c) => c.json(previewOf(await check(db, c.req.valid("json")))),
    )
    .post(
      "/imports/rows",
      describe(
        "Imports a file's new rows, all or none. Those that are there already stay as they are.",
        importResultSchema,
        { 409: "Some rows are wrong, and weren't to be left out." },
      ),
      valid("json", importFormSchema),
      async (c) => {
        const { leaveOutWrong, ...request } = c.req.valid("json");
        const { ipAddress, person } = c.var;
        const done = await db.transaction().execute(async (transaction) => {
          await oneAtATime(transaction);
          const rows = await check(transaction, request);
          const added = rows.flatMap((row) => (row.state === "new" ? [row] : []));
          const wrong = rows.filter(({ state }) => state === "wrong").length;
          if (wrong > 0 && !leaveOutWrong) {
            throw new Failure(409, "Some rows have errors, so nothing was imported.");
          }
          const importer = { ipAddress, kind: database, person };
          const clientIds = await storeRows(transaction, request.kind, added, importer);
          const clients = newClientsOf(added).length;
          return { added: added.length, clientIds, clients, total: rows.length, wrong };
        });
        const { added, total, wrong } = done;
        if (added > 0) {
          const clients = request.kind === "clients" ? [] : done.clientIds;
          await live.announce([...clients, ...(await brokerIds(db))], subjects[request.kind]);
        }
        const known = total - added - wrong;
        return c.json({
          added,
          known,
          leftOut: wrong,
          ...(done.clients > 0 ? { clients: done.clients } : {}),
        });
      },
    );
}

const check = async (db: Database, { kind, ...file }: ImportRequest) => checkRows(db, kind, file);

function previewOf(rows: readonly CheckedRow<unknown>[]): ImportPreview {
  const clients = newClientsOf(rows.flatMap((row) => (row.state === "new" ? [row] : []))).length;
  return {
    ...(clients > 0 ? { clients } : {}),
    rows: rows.map((checked) => ({
      row: checked.row,
      state: checked.state,
      ...(checked.state === "wrong" ? { problems: checked.problems } : {}),
    })),
  };
}

/** Changes nothing, but makes two imports of the same file wait for each other. */
async function oneAtATime(transaction: Database): Promise<void> {
  await transaction
    .updateTable("user")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("role", "=", "broker")
    .execute();
}
