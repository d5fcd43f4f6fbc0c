import {
  documentFilterSchema,
  documentOpeningSchema,
  documentTypeSchema,
  uploadChoiceSchema,
} from "@frontage/records/schemas/document";
import { idSchema, seenQuerySchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sendFile } from "../files/send-file.ts";
import { audit } from "../audit/audit.ts";
import { findNamesake } from "./add-version.ts";
import {
  findUploadTarget,
  findVersionFile,
  listDocuments,
  listOpenings,
  markViewed,
  readDocument,
  removeDocument,
  restoreDocument,
} from "./queries.ts";
import { uploadDocument, uploadNameOf } from "./upload-document.ts";
import { versionParam } from "./version-routes.ts";
import { removeActivityOf } from "./remove-activity.ts";
import { changing, readingOne } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import { brokerIds } from "../people/broker-ids.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { Background } from "../jobs/background.ts";
import { numberedPageQuery } from "../http/page-query.ts";
import { valid } from "../http/valid.ts";

const listQuery = z.extend(numberedPageQuery, documentFilterSchema.shape);

const uploadQuery = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(1000)),
  mediaType: z.string().check(z.maxLength(200)),
  dealId: idSchema,
  type: documentTypeSchema,
  id: z.optional(idSchema),
  as: z.optional(uploadChoiceSchema),
  requestId: z.optional(idSchema),
});

const namesakeQuery = z.pick(uploadQuery, { name: true, mediaType: true, dealId: true });

type Dependencies = ChangeServices & {
  background: Background;
  files: FileStore;
  storageLimitBytes: number;
};

const documentSubject = (id: string) => ({ subject: "document", subjectId: id }) as const;

/** The documents of clients' deals, and their files. */
export function documentRoutes(services: Dependencies) {
  const { background, db, files, changeStream } = services;

  return new Hono<ApiEnv>()
    .get("/documents", valid("query", listQuery), async (c) => {
      const { limit, offset, sort, ...filter } = c.req.valid("query");
      return c.json(await listDocuments(c.var.records, filter, { limit, offset, sort }));
    })
    .post(
      // The body is the file's bytes. `as` says what becomes of it if the deal has a document with
      // the same name. An upload repeated with the same `id` adds nothing.
      "/documents",
      valid("query", uploadQuery),
      async (c) => {
        return c.json(await uploadDocument(services, c.var, c.req.valid("query"), c.req.raw));
      },
    )
    .get("/documents/namesake", valid("query", namesakeQuery), async (c) => {
      const { records } = c.var;
      const { dealId, ...query } = c.req.valid("query");
      const target = await findUploadTarget(records, dealId);
      const namesake = await findNamesake(records, target.dealId, uploadNameOf(query));
      return c.json({ document: namesake && (await readDocument(records, namesake.id)) });
    })
    .get("/documents/:id", ...readingOne(readDocument))
    .get(
      "/documents/:id/versions/:number/file",
      valid("param", versionParam),
      valid("query", z.object({ for: z._default(documentOpeningSchema.shape.action, "download") })),
      async (c) => {
        const { id, number } = c.req.valid("param");
        const { clientId, ...file } = await findVersionFile(c.var.records, id, number);
        return sendFile(files, file, c.req.method, async () => {
          await audit(db, {
            person: c.var.person,
            clientId,
            action: c.req.valid("query").for,
            ...documentSubject(id),
            ipAddress: c.var.ipAddress,
          });
          if (c.var.person.role === "client") {
            background.start("publish a view", async () =>
              changeStream.publish(await brokerIds(db), ["documents"]),
            );
          }
        });
      },
    )
    .get("/documents/:id/openings", ...readingOne(listOpenings))
    .post(
      "/documents/:id/viewed",
      ...changing(services, {}, async ({ audit, person, records }, id) => {
        if (!(await markViewed(records, person, id))) return;
        await audit({ clientId: person.id, action: "change", ...documentSubject(id) });
      }),
    )
    .delete(
      "/documents/:id",
      ...changing(services, { query: seenQuerySchema }, async (change, id, { version: seen }) => {
        const document = await removeDocument(change.records, change.person, { id, seen });
        const { clientId } = document;
        await removeActivityOf(change, document);
        await change.audit({ clientId, action: "remove", ...documentSubject(id) });
      }),
    )
    .post(
      "/documents/:id/restore",
      ...changing(services, {}, async ({ audit, person, records }, id) => {
        const clientId = await restoreDocument(records, person, id);
        await audit({ clientId, action: "restore", ...documentSubject(id) });
      }),
    );
}
