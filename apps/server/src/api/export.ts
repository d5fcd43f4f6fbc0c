import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { attachmentHeaders } from "../files/send-file.ts";
import { audit } from "../records/audit.ts";
import { checkClient } from "../records/clients.ts";
import { exportZip } from "../records/export.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { notFound } from "./failure.ts";
import { describeFile, valid } from "./valid.ts";

/** Everything of a client in one file. */
export function exportRoutes({ db, files }: Services) {
  return new Hono<ApiEnv>().get(
    "/export",
    describeFile(
      "Everything that is kept about the client, as a zip file; a broker names the client.",
    ),
    valid("query", z.object({ clientId: z.optional(idSchema) })),
    async (c) => {
      const { ipAddress, person, records } = c.var;
      const asked = c.req.valid("query").clientId;
      const clientId = person.role === "client" ? person.id : asked;
      if (asked !== undefined && asked !== clientId) throw notFound();
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
