import { listingStatusNames } from "@frontage/content/public-listing";
import { listingPath, offersPath } from "@frontage/content/dashboard";
import type { ListedListing } from "@frontage/records/schemas/broker-listing";

import type { Clock } from "../../time/dates.ts";
import {
  confirmationOf,
  counted,
  formatConfirmBy,
  formatShortDay,
  formatShortDayInline,
} from "./listing-labels.ts";

/** What a broker does next with a listing: the first that waits. */
export type ListingVerb =
  | { verb: "Confirm" | "Publish" }
  | { verb: "Review" | "Approve" | "Answer" | "Reply" | "Finish" | "Open"; to: string };

/** A listing's primary action: review offers, else answer prospects, else confirm it. */
export function verbOf(listing: ListedListing, now: Date): ListingVerb {
  const { id, missing, status, waiting } = listing;
  const page = listingPath(id);
  if (status === "draft") {
    return missing === 0 ? { verb: "Publish" } : { verb: "Finish", to: page };
  }
  if (waiting.newOffers > 0) return { verb: "Review", to: offersPath(id) };
  const prospects = `${page}#prospects`;
  if (waiting.requests > 0) return { verb: "Approve", to: prospects };
  if (waiting.tours > 0) return { verb: "Answer", to: prospects };
  if (waiting.questions > 0) return { verb: "Reply", to: prospects };
  const confirmation = confirmationOf(listing, now);
  if (confirmation && confirmation.daysLeft <= 0) return { verb: "Confirm" };
  return { verb: "Open", to: page };
}

/** What the list says of a listing's status: a word, and what waits. */
export function statusOf(
  listing: ListedListing,
  clock: Clock,
): { status: string; note: string | undefined; isUrgent: boolean } {
  const { marketingFrom, missing, status, statusAt, waiting } = listing;
  const there = { now: clock.now, timeZone: listing.timeZone };
  if (status === "draft") {
    const from = marketingFrom && formatShortDay(`${marketingFrom}T12:00:00.000Z`, there);
    return {
      status:
        missing === 0
          ? "Ready to publish"
          : `${missing} ${missing === 1 ? "thing" : "things"} missing`,
      note: from ? `On the market ${from}` : missing === 0 ? "Nothing missing" : undefined,
      isUrgent: false,
    };
  }
  const waits = waitingText(waiting, clock);
  const confirmation = confirmationOf(listing, clock.now);
  const due = waits === undefined && confirmation ? formatConfirmBy(confirmation) : undefined;
  const since =
    status === "available" ? undefined : `Since ${formatShortDayInline(statusAt, there)}`;
  return {
    status: listingStatusNames[status],
    note: waits ?? due ?? since,
    isUrgent: due !== undefined,
  };
}

function waitingText(
  { newOffers, questionAt, questions, requests, tours }: ListedListing["waiting"],
  clock: Clock,
) {
  if (newOffers > 0) return counted(newOffers, "new offer", "new offers");
  if (requests > 0) return counted(requests, "request for access", "requests for access");
  if (tours > 0) return counted(tours, "request for a tour", "requests for tours");
  if (questions > 1) return counted(questions, "question", "questions");
  if (questions === 0 || questionAt === undefined) return undefined;
  return `A question, ${formatShortDayInline(questionAt, clock)}`;
}
