import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import { documentOpeningSchema } from "@frontage/records/schemas/document";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { Database } from "../database/open-database.ts";
import { stageOf } from "../prospects/stage.ts";
import { readClientWishes } from "../people/profiles.ts";
import { checkClient } from "../people/clients.ts";

const openingsMax = 4;
const openings = documentOpeningSchema.shape.action.options;

/**
 * What a client is looking for, and what they opened last.
 *
 * @param db everyone's rows: profiles are not in the broker's `records`
 * @throws 404
 */
export async function readClientSummary(
  { db, records }: { db: Database; records: Database },
  clientId: string,
): Promise<ClientSummary> {
  await checkClient(records, clientId);
  const [wishes, opened] = await Promise.all([
    readClientWishes(db, clientId),
    records
      .selectFrom("audit")
      .innerJoin("document", "document.id", "audit.subjectId")
      .select(["document.id as documentId", "document.name as documentName"])
      .select((eb) => eb.fn.max("audit.at").as("at"))
      .where("audit.clientId", "=", clientId)
      .where("audit.personId", "=", clientId)
      .where("audit.subject", "=", "document")
      .where("audit.action", "in", openings)
      .where("audit.outcome", "=", "done")
      .where("document.clientId", "=", clientId)
      .where("document.removedAt", "is", null)
      .groupBy(["document.id", "document.name"])
      .orderBy((eb) => eb.fn.max("audit.id"), "desc")
      .limit(openingsMax)
      .execute(),
  ]);
  return {
    ...(wishes ? { wishes } : {}),
    openings: opened,
    listings: await interestOf(db, clientId),
  };
}

/** The listings whose prospect a client is. */
async function interestOf(db: Database, clientId: string): Promise<ClientSummary["listings"]> {
  const rows = await db
    .selectFrom("prospect")
    .innerJoin("listing", "listing.id", "prospect.listingId")
    .selectAll("prospect")
    .select("listing.details")
    .where("prospect.clientId", "=", clientId)
    .execute();
  return rows
    .map((row) => ({
      id: row.listingId,
      name: (JSON.parse(row.details) as ListingDetails).address,
      stage: stageOf(row),
      at: row.lastSeenAt ?? row.signedAt ?? row.createdAt,
    }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
}
