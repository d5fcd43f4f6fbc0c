import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { uploadTypeOf } from "../files/content-check.ts";
import { sendFile } from "../files/send-file.ts";
import { takeUpload } from "../files/upload.ts";
import { addAttachment, findAttachmentFile } from "./attachments.ts";
import { audit } from "../audit/audit.ts";
import { threadRow } from "./queries.ts";
import type { Database } from "../database/open-database.ts";
import { checkMessageLimit } from "./message-limit.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";

const param = z.object({ id: idSchema });
const fileQuery = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  mediaType: z.string().check(z.maxLength(100)),
});

/** Files attached to messages. */
export function attachmentRoutes(services: {
  db: Database;
  files: FileStore;
  limits: { messagesPerMinute: number };
  storageLimitBytes: number;
}) {
  const { db, files } = services;
  return new Hono<ApiEnv>()
    .post(
      "/threads/:id/attachments",
      valid("param", param),
      valid("query", fileQuery),
      async (c) => {
        const { mediaType, name } = c.req.valid("query");
        // Checked before the upload is read.
        const thread = await threadRow(c.var.records, c.req.valid("param").id);
        // Checked now, because the message would be refused after the upload.
        await checkMessageLimit(db, c.var.person, services.limits.messagesPerMinute);
        const upload = {
          folder: "attachments",
          mediaType: uploadTypeOf(mediaType),
          storage: {
            clientId: thread.clientId,
            person: c.var.person,
            limitBytes: services.storageLimitBytes,
          },
        };
        const attachment = await takeUpload(services, c.req.raw, upload, (file) =>
          addAttachment(c.var.records, thread, { ...file, name }),
        );
        return c.json(attachment);
      },
    )
    .get("/attachments/:id/file", valid("param", param), async (c) => {
      const file = await findAttachmentFile(c.var.records, c.req.valid("param").id);
      const { ipAddress, person } = c.var;
      return sendFile(files, file, c.req.method, () =>
        audit(db, {
          person,
          clientId: file.clientId,
          action: "download",
          subject: file.documentId ? "document" : "attachment",
          subjectId: file.documentId ?? file.id,
          ipAddress,
        }),
      );
    });
}
