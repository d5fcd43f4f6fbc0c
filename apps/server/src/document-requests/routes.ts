import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { findDeal, listDocumentRequests, openStatuses } from "./queries.ts";

/** What brokers have asked clients to upload. */
export function documentRequestRoutes() {
  return new Hono<ApiEnv>()
    .get(
      "/document-requests",
      valid("query", z.object({ clientId: z.optional(idSchema), dealId: z.optional(idSchema) })),
      async (c) => {
        const which = { ...c.req.valid("query"), statuses: openStatuses };
        return c.json(await listDocumentRequests(c.var.records, which));
      },
    )
    .get(
      "/deals/:dealId/document-requests",
      valid("param", z.object({ dealId: idSchema })),
      async (c) => {
        const { dealId } = c.req.valid("param");
        await findDeal(c.var.records, dealId);
        return c.json(await listDocumentRequests(c.var.records, { dealId }));
      },
    );
}
