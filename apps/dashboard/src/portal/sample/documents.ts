import { broker } from "@frontage/content/broker";
import { sampleDocuments } from "@frontage/content/samples/documents";
import { sampleDeals } from "@frontage/content/samples/deals";
import {
  namesakeQuestion,
  notYourUpload,
  notYourVersion,
  separateNames,
  signatureRefusal,
} from "@frontage/records/document-rules";
import { comparable } from "@frontage/records/fold";
import { nameKeysOf } from "@frontage/records/list-keys";
import {
  documentSchema,
  documentVersionSchema,
  isOutForSignature,
  uploadSchema,
  uploadTypes,
  type DocumentStatus,
  type DocumentVersion,
  type PortalDocument,
  type Upload,
} from "@frontage/records/schemas/document";
import { idSchema, instantSchema } from "@frontage/records/schemas/record";
import * as z from "zod/mini";

import { PortalError } from "../portal-error.ts";
import type { Portal } from "../portal.ts";
import { checkVersion } from "./check-version.ts";
import { latestVersion, listDocuments } from "./document-list.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleFiles } from "./sample-files.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  /** New documents that were opened. */
  viewed: z.array(idSchema),
  /** Documents that this visit uploaded. */
  uploads: z.array(documentSchema),
  /** Versions added to the broker's documents, newest first, by document. */
  versions: z.record(idSchema, z.array(documentVersionSchema)),
  /** Removed documents; they can be restored. */
  removed: z.array(idSchema),
  /** Removed versions, by `fileKey`; they can be restored. */
  removedVersions: z._default(z.array(z.string()), []),
  /** Documents the client marked as signed. */
  reported: z._default(z.array(idSchema), []),
  /** When they reported it. */
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

/** The documents with this visit’s changes, and all their versions, including removed ones. */
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
  if (!document) throw new Error("There is no such document.");
  return document;
}

async function documentFile(id: string, number: number): Promise<Blob> {
  const document = documentOf(id);
  const version = document.versions.find((candidate) => candidate.number === number);
  if (!version) throw new Error("There is no such version of this document.");
  const uploaded = files.read(fileKey(id, number));
  if (uploaded) return uploaded;
  if (document.isOwn || changes.read().versions[id]?.includes(version)) {
    throw new Error(
      "This sample dashboard keeps a larger upload only until the page is loaded again. Please upload the file once more to see it.",
    );
  }
  // Files are drawn on request: the code that draws them is large.
  const deal = deals().find(({ id: candidate }) => candidate === document.dealId);
  if (!deal) throw new Error("There is no such property.");
  if (document.mediaType === "image/jpeg") {
    const { renderingUrl } = await import("./renderings.ts");
    return (await fetch(renderingUrl(deal))).blob();
  }
  const { writeSamplePdf } = await import("@frontage/content/samples/document-file");
  return new Blob([await writeSamplePdf({ document, version, deal })], { type: "application/pdf" });
}

/** The document that gets the upload as a new version, if any. */
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
      // By the document's name, or by its file’s.
      (nameKeysOf(document.name).nameKey === nameKey ||
        comparable(document.fileName) === nameKey + uploadTypes[mediaType]),
  );
}

/** The sample client’s name, as in their profile. */
async function clientName(): Promise<string> {
  const { keptProfile } = await import("../../sample/profile.ts");
  return keptProfile.read().name;
}

/** "Lease (2)" where the deal has a "Lease". */
function freeName(upload: Upload): string {
  const free = separateNames(upload.name).find((name) => !earlierVersionOf({ ...upload, name }));
  return free ?? upload.name;
}

/** @throws a PortalError unless the client chose to replace the document, and may */
function checkReplacement(upload: Upload): void {
  const earlier = earlierVersionOf(upload);
  if (!earlier) return;
  const message =
    signatureRefusal(earlier, "replace", broker.name) ?? namesakeQuestion(earlier.name, upload.as);
  if (message) throw new PortalError(message, { as: message });
}

