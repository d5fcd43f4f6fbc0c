import type { RoomTour } from "@frontage/records/schemas/room";
import type { tourRows } from "../events/tours.ts";

type TourRow = Awaited<ReturnType<ReturnType<typeof tourRows>["execute"]>>[number];

/** A request for a tour, as both sides see it: in the calendar it may have been moved or canceled. */
export function tourOf({ answer, end, eventStatus, id, note, start, status }: TourRow): RoomTour {
  const isCanceled = status === "canceled" || (eventStatus !== null && eventStatus !== "confirmed");
  return {
    id,
    startsAt: start,
    endsAt: end,
    note,
    status: isCanceled ? "canceled" : status,
    ...(answer === null || isCanceled ? {} : { answer }),
  };
}
