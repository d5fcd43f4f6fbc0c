import type { RoomTour } from "@frontage/records/schemas/room";
import type { Database } from "../database/open-database.ts";

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
    ]);

type TourRow = Awaited<ReturnType<ReturnType<typeof tourRows>["execute"]>>[number];

/** A request for a tour, as both sides see it: in the calendar it may have been moved or canceled. */
export function tourOf({ answer, end, eventStatus, id, note, start, status }: TourRow): RoomTour {
  const isCanceled = eventStatus !== null && eventStatus !== "confirmed";
  return {
    id,
    startsAt: start,
    endsAt: end,
    note,
    status: isCanceled ? "canceled" : status,
    ...(answer === null || isCanceled ? {} : { answer }),
  };
}
