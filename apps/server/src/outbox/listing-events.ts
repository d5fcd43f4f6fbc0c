import { randomUUID } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

/** What happened on a listing, and who did it. */
export type ListingEvent = {
  event: Tables["listingEvent"]["event"];
  listingId: string;
  prospectId?: string;
  offerId?: string;
  /** When it happened; now unless given. */
  at?: string;
};

/** The queue of listing events for the owner's webhook; absent unless it is configured. */
export type ListingEvents = {
  /** Queues an event in the transaction of what it is about. Wake the outbox after the commit. */
  queue: (db: Database, event: ListingEvent) => Promise<void>;
  wake: () => void;
};

/** @param db a transaction */
export async function queueListingEvent(
  db: Database,
  { at, event, listingId, offerId, prospectId }: ListingEvent,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("listingEvent")
    .values({
      id: randomUUID(),
      listingId,
      prospectId: prospectId ?? null,
      offerId: offerId ?? null,
      event,
      at: at ?? now,
      target: "webhook",
      state: "waiting",
      startedAt: now,
      nextAttemptAt: now,
    })
    .execute();
}
