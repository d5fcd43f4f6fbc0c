import { nameKeysOf } from "@frontage/records/list-keys";
import { namesakeQuestion, numberedNames } from "@frontage/records/document-rules";
import {
  type DocumentStatus,
  type DocumentType,
  type UploadChoice,
  uploadTypes,
} from "@frontage/records/schemas/document";
import { randomUUID } from "node:crypto";
import { answerRequest, type AnsweredRequest } from "../document-requests/answer-request.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { UploadType } from "../files/content-check.ts";
import { confirmUpload, type Upload } from "../files/upload.ts";
import { Failure } from "../http/failure.ts";
import { downloadName } from "./names.ts";
import { checkNotOutForSignature, type DocumentRow, type UploadTarget } from "./queries.ts";

export type NewVersion = {
  name: string;
  type: DocumentType;
  mediaType: UploadType;
  file: Upload;
  /** The same when an upload is repeated. */
  uploadId?: string | undefined;
  /** What to do if the deal has a document of that name; absent if the person wasn't asked. */
  as?: UploadChoice | undefined;
  /** The request that it answers, if any. */
  requestId?: string | undefined;
};

export type Added = {
  documentId: string;
  number: number;
  isRepeated: boolean;
  /** The request that it answers now. */
  answered?: AnsweredRequest | undefined;
};

/**
 * Adds a version to the deal's document of that name and media type, or creates a document.
 * Concurrent uploads get different numbers. An upload with an earlier upload's ID, or identical to
 * the person's latest version, was sent again because its response was lost, and adds none.
 *
 * @returns `isRepeated` if it was repeated, and the file is not needed
 * @throws a Failure 409 if the deal has a document of that name and the person was not asked, or it
 * is out for signature and the person is the client
 */
export async function addVersion(
  records: Database,
  person: Person,
  target: UploadTarget,
  version: NewVersion,
): Promise<Added> {
  const { as, file, mediaType, requestId, uploadId } = version;
  const addedAt = new Date().toISOString();
  const repeated = await findRepeated(records, target.clientId, uploadId);
  if (repeated) return repeated;
  const name = as === "separate" ? await freeName(records, target, version) : version.name;
  const document = await lockDocument(records, person, target, { ...version, name, addedAt });
  const versions = await records
    .selectFrom("documentVersion")
    .select(["number", "sha256", "addedBy", "removedAt"])
    .where("documentId", "=", document.id)
    .orderBy("number", "desc")
    .execute();
  const last = versions.find(({ removedAt }) => removedAt === null);
  if (last?.sha256 === file.sha256 && last.addedBy === person.name) {
    const answered = await answerRequest(records, requestId, document.id);
    return { documentId: document.id, number: last.number, isRepeated: true, answered };
  }
  if (last) checkReplacement(person, document, as);
  const number = (versions[0]?.number ?? 0) + 1;
  await records
    .updateTable("document")
    .set({
      updatedAt: addedAt,
      bytes: file.bytes,
      status: statusAfter(document.status, person.role),
    })
    .where("id", "=", document.id)
    .execute();
  await records
    .insertInto("documentVersion")
    .values({
      ...file,
      clientId: target.clientId,
      documentId: document.id,
      number,
      addedAt,
      addedBy: person.name,
      mediaType,
      uploadId: uploadId ?? null,
      isOwn: person.role === "client" ? 1 : 0,
      statusBefore: last ? document.status : null,
    })
    .execute();
  await confirmUpload(records, file.fileKey);
  const answered = await answerRequest(records, requestId, document.id);
  return { documentId: document.id, number, isRepeated: false, answered };
}

/** What an upload with this ID added earlier. */
export async function findRepeated(
  records: Database,
  clientId: string,
  uploadId: string | undefined,
): Promise<Added | undefined> {
  if (uploadId === undefined) return undefined;
  const row = await records
    .selectFrom("documentVersion")
    .select(["documentId", "number"])
    .where("clientId", "=", clientId)
    .where("uploadId", "=", uploadId)
    .executeTakeFirst();
  return row && { ...row, isRepeated: true };
}

