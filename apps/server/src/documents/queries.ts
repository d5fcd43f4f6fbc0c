import { broker } from "@frontage/content/broker";
import { notYourUpload, signatureRefusal } from "@frontage/records/document-rules";
import type { DocumentSort } from "@frontage/records/document-sorts";
import { documentTypeNames } from "@frontage/records/record-names";
import type { NumberedPageRequest } from "@frontage/records/schemas/page-of";
import {
  type DocumentGroup,
  type DocumentOpening,
  type DocumentPage,
  type DocumentStatus,
  type DocumentType,
  documentOpeningSchema,
  documentTypes,
  isOutForSignature,
  type PortalDocument,
} from "@frontage/records/schemas/document";
import { type Selectable, sql } from "kysely";
import * as z from "zod/mini";
import { clientRefs } from "../people/clients.ts";
import { Failure, notFound } from "../http/failure.ts";
import { conflict } from "../http/versions.ts";
import { contains, dealsNamed, wordsOf } from "../database/contains.ts";
import type { Database } from "../database/open-database.ts";
import { answerRequestsBy, reopenRequestsOf } from "../document-requests/answer-request.ts";
import type { Tables } from "../database/tables.ts";
import type { StoredFile } from "../files/send-file.ts";
import type { Person } from "../database/scope.ts";

/** Absent fields don't narrow the list. */
export type DocumentFilter = {
  group?: DocumentGroup | undefined;
  type?: DocumentType | undefined;
  status?: DocumentStatus | undefined;
  dealId?: string | undefined;
  /** Words in the name or the property, in any order and case. */
  text?: string | undefined;
  clientId?: string | undefined;
};

type SortedPageRequest = NumberedPageRequest & { sort?: DocumentSort | undefined };

export type DocumentRow = Selectable<Tables["document"]>;

/** A document type's name in a sentence. */
export const documentNoun = (type: DocumentType) =>
  type === "other" ? "Document" : documentTypeNames[type];

const sortColumns = {
  updated: "updatedAt",
  "-updated": "updatedAt",
  name: "nameOrder",
  "-name": "nameOrder",
  size: "bytes",
  "-size": "bytes",
} as const satisfies Record<DocumentSort, keyof DocumentRow>;

/** A page of the documents in `records`, and how many there are in each group. */
export async function listDocuments(
  records: Database,
  filter: DocumentFilter,
  page: SortedPageRequest,
): Promise<DocumentPage> {
  const rows = await documentPageQuery(records, filter, page).execute();
  const counts = { all: 0, contract: 0, lease: 0, report: 0 };
  for (const { count, type } of await documentCountsQuery(records, filter).execute()) {
    counts[documentTypes[type]] += count;
    counts.all += count;
  }
  return {
    items: await withVersions(records, rows),
    total: counts[filter.group ?? "all"],
    counts,
  };
}

/** The rows of a page, by an index. */
export function documentPageQuery(
  records: Database,
  { group, ...filter }: DocumentFilter,
  { limit, offset = 0, sort = "-updated" }: SortedPageRequest,
) {
  const column = sortColumns[sort];
  const direction = sort.startsWith("-") ? "desc" : "asc";
  let query = matching(records, filter).selectAll("document");
  if (group) {
    const types = (Object.keys(documentTypes) as DocumentType[]).filter(
      (type) => documentTypes[type] === group,
    );
    query = query.where("document.type", "in", types);
  }
  return query
    .orderBy(`document.${column}`, direction)
    .orderBy("document.id", direction)
    .limit(limit)
    .offset(offset);
}

/** How many match per type, regardless of the group. */
export function documentCountsQuery(records: Database, filter: DocumentFilter) {
  return matching(records, filter)
    .select((eb) => ["document.type", eb.fn.countAll<number>().as("count")])
    .groupBy("document.type");
}

function matching(records: Database, filter: DocumentFilter) {
  const { clientId, dealId, status, text = "", type } = filter;
  let query = records.selectFrom("document").where("document.removedAt", "is", null);
  if (clientId) query = query.where("document.clientId", "=", clientId);
  if (type) query = query.where("document.type", "=", type);
  if (status) query = query.where("document.status", "=", status);
  if (dealId) query = query.where("document.dealId", "=", dealId);
  for (const word of wordsOf(text)) {
    query = query.where((eb) =>
      eb.or([
        contains(sql.ref("document.searchKey"), word),
        eb("document.dealId", "in", dealsNamed(word)),
      ]),
    );
  }
  return query;
}

