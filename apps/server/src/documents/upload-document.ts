import { dealPath, documentPath, documentRequestPath } from "@frontage/content/dashboard";
import type {
  DocumentType,
  PortalDocument,
  UploadChoice,
} from "@frontage/records/schemas/document";
import { type Change, type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { type AnsweredRequest, checkRequestOf } from "../document-requests/answer-request.ts";
import { receivedNotice } from "../document-requests/emails.ts";
import { uploadTypeOf } from "../files/content-check.ts";
import type { FileStore } from "../files/file-store.ts";
import { discardUpload, takeUpload } from "../files/upload.ts";
import { Failure } from "../http/failure.ts";
import { cleanName } from "./names.ts";
import {
  type Added,
  addVersion,
  findNamesake,
  findRepeated,
  type NewVersion,
} from "./add-version.ts";
import {
  checkNotOutForSignature,
  documentNoun,
  findUploadTarget,
  readDocument,
  type UploadTarget,
} from "./queries.ts";

const nameMax = 120;

type Dependencies = ChangeServices & { files: FileStore; storageLimitBytes: number };
type Uploader = { ipAddress: string; person: Person; records: Database };
type UploadQuery = {
  name: string;
  mediaType: string;
  dealId: string;
  type: DocumentType;
  id?: string | undefined;
  as?: UploadChoice | undefined;
  /** The request that the upload answers; only for clients. */
  requestId?: string | undefined;
};

/** The name and media type of an upload, as we store them. @throws a Failure 400 or 415 */
export function uploadNameOf(query: Pick<UploadQuery, "name" | "mediaType">) {
  const mediaType = uploadTypeOf(query.mediaType);
  const name = cleanName(query.name);
  if (!name || name.length > nameMax) {
    const sentence = "This file's name is empty or too long. Please rename it.";
    throw new Failure(400, sentence, { name: sentence });
  }
  return { name, mediaType };
}

/**
 * Stores the file of a request's body as a new document, or as a version of the document with the
 * same name. An upload that is repeated changes nothing.
 */
export async function uploadDocument(
  services: Dependencies,
  uploader: Uploader,
  query: UploadQuery,
  request: Request,
): Promise<PortalDocument> {
  const { person, records } = uploader;
  const { as, dealId, id: uploadId, requestId, type } = query;
  const named = uploadNameOf(query);
  const target = await findUploadTarget(records, dealId);
  const { clientId } = target;
  const earlier = await findRepeated(records, clientId, uploadId);
  if (earlier) return readDocument(records, earlier.documentId);
  if (requestId !== undefined) await checkRequest(records, person, dealId, requestId);
  await checkBeforeReading(records, person, dealId, { ...named, as });

  const upload = {
    folder: "documents",
    mediaType: named.mediaType,
    storage: { clientId, person, limitBytes: services.storageLimitBytes },
  };
  return takeUpload(services, request, upload, async (file) => {
    const version = { ...named, type, file, as, uploadId, requestId };
    const { added, document } = await makeChange(services, uploader, async (change) => {
      const added = await addVersion(change.records, person, target, version);
      const document = await readDocument(change.records, added.documentId);
      if (!added.isRepeated) {
        await recordUpload(change, target, document, added);
        await notifyOfUpload(change, target, document, added);
      }
      if (added.answered) await notifyOfAnswer(change, target, document, added.answered);
      return { added, document };
    });
    if (added.isRepeated) await discardUpload(services, file.fileKey);
    return document;
  });
}

/** @throws a Failure: 404 if the deal has no such request, 403 for brokers */
async function checkRequest(
  records: Database,
  person: Person,
  dealId: string,
  requestId: string,
): Promise<void> {
  if (person.role !== "client") throw new Failure(403, "Only the client can answer a request.");
  await checkRequestOf(records, dealId, requestId);
}

/** Refuses before reading the file what would be refused afterwards. */
async function checkBeforeReading(
  records: Database,
  person: Person,
  dealId: string,
  { as, ...named }: Pick<NewVersion, "as" | "mediaType" | "name">,
): Promise<void> {
  if (person.role === "broker" || as === "separate") return;
  const namesake = await findNamesake(records, dealId, named);
  if (namesake) checkNotOutForSignature(namesake, "replace");
}

/** Adds an upload to the audit log and to the client's activity. */
export async function recordUpload(
  change: Change,
  { clientId, dealName }: UploadTarget,
  document: PortalDocument,
  { number }: Added,
): Promise<void> {
  const isShared = change.person.role === "broker";
  const typeName = documentNoun(document.type);
  const subject = { subject: "document", subjectId: document.id } as const;
  await change.audit({ clientId, action: "upload", ...subject });
  await change.noteActivity({
    clientId,
    icon: "file-pen",
    title: `${typeName} ${number > 1 ? "updated" : isShared ? "shared" : "sent"}`,
    description: `${document.name}, ${number > 1 ? `version ${number}, ` : ""}${dealName}`,
    path: documentPath(document.id),
  });
}

/** Notifies the client of a broker's upload, and the brokers of a client's that wasn't requested. */
async function notifyOfUpload(
  change: Change,
  { clientId, dealName }: UploadTarget,
  document: PortalDocument,
  { answered, number }: Added,
): Promise<void> {
  if (answered) return;
  const { person } = change;
  const isShared = person.role === "broker";
  const typeName = documentNoun(document.type);
  const title = isShared ? `${typeName} shared with you` : `${person.name} sent a document`;
  await change.notify(isShared ? [clientId] : change.brokers, {
    kind: "document",
    title: number === 1 ? title : `${title}, version ${number}`,
    detail: `${dealName}, ${document.name}`,
    path: documentPath(document.id),
    document: { id: document.id, number },
    together: {
      title: isShared ? "Documents shared with you" : `${person.name} sent documents`,
      detail: dealName,
      path: dealPath(document.dealId),
    },
  });
}

/** Notifies the brokers that a request was answered, and the client that it is no longer open. */
async function notifyOfAnswer(
  change: Change,
  { clientId, dealName }: UploadTarget,
  document: PortalDocument,
  request: AnsweredRequest,
): Promise<void> {
  const names = { client: change.person.name, document, dealName };
  const path = documentRequestPath(request.dealId, request.id);
  await change.markRead([clientId], { kind: "document-request", path });
  await change.notify(change.brokers, receivedNotice(request, names));
}
