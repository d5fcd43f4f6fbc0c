import { capitalized, offerWord } from "@frontage/records/offer-words";
import type { OfferedListing } from "@frontage/records/schemas/offer";
import { queryOptions } from "@tanstack/react-query";

import { rooms } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { browserStorage } from "../../storage/browser-storage.ts";
import { dayIn, daysBetween, formatDay, formatTime } from "../../time/dates.ts";
import { currentTime } from "../../time/server-clock.ts";
import { formatZone } from "../../time/time-zones.ts";

/** The listing's slug in the page's path. */
export const slugIn = (pathname: string) => decodeURIComponent(pathname.split("/")[2] ?? "");

/** The document room of a listing. */
export const roomQuery = (slug: string) =>
  queryOptions({
    queryKey: ["listings", "room", slug],
    queryFn: () => read(rooms[":slug"].$get({ param: { slug } })),
  });

/** A document's file, with the reader's name on each page. */
export const roomFileQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: ["room-file", slug, id],
    queryFn: () => readFile(rooms[":slug"].documents[":id"].file.$get({ param: { slug, id } })),
    // Never refetched, because each request counts as an opening.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

const pageKey = (id: string) => `room-page:${id}`;
/** The page of a document that was last read in this browser. */
export const lastPageOf = (id: string): number => Number(browserStorage.read(pageKey(id))) || 1;
export const keepLastPage = (id: string, page: number) =>
  browserStorage.write(pageKey(id), String(page));

const roomPath = (slug: string) => `/api/room/${encodeURIComponent(slug)}`;
export const roomDownload = (slug: string, id: string) =>
  `${roomPath(slug)}/documents/${id}/download`;
export const roomZip = (slug: string) => `${roomPath(slug)}/documents.zip`;
export const roomAgreement = (slug: string) => `${roomPath(slug)}/agreement`;
/** The URL of a file that was sent with the offer. */
export const offerFilePath = (slug: string, id: string) => `${roomPath(slug)}/offer/files/${id}`;

/** The reader's own offer, with the listing's terms. */
export const ownOfferQuery = (slug: string) =>
  queryOptions({
    queryKey: ["listings", "own offer", slug],
    queryFn: () => read(rooms[":slug"].offer.$get({ param: { slug } })),
  });

/** A moment's date in a time zone: "July 14, 2026". */
export const dayOf = (at: string, timeZone: string): string =>
  formatDay(dayIn(at, timeZone), { dateStyle: "long" });

/** The reader's time zone: their device's. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment's day: "today", "July 14"; by default in the reader's time zone. */
export function dayAsked(at: string, timeZone = ownZone()): string {
  const day = dayIn(at, timeZone);
  if (day === dayIn(currentTime(), timeZone)) return "today";
  return formatDay(day, { month: "long", day: "numeric" });
}

/**
 * A moment's day and time: "today at 9:50am", "July 14 at 9:50am"; by default in the reader's time
 * zone.
 */
export const dayAndTime = (at: string, timeZone = ownZone()): string =>
  `${dayAsked(at, timeZone)} at ${formatTime(at, timeZone)}`;

/** The warning about a late offer: "Offers were due Jul 20. A late offer may not be considered." */
export const offersWereDue = (
  due: string,
  { kind, timeZone }: Pick<OfferedListing, "kind" | "timeZone">,
): string => {
  const word = offerWord({ kind });
  const day = formatDay(dayIn(due, timeZone), { month: "short", day: "numeric" });
  return `${capitalized(word)}s were due ${day}. A late ${word} may not be considered.`;
};

/**
 * When offers are due, as a headline with the day and a line with the date and time. Once that has
 * passed, only a warning.
 */
export function offersDue(
  due: string,
  { kind, timeZone }: Pick<OfferedListing, "kind" | "timeZone">,
): { headline?: string; line: string } {
  const msLeft = Date.parse(due) - currentTime().getTime();
  if (msLeft < 0) return { line: offersWereDue(due, { kind, timeZone }) };
  const day = dayIn(due, timeZone);
  const date = formatDay(day, { month: "long", day: "numeric" });
  const left = daysBetween(dayIn(currentTime(), timeZone), day);
  const isSoon = left < 7;
  return {
    headline: `${capitalized(offerWord({ kind }))}s are due ${isSoon ? formatDay(day, { weekday: "long" }) : `in ${left} days`}.`,
    line: `Due ${date}, ${formatTime(due, timeZone)} ${formatZone(timeZone)}.`,
  };
}
