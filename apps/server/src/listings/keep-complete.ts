import { isClosed } from "@frontage/records/listing-states";
import { revealingFields, type ChecklistItem } from "@frontage/records/listing-checklist";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { Failure, notFound } from "../http/failure.ts";
import { lockListings } from "../database/lock-listings.ts";
import { detailsOf, isPublished, type ListingRow, readChecklist } from "./queries.ts";

/** Locks a listing until the transaction ends: see `lockListings`. @returns its row @throws 404 */
export async function lockListing(transaction: Database, id: string): Promise<ListingRow> {
  await lockListings(transaction, { ids: [id] });
  const row = await transaction
    .selectFrom("listing")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** How a sentence begins about what is missing. */
const subjects: Partial<Record<ChecklistItem, string>> = {
  photographs: "Photographs: ",
  license: "License: ",
  spaces: "Spaces: ",
};

/**
 * A published listing keeps what the checklist asks for. Call it in each change of its texts,
 * photographs or documents, after the change is written.
 *
 * @throws 404; 409 if the site couldn't show it like this
 */
export async function keepComplete({ db }: Pick<Change, "db">, id: string): Promise<void> {
  // Whoever changes another part of it at the same time waits, and then sees this part.
  const row = await lockListing(db, id);
  if (!isPublished(row)) return;
  const open = (await readChecklist(db, row)).find(
    // After a sale, the papers may go.
    ({ isDone, item }) => !isDone && !(isClosed(row.status) && item === "documents"),
  );
  if (!open) return;
  const fields = revealingFields(detailsOf(row));
  throw new Failure(
    409,
    `This listing is on the site and needs this: ${subjects[open.item] ?? ""}${open.note}.`,
    ...(Object.keys(fields).length > 0 ? [fields] : []),
  );
}