/** @throws a Failure 404, also if it was removed */
export async function findDocument(records: Database, id: string): Promise<DocumentRow> {
  const row = await records
    .selectFrom("document")
    .selectAll()
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The document, locked until the transaction ends. @throws a Failure 404 */
export async function lockDocument(transaction: Database, id: string): Promise<DocumentRow> {
  await transaction
    .updateTable("document")
    .set((eb) => ({ bytes: eb.ref("bytes") }))
    .where("id", "=", id)
    .execute();
  return findDocument(transaction, id);
}

/**
 * Locks a document, and reads it.
 *
 * @param seen the number of the newest version that the person saw
 * @throws a Failure: 404, or 409 with the document if it has another one
 */
export async function checkSeen(
  records: Database,
  id: string,
  seen: number,
): Promise<PortalDocument> {
  await lockDocument(records, id);
  const document = await readDocument(records, id);
  if (document.versions[0]?.number !== seen) throw conflict("document", document);
  return document;
}

/** A document with its versions. @throws a Failure 404, also if it was removed */
export async function readDocument(records: Database, id: string): Promise<PortalDocument> {
  const [document] = await withVersions(records, [await findDocument(records, id)]);
  if (!document) throw notFound();
  return document;
}

async function withVersions(
  records: Database,
  rows: readonly DocumentRow[],
): Promise<PortalDocument[]> {
  if (rows.length === 0) return [];
  const versions = await records
    .selectFrom("documentVersion")
    .select(["documentId", "number", "addedAt", "addedBy", "bytes", "note", "fileKey"])
    .where(
      "documentId",
      "in",
      rows.map(({ id }) => id),
    )
    .where("removedAt", "is", null)
    .orderBy("number", "desc")
    .execute();
  const requests = await listAnswered(records, rows);
  const byDocument = Map.groupBy(versions, ({ documentId }) => documentId);
  const unread = await listUnread(records, rows, byDocument);
  const clients = await clientRefs(records, rows);
  return rows.map((row) => ({
    id: row.id,
    client: clients.get(row.clientId),
    name: row.name,
    type: row.type,
    status: row.status,
    dealId: row.dealId,
    fileName: row.fileName,
    mediaType: row.mediaType,
    isOwn: row.isOwn === 1,
    ...(isOutForSignature(row.status) && {
      signature: signatureOf(row, byDocument.get(row.id)?.[0]?.number),
    }),
    ...(unread.has(row.id) && { unread: unread.get(row.id) }),
    ...(requests.has(row.id) && { request: requests.get(row.id) }),
    versions: (byDocument.get(row.id) ?? []).map(({ addedAt, addedBy, bytes, note, number }) => ({
      number,
      addedAt,
      addedBy,
      bytes,
      ...(note === null ? {} : { note }),
    })),
  }));
}

/** The emailed link to sign counts only for its version. */
function signatureOf(row: DocumentRow, newest: number | undefined): PortalDocument["signature"] {
  const { signatureEmailedAt: emailedAt, signatureReportedAt: reportedAt, status } = row;
  return {
    ...(emailedAt !== null && row.signatureEmailedVersion === newest && { emailedAt }),
    ...(status === "needs-confirmation" && reportedAt !== null && { reportedAt }),
  };
}

/** What couldn't be read of the newest versions, by the ids of their documents. */
async function listUnread(
  records: Database,
  rows: readonly DocumentRow[],
  versions: ReadonlyMap<string, readonly { fileKey: string }[]>,
): Promise<Map<string, string>> {
  const texts = await records
    .selectFrom("documentText")
    .select(["documentId", "fileKey", "unread"])
    .where(
      "documentId",
      "in",
      rows.map(({ id }) => id),
    )
    .where("state", "!=", "reading")
    .where("unread", "is not", null)
    .execute();
  return new Map(
    texts.flatMap(({ documentId, fileKey, unread }) =>
      versions.get(documentId)?.[0]?.fileKey === fileKey ? [[documentId, unread ?? ""]] : [],
    ),
  );
}

/** The requests that documents answer, by document id. Only clients' uploads answer requests. */
async function listAnswered(
  records: Database,
  rows: readonly DocumentRow[],
): Promise<Map<string, PortalDocument["request"]>> {
  const own = rows.filter(({ isOwn }) => isOwn === 1).map(({ id }) => id);
  if (own.length === 0) return new Map();
  const requests = await records
    .selectFrom("documentRequest")
    .select(["documentId", "label", "status"])
    .where("documentId", "in", own)
    .where("status", "in", ["received", "done"])
    .orderBy("createdAt")
    .execute();
  return new Map(
    requests.flatMap(({ documentId, label, status }) =>
      documentId === null ? [] : [[documentId, { label, isMarkedReceived: status === "done" }]],
    ),
  );
}

/** The deal that a document is uploaded to. */
export type UploadTarget = { dealId: string; clientId: string; dealName: string };

/** @throws a Failure 404 */
export async function findUploadTarget(records: Database, dealId: string): Promise<UploadTarget> {
  const deal = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["deal.id as dealId", "deal.clientId", "property.name as dealName"])
    .where("deal.id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  return deal;
}

/** A version's file. @throws a Failure 404, also if its document was removed */
export async function findVersionFile(
  records: Database,
  id: string,
  number: number,
): Promise<StoredFile & { clientId: string; dealId: string }> {
  const file = await records
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select([
      "document.clientId",
      "document.dealId",
      "document.fileName",
      "documentVersion.mediaType",
      "documentVersion.bytes",
      "documentVersion.fileKey",
    ])
    .where("documentVersion.documentId", "=", id)
    .where("documentVersion.number", "=", number)
    .where("documentVersion.removedAt", "is", null)
    .where("document.removedAt", "is", null)
    .executeTakeFirst();
  if (!file) throw notFound();
  return file;
}

/** Marks a new document as reviewed, once its client has seen it. @returns whether that changed anything */
export async function markViewed(records: Database, person: Person, id: string): Promise<boolean> {
  await findDocument(records, id);
  if (person.role !== "client") return false;
  const { numUpdatedRows } = await records
    .updateTable("document")
    .set({ status: "reviewed" })
    .where("id", "=", id)
    .where("status", "=", "new")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes a document: clients remove their uploads, brokers theirs. The files are kept.
 *
 * @returns the document
 * @param seen the number of the newest version that the person saw
 * @throws a Failure: 404, 403 for the other side's uploads, or 409 if there is a newer version, or
 *   for a client's while a signature is collected
 */
export async function removeDocument(
  records: Database,
  person: Person,
  { id, seen }: { id: string; seen: number },
): Promise<DocumentRow> {
  const document = await findDocument(records, id);
  checkUploadedBy(person, document);
  await checkSeen(records, id, seen);
  if (person.role === "client") checkNotOutForSignature(document, "remove");
  await records
    .updateTable("document")
    .set({ removedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  await reopenRequestsOf(records, id);
  return document;
}

/**
 * Restores a removed document; does nothing if it was not removed.
 *
 * @returns the client's id
 * @throws a Failure: 404, also if the other side removed it; 403 for the other side's
 *   uploads; 409 if there is a new document with the same name
 */
export async function restoreDocument(
  records: Database,
  person: Person,
  id: string,
): Promise<string> {
  const document = await records
    .selectFrom("document")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!document || (document.removedAt !== null && !isUploadedBy(person, document)))
    throw notFound();
  checkUploadedBy(person, document);
  if (document.removedAt === null) return document.clientId;

  const other = await records
    .selectFrom("document")
    .select("id")
    .where("dealId", "=", document.dealId)
    .where("nameKey", "=", document.nameKey)
    .where("mediaType", "=", document.mediaType)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (other) {
    throw new Failure(409, "Another document with this name has been uploaded since.");
  }
  await records.updateTable("document").set({ removedAt: null }).where("id", "=", id).execute();
  await answerRequestsBy(records, id);
  return document.clientId;
}

/** @throws a Failure 409 if a client changes a document that is out for signature */
export function checkNotOutForSignature(
  document: Pick<DocumentRow, "name" | "status">,
  action: "replace" | "remove",
): void {
  const refusal = signatureRefusal(document, action, broker.name);
  if (refusal) throw new Failure(409, refusal, { as: refusal });
}

function isUploadedBy({ role }: Person, { isOwn }: DocumentRow): boolean {
  return (role === "client") === (isOwn === 1);
}

function checkUploadedBy(person: Person, document: DocumentRow): void {
  if (!isUploadedBy(person, document)) {
    throw new Failure(403, notYourUpload);
  }
}

const openingsMax = 200;

/** Who downloaded or previewed a document, most recent first. */
export async function listOpenings(records: Database, id: string): Promise<DocumentOpening[]> {
  const { clientId } = await findDocument(records, id);
  const rows = await records
    .selectFrom("audit")
    .select(["personId", "personName as name", "at", "action"])
    .where("clientId", "=", clientId)
    .where("subject", "=", "document")
    .where("subjectId", "=", id)
    .where("action", "in", documentOpeningSchema.shape.action.options)
    .where("outcome", "=", "done")
    .orderBy("id", "desc")
    .limit(openingsMax)
    .execute();
  return rows.map(({ personId, ...row }) =>
    z.parse(documentOpeningSchema, { ...row, isClient: personId === clientId }),
  );
}
