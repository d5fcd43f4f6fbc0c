import {
  documentRequestChangeSchema,
  documentRequestFormSchema,
} from "@frontage/records/schemas/document-request";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { addRequest, changeRequest, remindOfRequest } from "./change-requests.ts";
import { readDocumentRequest } from "./queries.ts";

const param = z.object({ id: idSchema });

/** What only brokers do with requested documents. The client is notified. */
export function brokerDocumentRequestRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .post(
      "/deals/:dealId/document-requests",
      valid("param", z.object({ dealId: idSchema })),
      valid("json", documentRequestFormSchema),
      async (c) => {
        const { dealId } = c.req.valid("param");
        const id = await makeChange(services, c.var, async (change) =>
          addRequest(change, dealId, c.req.valid("json")),
        );
        return c.json(await readDocumentRequest(c.var.records, id));
      },
    )
    .patch(
      "/document-requests/:id",
      valid("param", param),
      valid("json", documentRequestChangeSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async (change) =>
          changeRequest(change, id, c.req.valid("json")),
        );
        return c.json(await readDocumentRequest(c.var.records, id));
      },
    )
    .post("/document-requests/:id/remind", valid("param", param), async (c) => {
      const { id } = c.req.valid("param");
      await makeChange(services, c.var, async (change) => remindOfRequest(change, id));
      return c.json(await readDocumentRequest(c.var.records, id));
    });
}
