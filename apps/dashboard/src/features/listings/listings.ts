import { listingPath, offersPath } from "@frontage/content/dashboard";
import { freshness, type Freshness, freshnessAfter } from "@frontage/content/listings";
import { listingStatusNames } from "@frontage/content/public-listing";
import {
  acresOf,
  formatCapRate,
  formatDollars,
  formatPerSquareFoot,
} from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { endsContract, isOnMarket, listingCan } from "@frontage/records/listing-states";
import { capitalized, numberWord, ownerAccepts } from "@frontage/records/offer-words";
import type { BrokerListing, ListedListing } from "@frontage/records/schemas/broker-listing";
import type {
  DocumentTier,
  ListingDetails,
  ListingStatus,
  NoIncomeReason,
} from "@frontage/records/schemas/listing";
import type { Seen } from "@frontage/records/schemas/record";
import { queryOptions } from "@tanstack/react-query";

import { listings, prospects } from "../../api/clients.ts";
import { read, readIfFound } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { choiceParam, urlState } from "../../navigation/url-state.ts";
import { subjects } from "../../api/queries.ts";
import { type Clock, dayIn, daysBetween, formatDate } from "../../time/dates.ts";

/** Drafts and listings on the market, or closed and withdrawn ones. */
export const listingsQuery = (group: "open" | "closed") =>
  queryOptions({
    queryKey: [subjects.listings, group],
    queryFn: () => read(listings.$get({ query: { group } })),
  });

/** The prospects of a listing. */
export const prospectsQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.listings, "prospects", id],
    queryFn: () => read(listings[":id"].prospects.$get({ param: { id } })),
  });

/** Messages between a prospect and the broker. */
export const prospectMessagesQuery = (prospectId: string) =>
  queryOptions({
    queryKey: [subjects.listings, "messages", prospectId],
    queryFn: () => read(prospects[":id"].messages.$get({ param: { id: prospectId } })),
  });

/** One listing; `null` if there is none. */
export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.listings, "one", id],
    // Query data must not be `undefined`.
    queryFn: async () => (await readIfFound(listings[":id"].$get({ param: { id } }))) ?? null,
  });

/** The list's parameter in the URL. */
export const listingSearch = urlState({ group: choiceParam("group", ["closed"]) });

type Named = { id: string; name: string };

/** Confirms that a listing is available; the site then shows today's date. */
export function useConfirmListing() {
  return useAction({
    act: ({ id, version }: Named & Seen) =>
      read(listings[":id"].confirm.$post({ param: { id }, json: { version } })),
    changes: ["listings"],
    done: (_, { name }) => `${name} confirmed as available.`,
    failed: ({ name }) => `Couldn’t confirm ${name}.`,
  });
}

/** Publishes a listing on the site. */
export function usePublishListing() {
  return useAction({
    act: ({ id, version }: Named & { version: number; client?: { name: string } | undefined }) =>
      read(listings[":id"].publish.$post({ param: { id }, json: { version } })),
    changes: ["listings"],
    done: (_, { client, name }) =>
      `${name} is on the site.${client ? ` ${client.name} has been notified.` : ""}`,
    failed: ({ name }) => `Couldn’t publish ${name}.`,
  });
}

export const tierNames: Record<DocumentTier, string> = {
  public: "Public",
  agreement: "After the agreement",
  approval: "After you approve",
};

export const noIncomeNames: Record<NoIncomeReason, string> = {
  vacant: "None: vacant",
  "owner-user": "None: owner-user",
};

/** A number with its noun: "Two new offers", "12 new offers". */
export const counted = (count: number, one: string, many: string) =>
  `${capitalized(numberWord(count))} ${count === 1 ? one : many}`;

type Asking = Pick<ListingDetails, "isPriceOnRequest" | "price">;

/** The asking price: "$12,400,000", "Price on request"; undefined for none. */
export function formatAsking({ isPriceOnRequest, price }: Asking): string | undefined {
  if (isPriceOnRequest) return "Price on request";
  return price === undefined ? undefined : formatDollars(price);
}

/**
 * The cap rate and price per SF, or per acre of land: "6.40% cap rate, $270 per SF"; "" without a
 * price.
 */
export function formatBasis(details: ListingDetails): string {
  const { isPriceOnRequest, landAcres, noi, noiPeriod, price, squareFeet, type } = details;
  if (price === undefined || isPriceOnRequest) return "";
  const rate = capRateOf({ noi, price });
  const isPlan = noiPeriod === "pro-forma";
  return [
    rate !== undefined && `${formatCapRate(rate)} cap rate${isPlan ? ", pro forma" : ""}`,
    type === "land"
      ? `${formatDollars(price / (landAcres ?? acresOf(squareFeet)))} per acre`
      : `${formatPerSquareFoot(price, squareFeet)} per SF`,
  ]
    .filter(Boolean)
    .join(", ");
}

