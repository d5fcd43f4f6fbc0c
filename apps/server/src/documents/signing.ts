import type { SigningStatus } from "@frontage/content/schemas/client";
import type { DocumentStatus } from "@frontage/content/schemas/document";
import { Failure } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import { readDocument } from "./queries.ts";

/** The status that a document may have before. */
const earlier: Record<SigningStatus, readonly DocumentStatus[]> = {
  "needs-signature": ["new", "reviewed", "signed", "draft"],
  signed: ["needs-signature"],
  reviewed: ["needs-signature"],
};

/**
 * Marks a document as needing a signature, signed, or no longer needing one.
 *
 * @returns the document with its client and property; `undefined` if nothing changes
 * @throws a Failure: 404, or 409 if no signature was requested
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
    throw new Failure(409, `${document.name} isn’t awaiting a signature.`);
  }
  const property = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select("property.name")
    .where("deal.id", "=", changed.dealId)
    .executeTakeFirstOrThrow();
  return { ...changed, propertyName: property.name };
}
