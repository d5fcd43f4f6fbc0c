import { broker } from "@frontage/content/broker";
import { sampleDocuments } from "@frontage/content/samples/documents";
import { sampleDeals } from "@frontage/content/samples/deals";
import {
  namesakeQuestion,
  notYourUpload,
  notYourVersion,
  numberedNames,
  signatureRefusal,
} from "@frontage/records/document-rules";
import { comparisonKey } from "@frontage/records/fold";
import { nameKeysOf } from "@frontage/records/list-keys";
import {
  documentFilterSchema,
  documentSchema,
  documentVersionSchema,
  isOutForSignature,
  uploadSchema,
  uploadTypes,
  type DocumentFilter,
  type DocumentStatus,
  type DocumentVersion,
  type PortalDocument,
  type Upload,
} from "@frontage/records/schemas/document";
import type { NumberedPageRequest } from "@frontage/records/schemas/page-of";
import { idSchema, instantSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";

import { latestVersion, listDocuments } from "./document-list.ts";
import { pageOfQuery } from "./page-of-all.ts";
import { checkVersion, notFound, Refusal } from "./refusal.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleFiles } from "./sample-files.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  /** The ids of new documents that were opened. */
  viewed: z.array(idSchema),
  /** Documents that were uploaded. */
  uploads: z.array(documentSchema),
  /** Versions added to the broker's documents, newest first, by document. */
  versions: z.record(idSchema, z.array(documentVersionSchema)),
  /** The ids of removed documents, which can be restored. */
  removed: z.array(idSchema),
  /** Keys of removed versions, as `fileKey` makes them; the versions can be restored. */
  removedVersions: z._default(z.array(z.string()), []),
  /** The ids of documents that the client marked as signed. */
  reported: z._default(z.array(idSchema), []),
  /** When a document was marked as signed, by its id. */
  reportedAt: z._default(z.record(idSchema, instantSchema), {}),
});

const changes = sampleRecords("documents", changesSchema, (): z.infer<typeof changesSchema> => ({
  viewed: [],
  uploads: [],
  versions: {},
  removed: [],
  removedVersions: [],
  reported: [],
  reportedAt: {},
}));
const files = sampleFiles("document-files");
const fileKey = (id: string, version: number) => `${id}/${version}`;

const samples = datedSamples(sampleDocuments);
const deals = datedSamples(sampleDeals);

function statusOf({ id, status }: PortalDocument): DocumentStatus {
  const { reported, viewed } = changes.read();
  if (status === "new" && viewed.includes(id)) return "reviewed";
  return status === "needs-signature" && reported.includes(id) ? "needs-confirmation" : status;
}

function signingOf(document: PortalDocument): Pick<PortalDocument, "status" | "signature"> {
  const status = statusOf(document);
  if (!isOutForSignature(status)) return { status };
  const reportedAt = changes.read().reportedAt[document.id];
  const emailedAt = latestVersion(document).addedAt;
  return {
    status,
    signature: { emailedAt, ...(status === "needs-confirmation" && reportedAt && { reportedAt }) },
  };
}

/** All documents with this visit's changes, including removed versions. */
function everyVersion(): PortalDocument[] {
  const { removed, uploads, versions } = changes.read();
  return [
    ...uploads,
    ...samples().map((document) => ({
      ...document,
      ...signingOf(document),
      versions: [...(versions[document.id] ?? []), ...document.versions],
    })),
  ].filter(({ id }) => !removed.includes(id));
}

/** The current documents, with this visit’s changes. */
function currentDocuments(): PortalDocument[] {
  const { removedVersions } = changes.read();
  return everyVersion().map((document) => ({
    ...document,
    versions: document.versions.filter(
      ({ number }) => !removedVersions.includes(fileKey(document.id, number)),
    ),
  }));
}

function documentOf(id: string): PortalDocument {
  const document = currentDocuments().find((candidate) => candidate.id === id);
  if (!document) throw notFound();
  return document;
}

