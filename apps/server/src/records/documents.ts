import { dashboardPaths } from "@frontage/content/dashboard";
import { documentTypeNames } from "@frontage/content/record-names";
import {
  type DocumentGroup,
  type DocumentOpening,
  type DocumentPage,
  type DocumentSort,
  type DocumentStatus,
  type DocumentType,
  documentOpeningSchema,
  documentTypes,
  type PortalDocument,
  uploadTypes,
} from "@frontage/content/schemas/document";
import { type RawBuilder, type Selectable, sql, type SqlBool } from "kysely";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { Failure, notFound } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import type { UploadType } from "../files/content-check.ts";
import type { KeptFile } from "../files/send-file.ts";
import { keepFile, type TakenFile } from "../files/take-in.ts";
import { pageFrom, readCursor } from "./cursor.ts";
import { downloadName, nameKeysOf } from "./document-names.ts";
import type { Person } from "./scope.ts";

/** What is left out does not narrow the list. */
export type DocumentFilter = {
  group?: DocumentGroup | undefined;
  type?: DocumentType | undefined;
  status?: DocumentStatus | undefined;
  /** The deal's id. */
  propertyId?: string | undefined;
  /** Words of the name or of the property, in any order and case. */
  text?: string | undefined;
  clientId?: string | undefined;
};

type PageRequest = { sort?: DocumentSort | undefined; cursor?: string | undefined; limit: number };

type DocumentRow = Selectable<Tables["document"]>;

/** Where the dashboard shows a document. */
export const documentPath = (id: string) => `${dashboardPaths.documents}?document=${id}`;

/** What a sentence calls a document of a type. */
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

/**
 * A page of the documents that `records` shows, and how many there are in each group.
 *
 * @throws a Failure 400 where the cursor is none of this list's
 */
export async function listDocuments(
  records: Database,
  filter: DocumentFilter,
  page: PageRequest,
): Promise<DocumentPage> {
  const rows = await documentPageQuery(records, filter, page).execute();
  const { items, nextCursor } = pageFrom(rows, page.limit, (row) => ({
    value: row[sortColumns[page.sort ?? "-updated"]],
    id: row.id,
  }));

  const counts = { all: 0, contract: 0, lease: 0, report: 0 };
  for (const { count, type } of await documentCountsQuery(records, filter).execute()) {
    counts[documentTypes[type]] += Number(count);
    counts.all += Number(count);
  }
  return {
    items: await withVersions(records, items),
    total: counts[filter.group ?? "all"],
    counts,
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}

/** The rows of a page and one more, read along an index. */
export function documentPageQuery(
  records: Database,
  { group, ...filter }: DocumentFilter,
  { cursor, limit, sort = "-updated" }: PageRequest,
) {
  const column = sortColumns[sort];
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const after = readCursor(cursor);
  if (after && typeof after.value !== (column === "bytes" ? "number" : "string")) {
    throw new Failure(400, "The list cannot go on from there. Please load it again.");
  }

  let query = matching(records, filter).selectAll("document");
  if (group) {
    const types = (Object.keys(documentTypes) as DocumentType[]).filter(
      (type) => documentTypes[type] === group,
    );
    query = query.where("document.type", "in", types);
  }
  if (after) {
    query = query.where((is) =>
      is(
        is.refTuple(`document.${column}`, "document.id"),
        direction === "desc" ? "<" : ">",
        is.tuple(after.value, after.id),
      ),
    );
  }
  return query
    .orderBy(`document.${column}`, direction)
    .orderBy("document.id", direction)
    .limit(limit + 1);
}

/** How many match in each type, whatever the group; without words, they have been counted. */
export function documentCountsQuery(records: Database, filter: DocumentFilter) {
  if (filter.text?.trim()) {
    return matching(records, filter)
      .select((is) => ["document.type", is.fn.countAll<number>().as("count")])
      .groupBy("document.type");
  }
  const { clientId, propertyId, status, type } = filter;
  return records
    .selectFrom("documentCount")
    .select((is) => ["type", is.fn.sum<number>("count").as("count")])
    .$if(clientId !== undefined, (query) => query.where("clientId", "=", clientId ?? ""))
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? "other"))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "new"))
    .$if(propertyId !== undefined, (query) => query.where("dealId", "=", propertyId ?? ""))
    .groupBy("type");
}

// More words than anybody types narrow nothing further.
const wordsMax = 8;

