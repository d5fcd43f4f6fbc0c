import { notYourVersion } from "@frontage/records/document-rules";
import type { Selectable } from "kysely";
import { Failure, notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { Tables } from "../database/tables.ts";
import { statusAfter } from "./add-version.ts";
import { checkNotOutForSignature, type DocumentRow, lockDocument } from "./queries.ts";

type VersionRow = Selectable<Tables["documentVersion"]>;

/** A document's versions, newest first, including removed ones. */
async function versionsOf(records: Database, documentId: string): Promise<VersionRow[]> {
  return records
    .selectFrom("documentVersion")
    .selectAll()
    .where("documentId", "=", documentId)
    .orderBy("number", "desc")
    .execute();
}

const isKept = ({ removedAt }: VersionRow) => removedAt === null;
const roleOf = ({ isOwn }: VersionRow) => (isOwn === 1 ? "client" : "broker");

/** @throws a Failure 409 unless a client removes their own newest version */
function checkMayRemove(
  person: Person,
  document: DocumentRow,
  version: VersionRow,
  newer: readonly VersionRow[],
): void {
  if (person.role === "broker") return;
  checkNotOutForSignature(document, "remove");
  if (version.isOwn !== 1 || newer.some(isKept)) {
    throw new Failure(409, notYourVersion);
  }
}

/**
 * Removes a version, which can be restored. Clients can remove only the newest, if they added it.
 * The document then is as it was before that version.
 *
 * @returns the version, the one after it if any, and its document; `undefined` if it is the only
 * version, so that the document itself should be removed
 * @throws a Failure: 404, or 409 for a version that the person can't remove
 */
export async function removeVersion(
  records: Database,
  person: Person,
  id: string,
  number: number,
): Promise<
  { document: DocumentRow; version: VersionRow; next: VersionRow | undefined } | undefined
> {
  const document = await lockDocument(records, id);
  const versions = await versionsOf(records, id);
  const version = versions.find((row) => row.number === number && isKept(row));
  if (!version) throw notFound();
  const rest = versions.filter((row) => row !== version && isKept(row));
  const [newest] = rest;
  if (!newest) return undefined;
  const newer = versions.filter((row) => row.number > number);
  checkMayRemove(person, document, version, newer);
  await records
    .updateTable("documentVersion")
    .set({ removedAt: new Date().toISOString() })
    .where("documentId", "=", id)
    .where("number", "=", number)
    .execute();
  if (!newer.some(isKept)) {
    const { statusBefore } = version;
    // Unless it was signed or reviewed since.
    const isUnchanged =
      statusBefore !== null && statusAfter(statusBefore, roleOf(version)) === document.status;
    await showNewest(records, id, newest, isUnchanged ? statusBefore : document.status);
  }
  return { document, version, next: newer.findLast(isKept) };
}

/**
 * Restores a removed version; does nothing if it was not removed.
 *
 * @returns the document
 * @throws a Failure: 404, or 409 for a version that the person could not have removed
 */
export async function restoreVersion(
  records: Database,
  person: Person,
  id: string,
  number: number,
): Promise<DocumentRow> {
  const document = await lockDocument(records, id);
  const versions = await versionsOf(records, id);
  const version = versions.find((row) => row.number === number);
  if (!version) throw notFound();
  if (isKept(version)) return document;
  const newer = versions.filter((row) => row.number > number);
  checkMayRemove(person, document, version, newer);
  await records
    .updateTable("documentVersion")
    .set({ removedAt: null })
    .where("documentId", "=", id)
    .where("number", "=", number)
    .execute();
  if (!newer.some(isKept)) {
    const status = statusAfter(document.status, roleOf(version));
    await showNewest(records, id, version, status);
  }
  return document;
}

/**
 * Makes an earlier version current again, as a new version with its file. Does nothing if the
 * newest has that content, as after a repeated request.
 *
 * @returns the document and the number of the new version; `undefined` if nothing changes
 * @throws a Failure 404
 */
export async function makeCurrent(
  records: Database,
  person: Person,
  id: string,
  number: number,
): Promise<{ document: DocumentRow; number: number } | undefined> {
  const document = await lockDocument(records, id);
  const versions = await versionsOf(records, id);
  const version = versions.find((row) => row.number === number && isKept(row));
  if (!version) throw notFound();
  const newest = versions.find(isKept);
  if (newest?.sha256 === version.sha256) return undefined;
  const next = {
    ...version,
    number: (versions[0]?.number ?? 0) + 1,
    addedAt: new Date().toISOString(),
    addedBy: person.name,
    note: `Restored from version ${number}`,
    uploadId: null,
    isOwn: 0 as const,
    statusBefore: document.status,
  };
  await records.insertInto("documentVersion").values(next).execute();
  await showNewest(records, id, next, statusAfter(document.status, "broker"));
  return { document, number: next.number };
}

/** Lists are sorted by the newest version. */
async function showNewest(
  transaction: Database,
  id: string,
  { addedAt, bytes }: Pick<VersionRow, "addedAt" | "bytes">,
  status: DocumentRow["status"],
): Promise<void> {
  await transaction
    .updateTable("document")
    .set({ updatedAt: addedAt, bytes, status })
    .where("id", "=", id)
    .execute();
}