/** The deal's document that an upload of this name would become a version of. */
export async function findNamesake(
  records: Database,
  dealId: string,
  { mediaType, name }: Pick<NewVersion, "mediaType" | "name">,
): Promise<Pick<DocumentRow, "id" | "name" | "status"> | undefined> {
  const { nameKey } = nameKeysOf(name);
  // By the list's name, or by its download's.
  return records
    .selectFrom("document")
    .select(["id", "name", "status"])
    .where("dealId", "=", dealId)
    .where("mediaType", "=", mediaType)
    .where("removedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("nameKey", "=", nameKey),
        eb(
          eb.fn<string>("lower", ["fileName"]),
          "in",
          [nameKey, name.toLowerCase()].map((key) => key + uploadTypes[mediaType]),
        ),
      ]),
    )
    .orderBy("id")
    .executeTakeFirst();
}

/** @throws a Failure 409 unless the person chose to replace the document, and may */
function checkReplacement(
  person: Person,
  document: Pick<DocumentRow, "name" | "status">,
  as: UploadChoice | undefined,
): void {
  if (person.role === "client") checkNotOutForSignature(document, "replace");
  const question = namesakeQuestion(document.name, as);
  if (question) throw new Failure(409, question, { as: question });
}

/** "Lease (2)" where the deal has a "Lease". */
async function freeName(
  transaction: Database,
  { dealId }: UploadTarget,
  version: NewVersion,
): Promise<string> {
  for (const name of numberedNames(version.name)) {
    if (!(await findNamesake(transaction, dealId, { ...version, name }))) return name;
  }
  throw new Failure(409, "This deal has too many documents of this name. Please rename the file.");
}

/**
 * The document that a new version belongs to, created if there is none. It stays locked until
 * the transaction ends, so versions are numbered one after the other.
 *
 * @throws a Failure 409 if it is removed at the same time
 */
async function lockDocument(
  transaction: Database,
  person: Person,
  { clientId, dealId }: UploadTarget,
  version: NewVersion & { addedAt: string },
): Promise<Pick<DocumentRow, "id" | "name" | "status">> {
  const { addedAt, file, mediaType, name, type } = version;
  const keys = nameKeysOf(name);
  const isOwn = person.role === "client";
  const earlier = await findNamesake(transaction, dealId, version);

  // If an upload of the same name is being written, this waits for it.
  if (!earlier) {
    await transaction
      .insertInto("document")
      .values({
        id: randomUUID(),
        clientId,
        dealId,
        name,
        ...keys,
        type,
        // People know what they uploaded; the broker's uploads are new to the client.
        status: isOwn ? "reviewed" : "new",
        fileName: downloadName(name, uploadTypes[mediaType]),
        mediaType,
        isOwn: isOwn ? 1 : 0,
        updatedAt: addedAt,
        bytes: file.bytes,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const lock = transaction
    .updateTable("document")
    .set((eb) => ({ bytes: eb.ref("bytes") }))
    .where("removedAt", "is", null)
    .returning(["id", "name", "status"]);
  const document = await (
    earlier
      ? lock.where("id", "=", earlier.id)
      : lock
          .where("dealId", "=", dealId)
          .where("nameKey", "=", keys.nameKey)
          .where("mediaType", "=", mediaType)
  ).executeTakeFirst();
  if (!document) throw new Failure(409, "This document was just removed. Please try again.");
  return document;
}

/** A document's status after this side adds a version. */
export function statusAfter(status: DocumentStatus, role: Person["role"]): DocumentStatus {
  // A requested signature is still needed; one that was given belongs to the version before.
  if (status === "needs-signature" || status === "needs-confirmation") return "needs-signature";
  if (role === "broker") return "new";
  return status === "signed" ? "reviewed" : status;
}