type Market = Pick<ListedListing, "confirmedAt" | "onMarketSince" | "status" | "statusAt"> & {
  timeZone: string;
};

/** The number of days on the market, until today or until the listing left it, in its time zone. */
export function daysOnMarket(
  { onMarketSince, status, statusAt, timeZone }: Omit<Market, "confirmedAt">,
  now: Date,
): number | undefined {
  if (onMarketSince === undefined) return undefined;
  return daysBetween(onMarketSince, dayIn(isOnMarket(status) ? now : statusAt, timeZone));
}

type Confirmation = {
  freshness: Freshness;
  /** Days until Today asks for a confirmation; negative if that is overdue. */
  daysLeft: number;
};

/** How recent an available listing's confirmation is; undefined for other listings. */
export function confirmationOf(
  { confirmedAt, status, timeZone }: Omit<Market, "onMarketSince" | "statusAt">,
  now: Date,
): Confirmation | undefined {
  if (!listingCan("confirm", status) || confirmedAt === undefined) return undefined;
  const days = daysBetween(dayIn(confirmedAt, timeZone), dayIn(now, timeZone));
  return { freshness: freshnessAfter(days), daysLeft: freshness.askAfterDays - days };
}

/** The note on a confirmation that is due; undefined for a recent one. */
function formatConfirmBy({ daysLeft, freshness }: Confirmation): string | undefined {
  if (freshness === "hidden") return "Off the site until confirmed";
  if (daysLeft > 0) return undefined;
  if (daysLeft === 0) return "Confirm by today";
  return daysLeft === -1 ? "Confirm, 1 day late" : `Confirm, ${-daysLeft} days late`;
}

/** A day in the past: "Today", "Yesterday", "Jun 30". */
export function formatShortDay(instant: string, { now, timeZone }: Clock): string {
  const today = dayIn(now, timeZone);
  const day = dayIn(instant, timeZone);
  if (day === today) return "Today";
  if (daysBetween(day, today) === 1) return "Yesterday";
  return formatDate(day, today, { month: "short", day: "numeric" });
}

/** A day in the past, within a sentence: "today", "yesterday", "Jun 30". */
export const formatShortDayInline = (instant: string, clock: Clock) =>
  formatShortDay(instant, clock).replace(/^[TY]/, (letter) => letter.toLowerCase());

/** The smallest available width of a photograph that suffices, or else the largest. */
export function photoWidth(
  { widths }: { widths: readonly number[] },
  wanted: number,
): number | undefined {
  return widths.find((width) => width >= wanted) ?? widths.at(-1);
}

/** A broker's primary action on a listing. */
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
  if (waiting.offersToAnswer > 0) return { verb: "Review", to: offersPath(id) };
  const prospects = `${page}#prospects`;
  if (waiting.requests > 0) return { verb: "Approve", to: prospects };
  if (waiting.tours > 0) return { verb: "Answer", to: prospects };
  if (waiting.questions > 0) return { verb: "Reply", to: prospects };
  const confirmation = confirmationOf(listing, now);
  if (confirmation && confirmation.daysLeft <= 0) return { verb: "Confirm" };
  return { verb: "Open", to: page };
}

/** A listing's status in the list: a label, and what needs the broker. */
export function statusOf(
  listing: ListedListing,
  clock: Clock,
): { status: string; note: string | undefined; isUrgent: boolean } {
  const { marketingFrom, missing, status, statusAt } = listing;
  const propertyClock = { now: clock.now, timeZone: listing.timeZone };
  if (status === "draft") {
    const from = marketingFrom && formatShortDay(`${marketingFrom}T12:00:00.000Z`, propertyClock);
    return {
      status:
        missing === 0
          ? "Ready to publish"
          : `${missing} ${missing === 1 ? "thing" : "things"} missing`,
      note: from ? `On the market ${from}` : missing === 0 ? "Nothing missing" : undefined,
      isUrgent: false,
    };
  }
  const waits = waitingText(listing, clock);
  const confirmation = confirmationOf(listing, clock.now);
  const due = waits === undefined && confirmation ? formatConfirmBy(confirmation) : undefined;
  const since =
    status === "available" ? undefined : `Since ${formatShortDayInline(statusAt, propertyClock)}`;
  return {
    status: listingStatusNames[status],
    note: waits ?? due ?? since,
    isUrgent: due !== undefined,
  };
}

