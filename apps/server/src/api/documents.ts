import type { AuditAction } from "@frontage/content/schemas/audit";
import {
  documentGroups,
  documentOpeningSchema,
  documentPageSchema,
  documentSchema,
  documentSorts,
  documentStatuses,
  documentTypeSchema,
  type PortalDocument,
} from "@frontage/content/schemas/document";
import { pageSizeMax } from "@frontage/content/schemas/page-of";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { uploadTypeOf } from "../files/content-check.ts";
import { sendFile } from "../files/send-file.ts";
import { forget, takeIn } from "../files/take-in.ts";
import { noteActivity } from "../records/activity.ts";
import { audit } from "../records/audit.ts";
import { cleanName } from "../records/document-names.ts";
import {
  addVersion,
  documentNoun,
  documentPath,
  findVersionFile,
  listDocuments,
  listOpenings,
  markViewed,
  readDocument,
  removeDocument,
  restoreDocument,
  type UploadTarget,
  uploadTarget,
} from "../records/documents.ts";
import { notify } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import type { Person } from "../records/scope.ts";
import { countView } from "../records/views.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure } from "./failure.ts";
import { describe, describeFile, valid } from "./valid.ts";

const param = z.object({ id: idSchema });
/** PostgreSQL's largest integer; no document has so many versions. */
const versionMax = 2_147_483_647;
const versionParam = z.extend(param, {
  number: z.coerce.number().check(z.int(), z.gte(1), z.lte(versionMax)),
});

const listQuery = z.object({
  group: z.optional(z.enum(documentGroups)),
  type: z.optional(documentTypeSchema),
  status: z.optional(z.enum(documentStatuses)),
  propertyId: z.optional(idSchema),
  clientId: z.optional(idSchema),
  text: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(documentSorts)),
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
});

const uploadQuery = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(1000)),
  mediaType: z.string().check(z.maxLength(200)),
  propertyId: idSchema,
  type: documentTypeSchema,
});

const nameMax = 120;

/** The documents of clients' deals, and their files. */
export function documentRoutes(services: Services) {
  const { db, files, live } = services;
  /** Tells both sides' open pages. */
  const announce = async (clientId: string) =>
    live.announce([clientId, ...(await brokerIds(db))], ["documents", "overview"]);

  const write = (c: Context<ApiEnv>, action: AuditAction, clientId: string, id: string) =>
    audit(db, {
      person: c.var.person,
      clientId,
      action,
      subject: "document",
      subjectId: id,
      ipAddress: c.var.ipAddress,
    });

  /**
   * What the broker uploads is shared with the client; what a client uploads, the brokers
   * hear of. The overview tells both sides.
   */
  async function tellOtherSide(
    person: Person,
    { clientId, propertyName }: UploadTarget,
    document: PortalDocument,
    number: number,
  ) {
    const brokers = await brokerIds(db);
    const isShared = person.role === "broker";
    const typeName = documentNoun(document.type);
    await noteActivity(db, {
      clientId,
      icon: "file-pen",
      title: `${typeName} ${number > 1 ? "updated" : isShared ? "shared" : "sent"}`,
      description: `${document.name}, ${number > 1 ? `version ${number}, ` : ""}${propertyName}`,
    });
    const title = isShared ? `${typeName} shared with you` : `${person.name} sent a document`;
    await notify(services, isShared ? [clientId] : brokers, {
      kind: "document",
      title: number === 1 ? title : `${title}, version ${number}`,
      detail: `${propertyName}, ${document.name}`,
      path: documentPath(document.id),
    });
    await live.announce([clientId, ...brokers], ["documents", "overview"]);
  }

  return new Hono<ApiEnv>()
    .get(
      "/documents",
      describe("A page of the documents that match, and how many do.", documentPageSchema),
      valid("query", listQuery),
      async (c) => {
        const { cursor, limit, sort, ...filter } = c.req.valid("query");
        return c.json(await listDocuments(c.var.records, filter, { cursor, limit, sort }));
      },
    )
    .post(
      "/documents",
      describe(
        "Takes a file in, its bytes being the body. A document of the same name in the same deal gets a new version, unless it is what the person sent last.",
        documentSchema,
      ),
      valid("query", uploadQuery),
      async (c) => {
        const query = c.req.valid("query");
        const mediaType = uploadTypeOf(query.mediaType);
        const name = cleanName(query.name);
        if (!name || name.length > nameMax) {
          const sentence = "This file's name is empty or too long. Please rename it.";
          throw new Failure(400, sentence, { name: sentence });
        }
        const target = await uploadTarget(c.var.records, query.propertyId);
        const file = await takeIn(services, "documents", c.req.raw, mediaType);
        const version = { name, type: query.type, mediaType, file };
        const { documentId, isRepeated, number } = await addVersion(
          c.var.records,
          c.var.person,
          target,
          version,
        );
        if (isRepeated) await forget(services, file.fileKey);
        else await write(c, "upload", target.clientId, documentId);
        const document = await readDocument(c.var.records, documentId);
        if (!isRepeated) await tellOtherSide(c.var.person, target, document, number);
        return c.json(document);
      },
    )
    .get(
      "/documents/:id",
      describe("One document.", documentSchema),
      valid("param", param),
      async (c) => c.json(await readDocument(c.var.records, c.req.valid("param").id)),
    )
    .get(
      "/documents/:id/versions/:number/file",
      describeFile("The file of a version, as an attachment."),
      valid("param", versionParam),
      valid("query", z.object({ for: z._default(documentOpeningSchema.shape.action, "download") })),
      async (c) => {
        const { id, number } = c.req.valid("param");
        const { clientId, dealId, ...file } = await findVersionFile(c.var.records, id, number);
        return sendFile(files, file, c.req.method, async () => {
          await write(c, c.req.valid("query").for, clientId, id);
          if (c.var.person.role === "client") {
            services.background.start("count a view", () => countView(db, dealId));
          }
        });
      },
    )
    .get(
      "/documents/:id/openings",
      describe(
        "Who downloaded it or looked at it, the latest first.",
        z.array(documentOpeningSchema),
      ),
      valid("param", param),
      async (c) => c.json(await listOpenings(c.var.records, c.req.valid("param").id)),
    )
    .post(
      "/documents/:id/viewed",
      describe("Makes of a new document a reviewed one."),
      valid("param", param),
      async (c) => {
        const { id } = c.req.valid("param");
        if (await markViewed(c.var.records, c.var.person, id)) {
          await write(c, "change", c.var.person.id, id);
          await announce(c.var.person.id);
        }
        return c.body(null, 204);
      },
    )
    .delete(
      "/documents/:id",
      describe("Takes a document back that the person's own side began."),
      valid("param", param),
      async (c) => {
        const { id } = c.req.valid("param");
        const clientId = await removeDocument(c.var.records, c.var.person, id);
        await write(c, "remove", clientId, id);
        await announce(clientId);
        return c.body(null, 204);
      },
    )
    .post(
      "/documents/:id/restore",
      describe("Brings back what was taken back."),
      valid("param", param),
      async (c) => {
        const { id } = c.req.valid("param");
        const clientId = await restoreDocument(c.var.records, c.var.person, id);
        await write(c, "restore", clientId, id);
        await announce(clientId);
        return c.body(null, 204);
      },
    );
}