const uploadDocument: Portal["uploadDocument"] = async (wanted, file, onProgress, signal) => {
  const asked = z.parse(uploadSchema, wanted);
  const upload = asked.as === "separate" ? { ...asked, name: freeName(asked) } : asked;
  checkReplacement(upload);
  signal.throwIfAborted();

  // Nothing is sent: only reading the file takes time.
  let read = 0;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) break;
    read += value.byteLength;
    onProgress(read / file.size);
  }

  const earlier = earlierVersionOf(upload);
  const all = everyVersion().find(({ id }) => id === earlier?.id);
  const version: DocumentVersion = {
    number: all ? latestVersion(all).number + 1 : 1,
    addedAt: new Date().toISOString(),
    addedBy: await clientName(),
    bytes: upload.bytes,
  };
  const document: PortalDocument = all
    ? { ...all, versions: [version, ...all.versions] }
    : {
        id: crypto.randomUUID(),
        name: upload.name,
        type: upload.type,
        // The client has seen their own upload.
        status: "reviewed",
        dealId: upload.dealId,
        fileName: `${upload.name}${uploadTypes[upload.mediaType]}`,
        mediaType: upload.mediaType,
        versions: [version],
        isOwn: true,
      };
  // Nothing is awaited between reading and writing the versions, so that two files with one name
  // that arrive together become two versions.
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
};

export const records: Pick<
  Portal,
  | "documents"
  | "document"
  | "documentFile"
  | "namesakeOf"
  | "uploadDocument"
  | "removeVersion"
  | "restoreVersion"
  | "reportSignature"
  | "withdrawReport"
  | "markDocumentViewed"
  | "removeUpload"
  | "restoreUpload"
> = {
  documents: async (filter, page) => {
    const names = new Map(deals().map(({ id, name }) => [id, name]));
    return listDocuments(currentDocuments(), names, filter, page);
  },

  document: async (id) => currentDocuments().find((document) => document.id === id),

  documentFile,

  namesakeOf: async (upload) => earlierVersionOf(upload),

  uploadDocument,

  removeVersion: async (id, number) => {
    const document = documentOf(id);
    if (document.versions.length === 1) return records.removeUpload({ id, version: number });
    const isOwn =
      document.isOwn || changes.read().versions[id]?.some((own) => own.number === number);
    if (!isOwn || latestVersion(document).number !== number) {
      throw new Error(notYourVersion);
    }
    const { removedVersions, ...others } = changes.read();
    changes.write({ ...others, removedVersions: [...removedVersions, fileKey(id, number)] });
    return undefined;
  },

  restoreVersion: async (id, number) => {
    const { removedVersions, ...others } = changes.read();
    const key = fileKey(id, number);
    changes.write({
      ...others,
      removedVersions: removedVersions.filter((candidate) => candidate !== key),
    });
  },

  // Nobody adds a version meanwhile.
  reportSignature: async (id) => {
    const { reported, reportedAt, ...others } = changes.read();
    changes.write({
      ...others,
      reported: [...reported.filter((candidate) => candidate !== id), id],
      reportedAt: { ...reportedAt, [id]: new Date().toISOString() },
    });
  },

  withdrawReport: async (id) => {
    const { reported, ...others } = changes.read();
    changes.write({ ...others, reported: reported.filter((candidate) => candidate !== id) });
  },

  markDocumentViewed: async (id) => {
    const { viewed, ...others } = changes.read();
    if (documentOf(id).status === "new") changes.write({ ...others, viewed: [...viewed, id] });
  },

  removeUpload: async ({ id, version }) => {
    const document = documentOf(id);
    if (!document.isOwn) throw new Error(notYourUpload);
    checkVersion("This document was", { version: latestVersion(document).number }, { version });
    const { removed, ...others } = changes.read();
    changes.write({ ...others, removed: [...removed, id] });
  },

  restoreUpload: async (id) => {
    const { removed, ...others } = changes.read();
    changes.write({ ...others, removed: removed.filter((candidate) => candidate !== id) });
  },
};
