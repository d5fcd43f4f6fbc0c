import { cutText } from "@frontage/records/cut-text";
import { isOnMarket, standingOf } from "@frontage/records/listing-states";
import type { TourAnswer } from "@frontage/records/schemas/prospect";
import type { Change } from "../changes/make-change.ts";
import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import type { EventDependencies } from "../events/change-event.ts";
import { addTourEvent, privateTour, tourRows } from "../events/tours.ts";
import { Failure, notFound } from "../http/failure.ts";
import { lockListing } from "../listings/keep-complete.ts";
import { detailsOf } from "../listings/queries.ts";
import { buyerName, privateBuyer, clientVisibility } from "../people/buyer-name.ts";
import { queueEmail } from "../outbox/email-outbox.ts";
import type { ListingEvents } from "../outbox/listing-events.ts";
import { dayAt, formatFullDay, formatTime } from "../time/clock.ts";
import { findProspect } from "./broker-queries.ts";
import { prospectPath } from "./sign-agreement.ts";

/**
 * Confirms a prospect's request for a tour or declines it, and emails them. A confirmed one is in
 * the calendar of the listing's client, who learns of the buyer what the broker allows.
 *
 * @throws 404; 409 if it isn't waiting any longer, its time has passed, its listing isn't on the
 * market any longer, or it overlaps another tour or call, unless it is confirmed anyway
 */
export async function answerTour(
  services: EventDependencies,
  change: Change,
  id: string,
  { answer, note }: TourAnswer,
): Promise<void> {
  const { db } = change;
  const isConfirmed = answer !== "decline";
  const asked = await db
    .selectFrom("tourRequest")
    .select(["listingId", "prospectId"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!asked) throw notFound();
  const { listingId, prospectId } = asked;
  // Waits for what calls its tours off, and, below, for other tours that are confirmed.
  const listing = await lockListing(db, listingId);
  await lockRow(db, "prospect", prospectId);
  if (isConfirmed && !isOnMarket(standingOf(listing, new Date()))) {
    throw new Failure(
      409,
      "This listing is no longer for sale or lease, so its tours can only be declined.",
    );
  }
  const tour = await db
    .updateTable("tourRequest")
    .set((eb) => ({
      status: isConfirmed ? "confirmed" : "declined",
      answer: note || null,
      version: eb("version", "+", 1),
      revisedAt: new Date().toISOString(),
      // Only a confirmed one is an invitation.
      ...(isConfirmed && { sequence: 0 }),
    }))
    .where("id", "=", id)
    .where("status", "=", "requested")
    .returning(["startsAt", "endsAt"])
    .executeTakeFirst();
  if (!tour) {
    const row = await db
      .selectFrom("tourRequest")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirst();
    throw new Failure(
      409,
      row?.status === "withdrawn"
        ? "They have withdrawn this request."
        : "This request was already answered.",
    );
  }
  const { endsAt, startsAt } = tour;
  if (isConfirmed && Date.parse(startsAt) <= Date.now()) {
    throw new Failure(409, "This time has passed.");
  }
  const { name } = await findProspect(db, prospectId);
  if (isConfirmed) {
    const details = detailsOf(listing);
    for (const broker of change.brokers) await lockRow(db, "user", broker);
    if (answer === "confirm") await checkFree(db, { id, start: startsAt, end: endsAt }, details);
    const buyer = buyerName(await findProspect(db, prospectId), clientVisibility(listing));
    const title = buyer === privateBuyer ? privateTour : cutText(`Tour with ${buyer}`, 120);
    const at = { tourId: id, title, start: startsAt, end: endsAt };
    await addTourEvent(services, change, { ...listing, details }, at);
  }
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

/** @throws 409, by field, if another tour or call is confirmed for this time */
async function checkFree(
  db: Database,
  { end, id, start }: { id: string; start: string; end: string },
  { timeZone }: { timeZone: string },
): Promise<void> {
  const tours = await tourRows(db)
    .innerJoin("prospect", "prospect.id", "tourRequest.prospectId")
    .select("prospect.name")
    .where("tourRequest.status", "=", "confirmed")
    .where("tourRequest.id", "!=", id)
    .where((eb) => eb.or([eb("event.status", "is", null), eb("event.status", "=", "confirmed")]))
    .where((eb) => eb(eb.fn.coalesce("event.startsAt", "tourRequest.startsAt"), "<", end))
    .where((eb) => eb(eb.fn.coalesce("event.endsAt", "tourRequest.endsAt"), ">", start))
    .orderBy("start")
    .execute();
  const events = await db
    .selectFrom("event")
    .leftJoin("tourRequest", "tourRequest.eventId", "event.id")
    .innerJoin("user", "user.id", "event.clientId")
    .select(["event.title", "event.startsAt", "event.endsAt", "user.name"])
    .where("tourRequest.id", "is", null)
    .where("event.status", "=", "confirmed")
    .where("event.startsAt", "<", end)
    .where("event.endsAt", ">", start)
    .orderBy("event.startsAt")
    .execute();
  const others = [
    ...tours.map(({ name, ...tour }) => ({ ...tour, title: `a tour with ${name}` })),
    ...events.map(({ endsAt, name, startsAt, title }) => ({
      title: `“${title}” with ${name}`,
      start: startsAt ?? "",
      end: endsAt ?? "",
    })),
  ];
  const [first, ...rest] = others;
  if (!first) return;
  const timeOf = (moment: string) => formatTime(new Date(moment), timeZone);
  const day = formatFullDay(dayAt(new Date(first.start), timeZone));
  const when = `${day}, ${timeOf(first.start)} to ${timeOf(first.end)}`;
  const more = rest.length > 0 ? ` (and ${rest.length} more)` : "";
  const sentence = `This overlaps ${first.title}: ${when}${more}. Choose “Confirm it anyway” if that’s fine.`;
  throw new Failure(409, sentence, { answer: sentence });
}

/** Tours are looked through in portions. */
const batch = 100;

/**
 * Whoever's confirmed tour has passed has toured the property. One in the calendar is as it is
 * there: moved, or canceled.
 *
 * @param db everyone's rows
 * @param listingEvents queues the owner's webhook events, if it gets any
 */
export async function notePassedTours(
  db: Database,
  now = new Date(),
  listingEvents?: ListingEvents,
): Promise<void> {
  const at = now.toISOString();
  const passed = await db
    .selectFrom("tourRequest")
    .innerJoin("prospect", "prospect.id", "tourRequest.prospectId")
    .leftJoin("event", "event.id", "tourRequest.eventId")
    .select((eb) => [
      "prospect.id",
      "prospect.listingId",
      eb.fn.coalesce("event.startsAt", "tourRequest.startsAt").as("touredAt"),
    ])
    .where("prospect.touredAt", "is", null)
    .where("tourRequest.status", "=", "confirmed")
    .where((eb) => eb(eb.fn.coalesce("event.endsAt", "tourRequest.endsAt"), "<=", at))
    .where((eb) => eb.or([eb("event.status", "is", null), eb("event.status", "=", "confirmed")]))
    .orderBy("touredAt")
    .limit(batch)
    .execute();
  for (const { id, listingId, touredAt } of passed) {
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("prospect")
        .set({ touredAt })
        .where("id", "=", id)
        .where("touredAt", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const event = { event: "toured", listingId, prospectId: id, at: touredAt } as const;
      await listingEvents?.queue(transaction, event);
    });
  }
  if (passed.length > 0) listingEvents?.wake();
}
