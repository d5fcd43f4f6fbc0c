import { isOnMarket } from "@frontage/records/listing-states";
import { type PortalEvent, withoutChange } from "@frontage/records/schemas/event";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import {
  cancelTours,
  type EventDependencies,
  newEventTitle,
  noteEventChange,
} from "./change-event.ts";
import { openEvent, writeEvent } from "./queries.ts";
import { eventRow } from "./rows.ts";

/**
 * Requests for tours, with what the calendar says of those that are in it.
 *
 * @param db everyone's rows: the calendar is the client's
 */
export const tourRows = (db: Database) =>
  db
    .selectFrom("tourRequest")
    .leftJoin("event", "event.id", "tourRequest.eventId")
    .selectAll("tourRequest")
    .select((eb) => [
      eb.fn.coalesce("event.startsAt", "tourRequest.startsAt").as("start"),
      eb.fn.coalesce("event.endsAt", "tourRequest.endsAt").as("end"),
      "event.status as eventStatus",
      "event.location as eventLocation",
    ]);

/** Tours that take place, or are asked for, after now. */
const toursAhead = (db: Database, now = new Date()) =>
  tourRows(db)
    .where("tourRequest.status", "in", ["requested", "confirmed"])
    .where((eb) => eb.or([eb("event.status", "is", null), eb("event.status", "=", "confirmed")]))
    .where((eb) =>
      eb(eb.fn.coalesce("event.startsAt", "tourRequest.startsAt"), ">", now.toISOString()),
    )
    .orderBy("start")
    .orderBy("tourRequest.id");

/** How a client reads of a buyer whom they may not know. */
export const privateTour = "Tour with a private buyer";

type TouredListing = { clientId: string | null; dealId: string | null; details: ListingDetails };

/** Adds a confirmed tour to the calendar of the listing's client, if it has one, and notifies them. */
export async function addTourEvent(
  services: Pick<EventDependencies, "publicUrl">,
  change: Change,
  { clientId, dealId, details: { address, timeZone } }: TouredListing,
  { end, start, title, tourId }: { tourId: string; title: string; start: string; end: string },
): Promise<void> {
  if (clientId === null) {
    change.refetch(change.brokers, ["events"]);
    return;
  }
  const event: PortalEvent = {
    id: randomUUID(),
    clientId,
    kind: "viewing",
    title,
    status: "confirmed",
    start,
    end,
    timeZone,
    location: address,
    version: 1,
    ...(dealId !== null && { dealId }),
  };
  await change.db
    .insertInto("event")
    .values({ ...eventRow(event), clientId })
    .execute();
  await change.db
    .updateTable("tourRequest")
    .set({ eventId: event.id })
    .where("id", "=", tourId)
    .execute();
  const notification = { title: newEventTitle(event), detail: "" };
  await noteEventChange(services, change, { action: "create", clientId, event, notification });
}

/**
 * Keeps a listing's tours ahead with what has become of it: they are called off once it is
 * withdrawn, sold or leased, and are in the calendar of the client it is connected with.
 */
export async function followListing(
  services: Pick<EventDependencies, "publicUrl">,
  change: Change,
  listingId: string,
): Promise<void> {
  const tours = await toursAhead(change.db)
    .where("tourRequest.listingId", "=", listingId)
    .execute();
  if (tours.length === 0) return;
  const { details, ...row } = await change.db
    .selectFrom("listing")
    .select(["clientId", "dealId", "details", "status"])
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  const listing = { ...row, details: JSON.parse(details) as ListingDetails };
  if (!isOnMarket(listing.status)) {
    await cancelTours(
      change.db,
      tours.map(({ id }) => id),
    );
  }
  for (const tour of tours) {
    const { end, eventId, id: tourId, start, status } = tour;
    if (status === "requested") continue;
    const event = await findEvent(change.db, eventId);
    if (isOnMarket(listing.status) && event?.clientId === (listing.clientId ?? undefined)) {
      if (event) await moveToDeal(change, event, listing.dealId);
      continue;
    }
    if (event) {
      // Otherwise the buyer would get an email: their tour goes on.
      if (isOnMarket(listing.status)) {
        const own = { eventId: null, startsAt: start, endsAt: end };
        await change.db.updateTable("tourRequest").set(own).where("id", "=", tourId).execute();
      }
      await removeFromCalendar(services, change, event);
    }
    if (isOnMarket(listing.status)) {
      await addTourEvent(services, change, listing, { tourId, start, end, title: privateTour });
    }
  }
  change.refetch(change.brokers, ["listings", "events"]);
}

type EventRef = { id: string; clientId: string; dealId: string | null; version: number };

async function findEvent(db: Database, id: string | null): Promise<EventRef | undefined> {
  if (id === null) return undefined;
  return db
    .selectFrom("event")
    .select(["id", "clientId", "dealId", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function moveToDeal(
  { db, refetch }: Change,
  { clientId, dealId: before, id }: EventRef,
  dealId: string | null,
): Promise<void> {
  if (before === dealId) return;
  await db
    .updateTable("event")
    .set((eb) => ({
      dealId,
      version: eb("version", "+", 1),
      revisedAt: new Date().toISOString(),
    }))
    .where("id", "=", id)
    .execute();
  refetch([clientId], ["events"]);
}

async function removeFromCalendar(
  services: Pick<EventDependencies, "publicUrl">,
  change: Change,
  { clientId, id, version }: EventRef,
): Promise<void> {
  const { before, row } = await openEvent(change.db, id, version);
  const event = await writeEvent(change.db, row, {
    ...withoutChange(before),
    status: "canceled",
    endedBy: "broker",
  });
  const notification = { title: `Canceled: ${event.title}`, detail: "" };
  await noteEventChange(services, change, {
    action: "cancel",
    before,
    clientId,
    event,
    notification,
  });
}

/**
 * Calls off all tours ahead that a client's listings and calendar have, before the client is erased,
 * and emails the buyers. Wake the outbox afterwards.
 */
export async function cancelToursOfClient(db: Database, clientId: string): Promise<void> {
  const tours = await toursAhead(db)
    .innerJoin("listing", "listing.id", "tourRequest.listingId")
    .where((eb) =>
      eb.or([eb("listing.clientId", "=", clientId), eb("event.clientId", "=", clientId)]),
    )
    .execute();
  await cancelTours(
    db,
    tours.map(({ id }) => id),
  );
}
