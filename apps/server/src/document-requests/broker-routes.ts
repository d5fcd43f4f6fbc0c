import {
  documentRequestChangeSchema,
  documentRequestFormSchema,
} from "@frontage/records/schemas/document-request";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { returning } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { addRequest, changeRequest, remindOfRequest } from "./change-requests.ts";
import { readDocumentRequest } from "./queries.ts";

/** What only brokers do with requested documents. The client is notified. */
export function brokerDocumentRequestRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .post(
      "/deals/:dealId/document-requests",
      ...returning(
        services,
        { param: z.object({ dealId: idSchema }), json: documentRequestFormSchema },
        async (change, { dealId }, form) =>
          readDocumentRequest(change.records, await addRequest(change, dealId, form)),
      ),
    )
    .patch(
      "/document-requests/:id",
      ...returning(services, { json: documentRequestChangeSchema }, async (change, id, form) => {
        await changeRequest(change, id, form);
        return readDocumentRequest(change.records, id);
      }),
    )
    .post(
      "/document-requests/:id/remind",
      ...returning(services, {}, async (change, id) => {
        await remindOfRequest(change, id);
        return readDocumentRequest(change.records, id);
      }),
    );
}