async function documentFile(id: string, number: number): Promise<Blob> {
  const document = documentOf(id);
  const version = document.versions.find((candidate) => candidate.number === number);
  if (!version) throw notFound();
  const uploaded = files.read(fileKey(id, number));
  if (uploaded) return uploaded;
  if (document.isOwn || changes.read().versions[id]?.includes(version)) {
    throw new Refusal(
      404,
      "This sample dashboard keeps a larger upload only until the page is loaded again. Please upload the file once more to see it.",
    );
  }
  // Files are created on request, because the code for that is large.
  const deal = deals().find(({ id: candidate }) => candidate === document.dealId);
  if (!deal) throw notFound();
  if (document.mediaType === "image/jpeg") {
    const { renderingUrls } = await import("./renderings.ts");
    const url = renderingUrls[deal.id];
    if (url === undefined) throw notFound();
    return (await fetch(url)).blob();
  }
  const { writeSamplePdf } = await import("@frontage/content/samples/document-file");
  return new Blob([await writeSamplePdf({ document, version, deal })], { type: "application/pdf" });
}

/** The document that would get an upload as its new version, if any. */
function earlierVersionOf({
  mediaType,
  name,
  dealId,
}: Pick<Upload, "dealId" | "mediaType" | "name">): PortalDocument | undefined {
  const { nameKey } = nameKeysOf(name);
  return currentDocuments().find(
    (document) =>
      document.dealId === dealId &&
      document.mediaType === mediaType &&
      // The name matches a document's name, or its file's name.
      (nameKeysOf(document.name).nameKey === nameKey ||
        comparisonKey(document.fileName) === nameKey + uploadTypes[mediaType]),
  );
}

/** A name that no other document has: "Lease (2)" if the deal already has a "Lease". */
function freeName(upload: Upload): string {
  const free = numberedNames(upload.name).find((name) => !earlierVersionOf({ ...upload, name }));
  return free ?? upload.name;
}

/** Checks whether an upload may replace a document. @throws 409 unless the client chose so */
function checkReplacement(upload: Upload): void {
  const earlier = earlierVersionOf(upload);
  if (!earlier) return;
  const message =
    signatureRefusal(earlier, "replace", broker.name) ?? namesakeQuestion(earlier.name, upload.as);
  if (message) throw new Refusal(409, message, { fields: { as: message } });
}

/** Stores an upload as a new document, or as a version of the one with its name. */
async function keepUpload(asked: Upload, file: Blob): Promise<PortalDocument> {
  // Loaded here, because its schema brings the rules of all countries' phone numbers.
  const { keptProfile } = await import("./profile.ts");
  const upload = asked.as === "separate" ? { ...asked, name: freeName(asked) } : asked;
  checkReplacement(upload);
  const earlier = earlierVersionOf(upload);
  const all = everyVersion().find(({ id }) => id === earlier?.id);
  const version: DocumentVersion = {
    number: all ? latestVersion(all).number + 1 : 1,
    addedAt: new Date().toISOString(),
    addedBy: keptProfile.read().name,
    bytes: upload.bytes,
  };
  const document: PortalDocument = all
    ? { ...all, versions: [version, ...all.versions] }
    : {
        id: crypto.randomUUID(),
        name: upload.name,
        type: upload.type,
        // The client has seen an upload of their own.
        status: "reviewed",
        dealId: upload.dealId,
        fileName: `${upload.name}${uploadTypes[upload.mediaType]}`,
        mediaType: upload.mediaType,
        versions: [version],
        isOwn: true,
      };
  // Doesn't await between reading and writing, so that concurrent uploads with one name become two
  // versions.
  const { uploads, versions, ...others } = changes.read();
  changes.write(
    document.isOwn
      ? {
          ...others,
          versions,
          uploads: [document, ...uploads.filter(({ id }) => id !== document.id)],
        }
      : {
          ...others,
          uploads,
          versions: { ...versions, [document.id]: [version, ...(versions[document.id] ?? [])] },
        },
  );
  await files.keep(
    fileKey(document.id, version.number),
    new Blob([file], { type: upload.mediaType }),
  );
  return document;
}

