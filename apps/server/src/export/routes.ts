import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { attachmentHeaders } from "../files/send-file.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { exportZip } from "./queries.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { valid } from "../http/valid.ts";

/** Everything of a client in one file. */
export function exportRoutes({ db, files }: { db: Database; files: FileStore }) {
  return new Hono<ApiEnv>().get(
    "/export",
    valid("query", z.object({ clientId: z.optional(idSchema) })),
    async (c) => {
      const { ipAddress, person, records } = c.var;
      const { clientId } = c.req.valid("query");
      const of = clientId === undefined ? person : await findExported(db, person, clientId);
      await audit(db, {
        person,
        clientId: of.role === "client" ? of.id : null,
        action: "export",
        subject: "records",
        ipAddress,
      });
      const headers = { "Content-Type": "application/zip", ...attachmentHeaders("records.zip") };
      return c.body(exportZip({ db, files, of, records }), 200, headers);
    },
  );
}

/** A client, by themselves or by a broker. @throws 404 if there is none, or for anyone else */
async function findExported(db: Database, by: Person, clientId: string): Promise<Person> {
  const client = await db
    .selectFrom("user")
    .select(["id", "name", "email", "role"])
    .where("id", "=", clientId)
    .where("role", "=", "client")
    .executeTakeFirst();
  if (!client || (by.role === "client" && by.id !== clientId)) throw notFound();
  return client;
}
