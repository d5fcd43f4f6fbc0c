import {
  documentOrderSchema,
  listingDocumentChangeSchema,
  listingDocumentFormSchema,
  listingTermChangeSchema,
  newListingSchema,
  offersDueChangeSchema,
  visibilityChangeSchema,
} from "@frontage/records/schemas/broker-listing";
import { idSchema, seenQuerySchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import { buffer } from "node:stream/consumers";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import { changing, idParam, readingOne } from "../changes/changing.ts";
import { type Change, type ChangeServices, makeChange } from "../changes/make-change.ts";
import { uploadNameOf } from "../documents/upload-document.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendFile } from "../files/send-file.ts";
import { takeUpload, type Upload } from "../files/upload.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
import {
  addListing,
  changeOffersDue,
  changeTerm,
  changeVisibility,
  confirmListing,
  findListing,
  removeListing,
} from "./change-listing.ts";
import {
  addListingDocument,
  changeListingDocument,
  findListingFile,
  orderListingDocuments,
  removeListingDocument,
  replaceListingFile,
} from "./documents.ts";
import { listListings, readListing } from "./queries.ts";

const documentParam = z.extend(idParam, { documentId: idSchema });

const fileQuery = z.object({
  fileName: z.string().check(z.minLength(1), z.maxLength(1000)),
  mediaType: z.string().check(z.maxLength(200)),
});
const flag = z.enum(["0", "1"]);
const uploadQuery = z.extend(fileQuery, {
  name: listingDocumentFormSchema.shape.name,
  tier: listingDocumentFormSchema.shape.tier,
  isOfferingMemorandum: flag,
  isDownloadable: flag,
});

/** What would fail later, for every reader. */
const unreadable = {
  damaged: "This PDF is damaged or cut off. Please save it again and upload the new file.",
  password:
    "This PDF needs a password to open. Please save it without one and upload the new file.",
  "no-pages": "This PDF has no pages. Please check it and upload it again.",
};

type Services = ChangeServices & {
  files: FileStore;
  pdfs: Pdfs;
};

/** The broker's listings and their documents. */
export function listingRoutes(services: Services) {
  const { db, files, pdfs } = services;

  /** Stores a request's file, and lets `keep` refer to it; a file that isn't kept is discarded. */
  async function upload<Result>(
    actor: ApiEnv["Variables"],
    { listingId, request, ...query }: { listingId: string; request: Request } & NamedFile,
    keep: (change: Change, file: Upload & NamedFile & { pages: number | null }) => Promise<Result>,
  ): Promise<Result> {
    const { mediaType, name: fileName } = uploadNameOf({
      name: query.fileName,
      mediaType: query.mediaType,
    });
    // Before the file is read.
    await findListing(services, listingId);
    const target = { folder: "listing-documents", mediaType };
    return takeUpload(services, request, target, async (file) => {
      const pages = await countPages(file.fileKey, mediaType, actor.person.id);
      return makeChange(services, actor, (change) => keep(change, { ...file, fileName, pages }));
    });
  }

  async function countPages(fileKey: string, mediaType: string, by: string) {
    if (mediaType !== "application/pdf") return null;
    const read = async () => buffer(await files.read(fileKey));
    const pages = await pdfs.countPages(read, { by });
    if (typeof pages === "string") throw new Failure(422, unreadable[pages]);
    return pages;
  }

  return new Hono<ApiEnv>()
    .get(
      "/listings",
      valid("query", z.object({ group: z._default(z.enum(["open", "closed"]), "open") })),
      async (c) => {
        const isClosed = c.req.valid("query").group === "closed";
        return c.json(await listListings(c.var.records, { isClosed }));
      },
    )
    .post("/listings", valid("json", newListingSchema), async (c) => {
      const form = c.req.valid("json");
      return c.json({
        id: await makeChange(services, c.var, (change) => addListing(change, form)),
      });
    })
    .get("/listings/:id", ...readingOne(readListing))
    .delete(
      "/listings/:id",
      ...changing(services, { query: seenQuerySchema }, (change, id, { version }) =>
        removeListing(change, id, version),
      ),
    )
    .post("/listings/:id/confirm", ...changing(services, { json: seenSchema }, confirmListing))
    .put(
      "/listings/:id/offers-due",
      ...changing(services, { json: offersDueChangeSchema }, changeOffersDue),
    )
    .put("/listings/:id/term", ...changing(services, { json: listingTermChangeSchema }, changeTerm))
    .put(
      "/listings/:id/visibility",
      ...changing(services, { json: visibilityChangeSchema }, changeVisibility),
    )
    .post(
      "/listings/:id/documents",
      valid("param", idParam),
      valid("query", uploadQuery),
      async (c) => {
        const { id: listingId } = c.req.valid("param");
        const { isDownloadable, isOfferingMemorandum, name, tier, ...named } = c.req.valid("query");
        const form = {
          name,
          tier,
          isDownloadable: isDownloadable === "1",
          isOfferingMemorandum: isOfferingMemorandum === "1",
        };
        const id = await upload(
          c.var,
          { listingId, request: c.req.raw, ...named },
          async (made, file) => addListingDocument(made, listingId, form, file),
        );
        return c.json({ id });
      },
    )
    .put(
      "/listings/:id/documents",
      ...changing(services, { json: documentOrderSchema }, (change, id, { ids }) =>
        orderListingDocuments(change, id, ids),
      ),
    )
    .put(
      "/listings/:id/documents/:documentId",
      ...changing(
        services,
        { param: documentParam, json: listingDocumentChangeSchema },
        (change, { documentId: id, id: listingId }, form) =>
          changeListingDocument(change, { listingId, id }, form),
      ),
    )
    .post(
      "/listings/:id/documents/:documentId/file",
      valid("param", documentParam),
      valid("query", z.extend(fileQuery, seenQuerySchema.shape)),
      async (c) => {
        const { documentId: id, id: listingId } = c.req.valid("param");
        const { version, ...named } = c.req.valid("query");
        await upload(c.var, { listingId, request: c.req.raw, ...named }, async (made, file) =>
          replaceListingFile(made, { listingId, id }, file, version),
        );
        return c.body(null, 204);
      },
    )
    .get("/listings/:id/documents/:documentId/file", valid("param", documentParam), async (c) => {
      const { documentId: id, id: listingId } = c.req.valid("param");
      const { name, ...file } = await findListingFile(c.var.records, { listingId, id });
      const { ipAddress, person } = c.var;
      return sendFile(files, file, c.req.method, () =>
        audit(db, {
          person,
          clientId: null,
          action: "download",
          subject: "listing-document",
          subjectId: id,
          subjectName: name,
          ipAddress,
        }),
      );
    })
    .delete(
      "/listings/:id/documents/:documentId",
      ...changing(
        services,
        { param: documentParam, query: seenQuerySchema },
        (change, { documentId: id, id: listingId }, { version }) =>
          removeListingDocument(change, { listingId, id }, version),
      ),
    );
}

type NamedFile = { fileName: string; mediaType: string };