function matching(records: Database, filter: DocumentFilter) {
  const { clientId, propertyId, status, text = "", type } = filter;
  let query = records.selectFrom("document").where("document.removedAt", "is", null);
  if (clientId) query = query.where("document.clientId", "=", clientId);
  if (type) query = query.where("document.type", "=", type);
  if (status) query = query.where("document.status", "=", status);
  if (propertyId) query = query.where("document.dealId", "=", propertyId);
  for (const word of text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordsMax)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where((is) =>
      is.or([
        like(sql.ref("document.nameKey"), pattern),
        is(
          "document.dealId",
          "in",
          is
            .selectFrom("deal")
            .innerJoin("property", "property.id", "deal.propertyId")
            .select("deal.id")
            .where(like(sql`lower(${sql.ref("property.name")})`, pattern)),
        ),
      ]),
    );
  }
  return query;
}

const like = (text: RawBuilder<unknown>, pattern: string) =>
  sql<SqlBool>`${text} like ${pattern} escape '\\'`;

/** @throws a Failure 404 where `records` shows none of that id, or it was removed */
async function findDocument(records: Database, id: string): Promise<DocumentRow> {
  const row = await records
    .selectFrom("document")
    .selectAll()
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A document with its versions. Throws as `findDocument` does. */
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
    .select(["documentId", "number", "addedAt", "addedBy", "bytes", "note"])
    .where(
      "documentId",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("number", "desc")
    .execute();
  const byDocument = Map.groupBy(versions, ({ documentId }) => documentId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    status: row.status,
    propertyId: row.dealId,
    fileName: row.fileName,
    mediaType: row.mediaType,
    isOwn: row.isOwn === 1,
    versions: (byDocument.get(row.id) ?? []).map(({ addedAt, addedBy, bytes, note, number }) => ({
      number,
      addedAt,
      addedBy,
      bytes,
      ...(note === null ? {} : { note }),
    })),
  }));
}

/** A deal as an upload needs it, with its property's name. */
export type UploadTarget = { dealId: string; clientId: string; propertyName: string };

/** @throws a Failure 404 where `records` shows no such deal */
export async function uploadTarget(records: Database, dealId: string): Promise<UploadTarget> {
  const deal = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["deal.id as dealId", "deal.clientId", "property.name as propertyName"])
    .where("deal.id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  return deal;
}

export type NewVersion = {
  name: string;
  type: DocumentType;
  mediaType: UploadType;
  file: TakenFile;
};

/**
 * Adds a version to the deal's document of that name and media type, or begins one.
 * Uploads that arrive at the same moment get different numbers. What is the person's
 * latest version already, byte for byte, was sent again because its answer got lost: it
 * stays one version.
 *
 * @returns the document's id, and the number of the version; `isRepeated`: it was there, and
 *   nothing needs the file
 */
export async function addVersion(
  records: Database,
  person: Person,
  { clientId, dealId }: UploadTarget,
  { file, mediaType, name, type }: NewVersion,
): Promise<{ documentId: string; number: number; isRepeated: boolean }> {
  const keys = nameKeysOf(name);
  const fileName = downloadName(name, uploadTypes[mediaType]);
  const isOwn = person.role === "client";
  // Whoever uploads a document knows it; what the broker adds is new to the client.
  const status: DocumentStatus = isOwn ? "reviewed" : "new";
  const addedAt = new Date().toISOString();

  return records.transaction().execute(async (transaction) => {
    // As the list names it, or as its download was named.
    const earlier = await transaction
      .selectFrom("document")
      .select("id")
      .where("dealId", "=", dealId)
      .where("mediaType", "=", mediaType)
      .where("removedAt", "is", null)
      .where((is) =>
        is.or([
          is("nameKey", "=", keys.nameKey),
          is(is.fn<string>("lower", ["fileName"]), "=", keys.nameKey + uploadTypes[mediaType]),
        ]),
      )
      .orderBy("id")
      .executeTakeFirst();

    // Where another upload of the name is just being written, this waits for it.
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
          status,
          fileName,
          mediaType,
          isOwn: isOwn ? 1 : 0,
          updatedAt: addedAt,
          bytes: file.bytes,
          removedAt: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    // The row is locked by this until the end, so numbers are given one after the other.
    const document = await transaction
      .updateTable("document")
      .set((is) => ({ bytes: is.ref("bytes") }))
      .$if(earlier !== undefined, (query) => query.where("id", "=", earlier?.id ?? ""))
      .$if(earlier === undefined, (query) =>
        query
          .where("dealId", "=", dealId)
          .where("nameKey", "=", keys.nameKey)
          .where("mediaType", "=", mediaType),
      )
      .where("removedAt", "is", null)
      .returning(["id", "status"])
      .executeTakeFirst();
    // Removed in this very moment: the next try begins it anew.
    if (!document) throw new Failure(409, "This document was just removed. Please try again.");

    const last = await transaction
      .selectFrom("documentVersion")
      .select(["number", "sha256", "addedBy"])
      .where("documentId", "=", document.id)
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last?.sha256 === file.sha256 && last.addedBy === person.name) {
      return { documentId: document.id, number: last.number, isRepeated: true };
    }
    const number = (last?.number ?? 0) + 1;
    await transaction
      .updateTable("document")
      .set({
        updatedAt: addedAt,
        bytes: file.bytes,
        status: statusAfter(document.status, person),
      })
      .where("id", "=", document.id)
      .execute();
    await transaction
      .insertInto("documentVersion")
      .values({
        clientId,
        documentId: document.id,
        number,
        addedAt,
        addedBy: person.name,
        bytes: file.bytes,
        sha256: file.sha256,
        mediaType,
        fileKey: file.fileKey,
        note: null,
      })
      .execute();
    await keepFile(transaction, file.fileKey);
    return { documentId: document.id, number, isRepeated: false };
  });
}

