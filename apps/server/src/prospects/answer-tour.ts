import { cutText } from "@frontage/records/cut-text";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { TourAnswer } from "@frontage/records/schemas/prospect";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { type EventDependencies, newEventTitle, noteEventChange } from "../events/change-event.ts";
import { eventRow } from "../events/rows.ts";
import { Failure, notFound } from "../http/failure.ts";
import { findListing } from "../listings/change-listing.ts";
import { detailsOf } from "../listings/queries.ts";
import { buyerName, privateBuyer, shownTo } from "./buyer-name.ts";
import { queueEmail } from "../outbox/email-outbox.ts";
import { findProspect } from "./broker-queries.ts";
import { prospectPath } from "./sign-agreement.ts";

/**
 * Confirms a prospect's request for a tour or declines it, and emails them. A confirmed one is in
 * the calendar of the listing's client, who learns of the buyer what the broker allows.
 *
 * @throws 404; 409 if it isn't waiting any longer, or its time has passed
 */
export async function answerTour(
  services: EventDependencies,
  change: Change,
  id: string,
  { answer, note }: TourAnswer,
): Promise<void> {
  const { db } = change;
  const isConfirmed = answer === "confirm";
  const tour = await db
    .updateTable("tourRequest")
    .set((eb) => ({
      status: isConfirmed ? "confirmed" : "declined",
      answer: note || null,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("status", "=", "requested")
    .returning(["listingId", "prospectId", "startsAt", "endsAt"])
    .executeTakeFirst();
  if (!tour) {
    const row = await db
      .selectFrom("tourRequest")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound();
    throw new Failure(
      409,
      row.status === "withdrawn"
        ? "They have withdrawn this request."
        : "This request is answered already.",
    );
  }
  const { listingId, prospectId, startsAt } = tour;
  if (isConfirmed && Date.parse(startsAt) <= Date.now()) {
    throw new Failure(409, "This time has passed.");
  }
  const { name } = await findProspect(db, prospectId);
  if (isConfirmed) await addToCalendar(services, change, { id, ...tour });
  await queueEmail(db, { prospectId, kind: "tour-answer", content: { tourId: id } });
  await change.audit({
    clientId: null,
    action: isConfirmed ? "tour-confirm" : "tour-decline",
    subject: "prospect",
    subjectId: prospectId,
    subjectName: name,
  });
  await change.markRead(change.brokers, {
    kind: "event",
    path: prospectPath(listingId, prospectId),
  });
}

type Tour = {
  id: string;
  listingId: string;
  prospectId: string;
  startsAt: string;
  endsAt: string;
};

/** A calendar is a client's, so that a listing without one has none. */
async function addToCalendar(
  services: EventDependencies,
  change: Change,
  { endsAt, id, listingId, prospectId, startsAt }: Tour,
): Promise<void> {
  const listing = await findListing(change, listingId);
  const { clientId, dealId } = listing;
  if (clientId === null) return;
  const { address, timeZone } = detailsOf(listing);
  const buyer = buyerName(await findProspect(change.db, prospectId), shownTo(listing));
  const event: PortalEvent = {
    id: randomUUID(),
    clientId,
    kind: "viewing",
    title:
      buyer === privateBuyer ? "Tour with a private buyer" : cutText(`Tour with ${buyer}`, 120),
    status: "confirmed",
    start: startsAt,
    end: endsAt,
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
    .where("id", "=", id)
    .execute();
  const notification = { title: newEventTitle(event), detail: "" };
  await noteEventChange(services, change, { action: "create", clientId, event, notification });
}

/** Tours are looked through in portions. */
const batch = 100;

/**
 * Whoever's confirmed tour has passed has toured the property. One in the calendar is as it is
 * there: moved, or canceled.
 *
 * @param db everyone's rows
 */
export async function notePassedTours(db: Database, now = new Date()): Promise<void> {
  const at = now.toISOString();
  const passed = await db
    .selectFrom("tourRequest")
    .innerJoin("prospect", "prospect.id", "tourRequest.prospectId")
    .leftJoin("event", "event.id", "tourRequest.eventId")
    .select((eb) => [
      "prospect.id",
      eb.fn.coalesce("event.startsAt", "tourRequest.startsAt").as("touredAt"),
    ])
    .where("prospect.touredAt", "is", null)
    .where("tourRequest.status", "=", "confirmed")
    .where((eb) => eb(eb.fn.coalesce("event.endsAt", "tourRequest.endsAt"), "<=", at))
    .where((eb) => eb.or([eb("event.status", "is", null), eb("event.status", "=", "confirmed")]))
    .orderBy("touredAt")
    .limit(batch)
    .execute();
  for (const { id, touredAt } of passed) {
    await db
      .updateTable("prospect")
      .set({ touredAt })
      .where("id", "=", id)
      .where("touredAt", "is", null)
      .execute();
  }
}
