import type { Signing, SigningStatus } from "@frontage/records/schemas/client";
import {
  type DocumentStatus,
  documentStatuses,
  isOutForSignature,
} from "@frontage/records/schemas/document";
import { Failure } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import { type Updateable } from "kysely";
import type { Tables } from "../database/tables.ts";
import {
  checkSeen,
  type DocumentRow,
  findDocument,
  findUploadTarget,
  readDocument,
} from "./queries.ts";

const requested = documentStatuses.filter(isOutForSignature);

/** The statuses a document may have before this one. */
const earlier: Record<SigningStatus, readonly DocumentStatus[]> = {
  // Also after the client's report: the broker doesn't have the signature.
  "needs-signature": documentStatuses.filter((status) => status !== "needs-signature"),
  emailed: ["needs-signature"],
  "not-emailed": ["needs-signature"],
  signed: requested,
  reviewed: requested,
};

/** A document whose status changed, with its property and its status before. */
type SignedDocument = Pick<DocumentRow, "clientId" | "dealId" | "name" | "type"> & {
  dealName: string;
  before: DocumentStatus;
};

/**
 * Marks a document as needing a signature, emailed or not, signed, or no longer needing one.
 *
 * @returns `undefined` if nothing changes
 * @throws a Failure: 404, or 409 if no signature was requested, or there is a newer version
 */
export async function setSigning(
  records: Database,
  id: string,
  { status, version }: Signing,
): Promise<SignedDocument | undefined> {
  await checkSeen(records, id, version);
  if (status === "emailed" || status === "not-emailed") return noteEmail(records, id, status);
  return changeStatus(records, id, { status }, earlier[status]);
}

async function noteEmail(
  records: Database,
  id: string,
  noted: "emailed" | "not-emailed",
): Promise<SignedDocument | undefined> {
  const isEmailed = noted === "emailed";
  const { signature, status, versions } = await readDocument(records, id);
  const isNoted = signature?.emailedAt !== undefined;
  if (status === "needs-signature" && isNoted === isEmailed) return undefined;
  const email = {
    signatureEmailedAt: isEmailed ? new Date().toISOString() : null,
    signatureEmailedVersion: isEmailed ? (versions[0]?.number ?? null) : null,
  };
  return changeStatus(records, id, { status: "needs-signature", ...email }, earlier[noted]);
}

/**
 * Records that the client says they signed a document's newest version.
 *
 * @param seen the number of the version they signed
 * @returns `undefined` if nothing changes
 * @throws a Failure: 404, or 409 if there is a newer version, no signature was requested, or the
 *   link to sign it wasn't emailed
 */
export async function reportSignature(
  records: Database,
  id: string,
  seen: number,
): Promise<SignedDocument | undefined> {
  const { name, signature, status } = await checkSeen(records, id, seen);
  if (status === "needs-signature" && signature?.emailedAt === undefined) {
    throw new Failure(409, `The email to sign ${name} hasn’t been sent yet.`);
  }
  const reported = { signatureReportedAt: new Date().toISOString() };
  return changeStatus(records, id, { status: "needs-confirmation", ...reported }, [
    "needs-signature",
  ]);
}

/**
 * Withdraws the client's report that they signed.
 *
 * @returns `undefined` if nothing changes
 * @throws a Failure: 404, or 409 if the broker has confirmed it
 */
export async function withdrawReport(
  records: Database,
  id: string,
): Promise<SignedDocument | undefined> {
  return changeStatus(records, id, { status: "needs-signature" }, ["needs-confirmation"]);
}

type SigningChange = { status: DocumentStatus } & Pick<
  Updateable<Tables["document"]>,
  "signatureEmailedAt" | "signatureEmailedVersion" | "signatureReportedAt"
>;

/** Clears the times of an earlier request. */
const noTimes = {
  signatureEmailedAt: null,
  signatureEmailedVersion: null,
  signatureReportedAt: null,
};

async function changeStatus(
  records: Database,
  id: string,
  { status, ...times }: SigningChange,
  from: readonly DocumentStatus[],
): Promise<SignedDocument | undefined> {
  const { clientId, dealId, name, status: before, type } = await findDocument(records, id);
  if (before === status && times.signatureEmailedAt === undefined) return undefined;
  const refused = new Failure(409, `${name} isn’t awaiting a signature.`);
  if (!from.includes(before)) throw refused;
  const { numUpdatedRows } = await records
    .updateTable("document")
    .set({ status, ...(!isOutForSignature(before) && noTimes), ...times })
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .where("status", "=", before)
    .executeTakeFirst();
  // The other side came first.
  if (numUpdatedRows === 0n) throw refused;
  const { dealName } = await findUploadTarget(records, dealId);
  return { clientId, dealId, name, type, dealName, before };
}

/**
 * Finds a document whose signature is awaited, to remind its client.
 *
 * @throws a Failure: 404, or 409 if no signature is awaited
 */
export async function findAwaited(
  records: Database,
  id: string,
): Promise<Omit<SignedDocument, "before">> {
  const { clientId, dealId, name, status, type } = await findDocument(records, id);
  if (status !== "needs-signature") throw new Failure(409, `${name} isn’t awaiting a signature.`);
  const { dealName } = await findUploadTarget(records, dealId);
  return { clientId, dealId, name, type, dealName };
}
