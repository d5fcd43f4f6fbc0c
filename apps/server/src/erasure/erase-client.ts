import { marketStatuses, pastStatuses } from "@frontage/records/listing-states";
import type { Database } from "../database/open-database.ts";
import { cancelToursOfClient } from "../events/tours.ts";
import { leaveToCleanup } from "../files/leave-to-cleanup.ts";
import { removeUnusedProperties } from "../clients/queries.ts";
import { deleteListing } from "../listings/delete-listing.ts";
import type { Mailer } from "../mail/mailer.ts";
import { eraseProspect } from "./erase-prospect.ts";
import { inquiriesBy, prospectsBy } from "./erase-person.ts";
import { deleteRowsOf } from "./personal-data.ts";

/**
 * Erases a client's account and everything that belongs to it, in the caller's transaction, also
 * what they were as a prospect. The audit log stays. The cleanup removes the files later.
 *
 * @param db everyone's rows
 */
export async function eraseClient(
  { db, mailer }: { db: Database; mailer: Mailer },
  clientId: string,
): Promise<void> {
  const properties = await db
    .selectFrom("deal")
    .select("propertyId")
    .where("clientId", "=", clientId)
    .execute();
  const emails = await db
    .selectFrom("email")
    .select("id")
    .where("personId", "=", clientId)
    .execute();
  await cancelToursOfClient(db, clientId);
  for (const { id } of await prospectsOf(db, clientId)) await eraseProspect({ db, mailer }, id);
  await leaveListings(db, clientId);
  const files = await deleteRowsOf(db, "account", clientId);
  await db.deleteFrom("user").where("id", "=", clientId).where("role", "=", "client").execute();
  await leaveToCleanup(db, files);
  await removeUnusedProperties(
    db,
    properties.map(({ propertyId }) => propertyId),
  );
  // Last, but before the commit: if the process dies here, the client can be erased again.
  await mailer.folder?.forget(emails.map(({ id }) => id));
}

/** The client's listings on the site, for a broker to withdraw: their contracts end by that. */
export const listingsOnSiteOf = (db: Database, clientId: string) =>
  db
    .selectFrom("listing")
    .select(["id", "version"])
    .where("clientId", "=", clientId)
    .where("status", "in", marketStatuses)
    .execute();

/**
 * Deletes the client's drafts, and takes their listings off the site. Those stay, as the brokers',
 * because others have signed agreements for them.
 */
async function leaveListings(db: Database, clientId: string): Promise<void> {
  const drafts = await db
    .selectFrom("listing")
    .select("id")
    .where("clientId", "=", clientId)
    .where("publishedAt", "is", null)
    .execute();
  for (const { id } of drafts) await deleteListing(db, id);
  await db
    .updateTable("listing")
    .set({
      status: "withdrawn",
      statusAt: new Date().toISOString(),
      recommendation: null,
      recommendedOfferId: null,
    })
    .where("clientId", "=", clientId)
    .where("status", "not in", pastStatuses)
    .execute();
}

const addressOf = (db: Database, clientId: string) =>
  db
    .selectFrom("user")
    .select(["name", "email"])
    .where("id", "=", clientId)
    .where("role", "=", "client")
    .executeTakeFirst();

/** The client as a prospect of listings, before they had an account, too. */
export const prospectsOf = async (db: Database, clientId: string) =>
  prospectsBy(db, { clientId, email: (await addressOf(db, clientId))?.email ?? "" });

/** What the client asked in contact forms, before they had an account, too. */
export const inquiriesOf = async (db: Database, clientId: string) =>
  inquiriesBy(db, { clientId, email: (await addressOf(db, clientId))?.email ?? "" });
