import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { attachmentHeaders } from "../files/send-file.ts";
import { audit } from "../audit/audit.ts";
import { checkClient } from "../clients/queries.ts";
import { exportZip } from "./queries.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { describeFile, valid } from "../http/valid.ts";

/** Everything of a client in one file. */
export function exportRoutes({ db, files }: { db: Database; files: FileStore }) {
  return new Hono<ApiEnv>().get(
    "/export",
    describeFile("Everything stored about the client, as a zip file; brokers name the client."),
    valid("query", z.object({ clientId: z.optional(idSchema) })),
    async (c) => {
      const { ipAddress, person, records } = c.var;
      const requested = c.req.valid("query").clientId;
      const clientId = person.role === "client" ? person.id : requested;
      if (requested !== undefined && requested !== clientId) throw notFound();
      if (person.role === "broker" && clientId !== undefined) await checkClient(records, clientId);
      await audit(db, {
        person,
        clientId: clientId ?? null,
        action: "export",
        subject: "records",
        ipAddress,
      });
      const headers = { "Content-Type": "application/zip", ...attachmentHeaders("records.zip") };
      return c.body(exportZip({ clientId, files, person, records }), 200, headers);
    },
  );
}
