import { documentPath } from "@frontage/content/dashboard";
import type { DocumentType, PortalDocument } from "@frontage/content/schemas/document";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { uploadTypeOf } from "../files/content-check.ts";
import type { FileStore } from "../files/file-store.ts";
import { discardUpload, storeUpload } from "../files/upload.ts";
import { Failure } from "../http/failure.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { noteActivity } from "../overview/activity.ts";
import { cleanName } from "./names.ts";
import {
  addVersion,
  documentNoun,
  findUploadTarget,
  readDocument,
  type UploadTarget,
} from "./queries.ts";

const nameMax = 120;

type Dependencies = { db: Database; files: FileStore; live: LiveChanges; notifier: Notifier };
type Uploader = { ipAddress: string; person: Person; records: Database };
type UploadQuery = { name: string; mediaType: string; dealId: string; type: DocumentType };

/**
 * Stores the file of a request's body as a new document, or as a version of the document with the
 * same name. A file identical to the person's last one changes nothing.
 */
export async function uploadDocument(
  services: Dependencies,
  { ipAddress, person, records }: Uploader,
  { dealId, type, ...query }: UploadQuery,
  request: Request,
): Promise<PortalDocument> {
  const mediaType = uploadTypeOf(query.mediaType);
  const name = cleanName(query.name);
  if (!name || name.length > nameMax) {
    const sentence = "This file's name is empty or too long. Please rename it.";
    throw new Failure(400, sentence, { name: sentence });
  }
  const target = await findUploadTarget(records, dealId);
  const file = await storeUpload(services, "documents", request, mediaType);
  const version = { name, type, mediaType, file };
  const { documentId, isRepeated, number } = await addVersion(records, person, target, version);
  if (isRepeated) {
    await discardUpload(services, file.fileKey);
    return readDocument(records, documentId);
  }
  const { clientId } = target;
  const entry = { action: "upload", subject: "document", subjectId: documentId } as const;
  await audit(services.db, { person, clientId, ...entry, ipAddress });
  const document = await readDocument(records, documentId);
  await notifyOtherSide(services, person, target, document, number);
  return document;
}

/** Notifies the client of a broker's upload, and the brokers of a client's. */
async function notifyOtherSide(
  { db, live, notifier }: Dependencies,
  person: Person,
  { clientId, propertyName }: UploadTarget,
  document: PortalDocument,
  number: number,
): Promise<void> {
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
  await notifier.notify(isShared ? [clientId] : brokers, {
    kind: "document",
    title: number === 1 ? title : `${title}, version ${number}`,
    detail: `${propertyName}, ${document.name}`,
    path: documentPath(document.id),
  });
  await live.announce([clientId, ...brokers], ["documents", "overview"]);
}
