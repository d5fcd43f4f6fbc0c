import type { SigningStatus } from "@frontage/content/schemas/client";
import type { DocumentStatus } from "@frontage/content/schemas/document";
import { Failure } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import { readDocument } from "./documents.ts";

/** What a document may have been before. */
const earlier: Record<SigningStatus, readonly DocumentStatus[]> = {
  "needs-signature": ["new", "reviewed", "signed", "draft"],
  signed: ["needs-signature"],
  reviewed: ["needs-signature"],
};

/**
 * Has a document need a signature, have it, or no longer need it.
 *
 * @returns the document, with whose it is and its property's name; `undefined` where it is so already
 * @throws a Failure: 404 where `records` shows none of that id, 409 where no signature was asked for
 */
export async function setSigning(records: Database, id: string, status: SigningStatus) {
  const changed = await records
    .updateTable("document")
    .set({ status })
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .where("status", "in", earlier[status])
    .returning(["clientId", "dealId", "name", "type"])
    .executeTakeFirst();
  if (!changed) {
    const document = await readDocument(records, id);
    if (document.status === status) return undefined;
    throw new Failure(409, `No signature is asked for on ${document.name} at present.`);
  }
  const property = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select("property.name")
    .where("deal.id", "=", changed.dealId)
    .executeTakeFirstOrThrow();
  return { ...changed, propertyName: property.name };
}
