import type { ListedListing } from "@frontage/records/schemas/broker-listing";

import { confirmationOf, counted } from "./listing-labels.ts";

const list = new Intl.ListFormat("en-US");

/** The sentences above the list: what waits, and which listing has to be confirmed. */
export function listingsLead(listings: readonly ListedListing[], now: Date): string[] {
  const sum = (what: "newOffers" | "questions" | "requests" | "tours") =>
    listings.reduce((total, { waiting }) => total + waiting[what], 0);
  const waits = [
    ...waitingFor(sum("newOffers"), "offer", "offers", "an"),
    ...waitingFor(sum("requests"), "request for access", "requests for access", "a"),
    ...waitingFor(sum("tours"), "request for a tour", "requests for tours", "a"),
    ...waitingFor(sum("questions"), "question", "questions", "a"),
  ];
  const due = listings.filter((listing) => {
    const confirmation = confirmationOf(listing, now);
    return confirmation !== undefined && confirmation.daysLeft <= 0;
  });
  const count = sum("newOffers") + sum("requests") + sum("tours") + sum("questions");
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