/** What a new version by a person makes of its document's status. */
function statusAfter(status: DocumentStatus, { role }: Person): DocumentStatus {
  // What is to be signed is still to be; a signature was one under the version before.
  if (status === "needs-signature") return status;
  if (role === "broker") return "new";
  return status === "signed" ? "reviewed" : status;
}

/** A version's file. Throws a Failure 404 where there is none, or its document was removed. */
export async function findVersionFile(
  records: Database,
  id: string,
  number: number,
): Promise<KeptFile & { clientId: string; dealId: string }> {
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
    .where("document.removedAt", "is", null)
    .executeTakeFirst();
  if (!file) throw notFound();
  return file;
}

/**
 * A new document that its client has seen becomes a reviewed one.
 *
 * @returns whether that changed anything
 */
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
 * Takes a document back that this side began: the client's uploads are the client's
 * to remove, the broker's the broker's. The files are kept.
 *
 * @returns whose document it is
 * @throws a Failure: 404 where there is none, 403 where the other side began it
 */
export async function removeDocument(
  records: Database,
  person: Person,
  id: string,
): Promise<string> {
  const document = await findDocument(records, id);
  checkBegunBy(person, document);
  await records
    .updateTable("document")
    .set({ removedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  return document.clientId;
}

/**
 * Brings back what was removed; does nothing where it was not.
 *
 * @returns whose document it is
 * @throws a Failure: 404 where there is none, or the other side removed it; 403 where the
 *   other side began it; 409 where another of its name has come since
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
  // What the other side took back is no longer there for this one.
  if (!document || (document.removedAt !== null && !isBegunBy(person, document))) throw notFound();
  checkBegunBy(person, document);
  if (document.removedAt === null) return document.clientId;

  return records.transaction().execute(async (transaction) => {
    const other = await transaction
      .selectFrom("document")
      .select("id")
      .where("dealId", "=", document.dealId)
      .where("nameKey", "=", document.nameKey)
      .where("mediaType", "=", document.mediaType)
      .where("removedAt", "is", null)
      .executeTakeFirst();
    if (other) {
      throw new Failure(409, "Another document of this name has been uploaded since.");
    }
    await transaction
      .updateTable("document")
      .set({ removedAt: null })
      .where("id", "=", id)
      .execute();
    return document.clientId;
  });
}

function isBegunBy({ role }: Person, { isOwn }: DocumentRow): boolean {
  return (role === "client") === (isOwn === 1);
}

function checkBegunBy(person: Person, document: DocumentRow): void {
  if (!isBegunBy(person, document)) {
    throw new Failure(403, "Only your own uploads can be removed.");
  }
}

const openingsMax = 200;

/**
 * Who downloaded a document or looked at it, the latest first.
 *
 * @param records has to show the document
 */
export async function listOpenings(records: Database, id: string): Promise<DocumentOpening[]> {
  const { clientId } = await findDocument(records, id);
  const rows = await records
    .selectFrom("audit")
    .select(["personName as name", "at", "action"])
    .where("clientId", "=", clientId)
    .where("subject", "=", "document")
    .where("subjectId", "=", id)
    .where("action", "in", documentOpeningSchema.shape.action.options)
    .where("outcome", "=", "done")
    .orderBy("id", "desc")
    .limit(openingsMax)
    .execute();
  return rows.map((row) => z.parse(documentOpeningSchema, row));
}
