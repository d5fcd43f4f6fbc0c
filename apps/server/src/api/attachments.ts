import { idSchema } from "@frontage/content/schemas/record";
import { attachmentSchema } from "@frontage/content/schemas/thread";
import { Hono } from "hono";
import * as z from "zod/mini";
import { uploadTypeOf } from "../files/content-check.ts";
import { sendFile } from "../files/send-file.ts";
import { takeIn } from "../files/take-in.ts";
import { keepAttachment, keptAttachment } from "../records/attachments.ts";
import { audit } from "../records/audit.ts";
import { threadRow } from "../records/threads.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { describe, valid } from "./valid.ts";

const param = z.object({ id: idSchema });
const fileQuery = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  mediaType: z.string().check(z.maxLength(100)),
});

/** Files that travel with messages. */
export function attachmentRoutes(services: Services) {
  const { db, files } = services;
  return new Hono<ApiEnv>()
    .post(
      "/threads/:id/attachments",
      describe(
        "Takes in a file for a message that is about to be sent; the body is the file.",
        attachmentSchema,
      ),
      valid("param", param),
      valid("query", fileQuery),
      async (c) => {
        const { mediaType, name } = c.req.valid("query");
        // Before a byte is read: whoever may not write here sends nothing.
        const thread = await threadRow(c.var.records, c.req.valid("param").id);
        const type = uploadTypeOf(mediaType);
        const taken = await takeIn(services, "attachments", c.req.raw, type);
        return c.json(
          await keepAttachment(c.var.records, thread, { ...taken, name, mediaType: type }),
        );
      },
    )
    .get(
      "/attachments/:id/file",
      describe("The file itself."),
      valid("param", param),
      async (c) => {
        const file = await keptAttachment(c.var.records, c.req.valid("param").id);
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
      },
    );
}