function waitingText({ kind, waiting }: ListedListing, clock: Clock) {
  const { acceptances, countersToSend, offersToAnswer } = waiting;
  const { questionAt, questions, requests, tours } = waiting;
  const offers = offersToAnswer - countersToSend - acceptances;
  if (offersToAnswer > 0) {
    const parts = [
      acceptances > 0 && ownerAccepts({ kind }),
      offers > 0 && counted(offers, "offer to answer", "offers to answer"),
      countersToSend > 0 && counted(countersToSend, "counter to send", "counters to send"),
    ].filter((part) => part !== false);
    return parts.map((part, index) => (index > 0 ? part.toLowerCase() : part)).join(", ");
  }
  if (requests > 0) return counted(requests, "request for access", "requests for access");
  if (tours > 0) return counted(tours, "request for a tour", "requests for tours");
  if (questions > 1) return counted(questions, "question", "questions");
  if (questions === 0 || questionAt === undefined) return undefined;
  return `A question, ${formatShortDayInline(questionAt, clock)}`;
}

const list = new Intl.ListFormat("en-US");

/** The sentences above the list: what needs the broker, and which listing must be confirmed. */
export function listingsLead(listings: readonly ListedListing[], now: Date): string[] {
  const sum = (what: "offersToAnswer" | "questions" | "requests" | "tours") =>
    listings.reduce((total, { waiting }) => total + waiting[what], 0);
  const waits = [
    ...waitingFor(sum("offersToAnswer"), "offer", "offers", "an"),
    ...waitingFor(sum("requests"), "request for access", "requests for access", "a"),
    ...waitingFor(sum("tours"), "request for a tour", "requests for tours", "a"),
    ...waitingFor(sum("questions"), "question", "questions", "a"),
  ];
  const due = listings.filter((listing) => {
    const confirmation = confirmationOf(listing, now);
    return confirmation !== undefined && confirmation.daysLeft <= 0;
  });
  const count = sum("offersToAnswer") + sum("requests") + sum("tours") + sum("questions");
  const sentences = [
    ...(count > 0
      ? [`${capital(list.format(waits))} ${count === 1 ? "waits" : "wait"} for you.`]
      : []),
    ...(due.length > 0 ? [confirmSentence(due, now)] : []),
  ];
  if (sentences.length > 0) return sentences;
  const live = listings.filter(({ status }) => status !== "draft").length;
  const drafts = listings.length - live;
  if (live === 0) return [`${counted(drafts, "draft", "drafts")}. Nothing is on the site yet.`];
  return [`${counted(live, "listing is", "listings are")} on the site.`, "Nothing waits for you."];
}

function waitingFor(count: number, one: string, many: string, article: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `${article} ${one}` : counted(count, one, many).toLowerCase()];
}

function confirmSentence(due: readonly ListedListing[], now: Date): string {
  const [first] = due;
  if (due.length > 1)
    return `${counted(due.length, "listing has", "listings have")} to be confirmed.`;
  const isToday = first && confirmationOf(first, now)?.daysLeft === 0;
  return `${first?.name} has to be confirmed${isToday ? " today" : ""}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How many contracts end if a listing gets another status. */
export function endingContracts(
  { kind, offers, status }: Pick<BrokerListing, "kind" | "offers" | "status">,
  next: ListingStatus,
): number {
  const { spaces, whole } = offers.contracts;
  const isOver = endsContract(status, next);
  // A building for sale keeps the leases of its spaces for as long as it's on the site.
  const areSpacesOver = kind === "lease" ? isOver : next === "withdrawn";
  return (isOver ? whole : 0) + (areSpacesOver ? spaces : 0);
}

/**
 * What leaving the site means for a listing's open offers, as a sentence; "" if there are none.
 *
 * @param until what brings it back: "publish it again"
 */
export function heldOffers(
  { kind, offers, waiting: { countersToSend } }: BrokerListing,
  until: string,
): string {
  const { open } = offers;
  if (open === 0) return "";
  const [one, many] = kind === "sale" ? ["offer", "offers"] : ["proposal", "proposals"];
  const counter = countersToSend === 1 ? "the approved counter" : "the approved counters";
  const held = countersToSend > 0 ? `; ${counter} can’t be sent until then` : "";
  return `${counted(open, `open ${one} stays`, `open ${many} stay`)}, but can’t be answered until you ${until}${held}. `;
}