/** One page of the matching documents. */
export function documentsPage(filter: DocumentFilter, page: NumberedPageRequest) {
  const names = new Map(deals().map(({ id, name }) => [id, name]));
  return listDocuments(currentDocuments(), names, filter, page);
}

function removeDocument(id: string, seen: number): void {
  const document = documentOf(id);
  if (!document.isOwn) throw new Refusal(409, notYourUpload);
  checkVersion("This document was", { version: latestVersion(document).number }, { version: seen });
  const { removed, ...others } = changes.read();
  changes.write({ ...others, removed: [...removed, id] });
}

function removeVersion(id: string, number: number): void {
  const document = documentOf(id);
  if (document.versions.length === 1) return removeDocument(id, number);
  const isOwn = document.isOwn || changes.read().versions[id]?.some((own) => own.number === number);
  if (!isOwn || latestVersion(document).number !== number) throw new Refusal(409, notYourVersion);
  const { removedVersions, ...others } = changes.read();
  changes.write({ ...others, removedVersions: [...removedVersions, fileKey(id, number)] });
}

const withoutId = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

const namesakeQuery = z.pick(uploadSchema, { dealId: true, mediaType: true, name: true });

export const routes = new Hono()
  .get("/documents", (c) =>
    c.json(documentsPage(z.parse(documentFilterSchema, c.req.query()), pageOfQuery(c))),
  )
  .post("/documents", async (c) => {
    const file = await c.req.blob();
    const wanted = z.parse(uploadSchema, { ...c.req.query(), bytes: file.size });
    return c.json(await keepUpload(wanted, file));
  })
  .get("/documents/namesake", (c) =>
    c.json({ document: earlierVersionOf(z.parse(namesakeQuery, c.req.query())) }),
  )
  .get("/documents/:id", (c) => c.json(documentOf(c.req.param("id"))))
  .delete("/documents/:id", (c) => {
    removeDocument(c.req.param("id"), Number(c.req.query("version")));
    return c.body(null, 204);
  })
  .post("/documents/:id/restore", (c) => {
    const { removed, ...others } = changes.read();
    changes.write({ ...others, removed: withoutId(removed, c.req.param("id")) });
    return c.body(null, 204);
  })
  .post("/documents/:id/viewed", (c) => {
    const { id, status } = documentOf(c.req.param("id"));
    const { viewed, ...others } = changes.read();
    if (status === "new") changes.write({ ...others, viewed: [...viewed, id] });
    return c.body(null, 204);
  })
  // The version needn't be checked: no one else changes a sample.
  .put("/documents/:id/signature", (c) => {
    const id = c.req.param("id");
    const { reported, reportedAt, ...others } = changes.read();
    changes.write({
      ...others,
      reported: [...withoutId(reported, id), id],
      reportedAt: { ...reportedAt, [id]: new Date().toISOString() },
    });
    return c.body(null, 204);
  })
  .delete("/documents/:id/signature", (c) => {
    const { reported, ...others } = changes.read();
    changes.write({ ...others, reported: withoutId(reported, c.req.param("id")) });
    return c.body(null, 204);
  })
  .delete("/documents/:id/versions/:number", (c) => {
    removeVersion(c.req.param("id"), Number(c.req.param("number")));
    return c.body(null, 204);
  })
  .post("/documents/:id/versions/:number/restore", (c) => {
    const { removedVersions, ...others } = changes.read();
    const key = fileKey(c.req.param("id"), Number(c.req.param("number")));
    changes.write({ ...others, removedVersions: withoutId(removedVersions, key) });
    return c.body(null, 204);
  })
  .get("/documents/:id/versions/:number/file", async (c) => {
    const file = await documentFile(c.req.param("id"), Number(c.req.param("number")));
    return new Response(file);
  });
