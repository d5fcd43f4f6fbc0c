import { formatRole } from "@frontage/records/deal-clock/labels";
import { formatAmount, formatAgainstAsking, ownerAccepts } from "@frontage/records/offer-words";
import { againstAsking, amountOf } from "@frontage/records/offer-math";
import type { DealDeadline, TodayDeadline, TodayNeed } from "@frontage/records/schemas/today";

import { freshness, freshnessAfter } from "@frontage/content/listings";
import {
  dayIn,
  daysBetween,
  formatClock,
  formatDate,
  formatDay,
  formatTime,
  isNear,
  type Clock,
} from "../../time/dates.ts";
import { formatClockThere, inCity } from "../../time/time-zones.ts";

/** When something happened: "9:41am" today, "Yesterday", "Jul 10". */
export function formatSince(at: string, { now, timeZone }: Clock): string {
  const day = dayIn(at, timeZone);
  const today = dayIn(now, timeZone);
  if (day === today) return formatTime(at, timeZone);
  if (daysBetween(day, today) === 1) return "Yesterday";
  return formatDate(day, today, { month: "short", day: "numeric" });
}

/** A day and span: "Thu, July 16, 2 to 3pm". */
export function formatSpan(
  { end, start }: { start: string; end: string },
  timeZone: string,
): string {
  const day = formatDay(dayIn(start, timeZone), {
    weekday: "short",
    month: "long",
    day: "numeric",
  });
  const [from, to] = [formatTime(start, timeZone), formatTime(end, timeZone)];
  // "am" or "pm" appears once if both times have the same.
  const shortFrom = from.slice(-2) === to.slice(-2) ? from.slice(0, -2) : from;
  return `${day}, ${shortFrom} to ${to}`;
}

/** The time in a place's time zone, if that differs from the reader's: "2pm in Chicago". */
export function formatThere(at: string, there: string, { timeZone }: Clock): string | undefined {
  const city = inCity(at, there, timeZone);
  return city === "" ? undefined : formatTime(at, there) + city;
}

/** The time since a request: "Today", "1 day", "6 days". */
export function formatWaited(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "1 day" : `${days} days`;
}

/** The time until a deadline: "Missed 4 days ago", "Due today", "3 days left", "6 days". */
export function formatLeft(daysLeft: number): string {
  if (daysLeft < 0) return daysLeft === -1 ? "Missed yesterday" : `Missed ${-daysLeft} days ago`;
  if (daysLeft === 0) return "Due today";
  return `${formatWaited(daysLeft)}${isNear(daysLeft) ? " left" : ""}`;
}

/**
 * Who must act and by when: "Due from the buyer by 5pm in Chicago", with the city if its time zone
 * differs; undefined if neither is known.
 */
export function formatDue(deadline: TodayDeadline, { timeZone }: Clock): string | undefined {
  const { day, time } = deadline;
  const deal = "listing" in deadline ? deadline.listing : deadline.deal;
  const from = formatDueFrom(deadline);
  if (!time) return from;
  return `${from ?? "Due"} by ${deal ? formatClockThere({ day, time }, deal.timeZone, timeZone) : formatClock(time)}`;
}

/**
 * Who must act: "Due from the buyer", "Due from you", "Due from Casey Park"; undefined if no one is
 * named.
 */
function formatDueFrom(deadline: TodayDeadline): string | undefined {
  if (!("listing" in deadline)) return formatResponsible(deadline);
  if (deadline.source === "protected-list") return "Due from you";
  return deadline.source === "offer" ? "Due from you and the seller" : "Due from buyers";
}

function formatResponsible({ contactName, deal, role }: DealDeadline): string | undefined {
  if (contactName) return `Due from ${contactName}`;
  if (role === undefined) return undefined;
  if (role === "broker") return "Due from you";
  if (role === "other") return "Due from another party";
  return `Due from the ${formatRole(role, deal?.side ?? "lease").toLowerCase()}`;
}

/** The name of an item's kind. */
export function formatKind(need: TodayNeed): string {
  switch (need.kind) {
    case "inquiry":
      return "New inquiry";
    case "offer":
      if (need.reason === "accept") return ownerAccepts(need.terms);
      return need.reason === "new" && need.isSeen ? "Offer to answer" : offerKinds[need.reason];
    case "message": {
      const messages =
        need.unread > 1
          ? `${need.unread} unread messages`
          : need.unread === 1
            ? "Unread message"
            : "Message to answer";
      return need.contactName ? `${messages} about ${need.contactName}` : messages;
    }
    case "access":
      return "Wants access";
    case "asked":
      return "Question";
    case "question":
      return "Question on a listing";
    case "tour":
      return "Asked for a tour";
    case "confirm":
      return "Confirm it’s available";
    case "term":
      return "Renew or withdraw";
    case "signature":
      return "Says it’s signed";
    case "request":
      return "Sent a document";
    case "time":
      return need.isChange ? "Asked for another time" : "Asked for a time";
  }
}

/** "The listing agreement ends Oct 31, in 30 days" */
export function formatTerm(
  { daysLeft, endsOn, timeZone }: Extract<TodayNeed, { kind: "term" }>,
  { now }: Clock,
): string {
  const day = formatDate(endsOn, dayIn(now, timeZone), { month: "short", day: "numeric" });
  if (daysLeft < 0) return `The listing agreement ended ${day}`;
  const left = daysLeft === 0 ? "today" : daysLeft === 1 ? "in 1 day" : `in ${daysLeft} days`;
  return `The listing agreement ends ${day}, ${left}`;
}

type ConfirmNeed = Extract<TodayNeed, { kind: "confirm" }>;

const daysSince = ({ at, timeZone }: ConfirmNeed, now: Date) =>
  daysBetween(dayIn(at, timeZone), dayIn(now, timeZone));

/**
 * The last confirmation of a listing, and its effect on the site: "Last confirmed Jun 30, 14 days
 * ago".
 */
export function formatConfirmed(need: ConfirmNeed, { now }: Clock): string {
  const days = daysSince(need, now);
  const { at, timeZone } = need;
  const day = formatDate(dayIn(at, timeZone), dayIn(now, timeZone), {
    month: "short",
    day: "numeric",
  });
  const ago = `Last confirmed ${day}, ${days} days ago`;
  const state = freshnessAfter(days);
  if (state === "hidden") return `${ago}. It’s off the site until you confirm`;
  return state === "stale" ? `${ago}, as the site says` : ago;
}

/** When a confirmation is due: "Due today", "3 days late". */
export function formatConfirmDue(need: ConfirmNeed, { now }: Clock): string {
  const late = daysSince(need, now) - freshness.askAfterDays;
  if (late <= 0) return "Due today";
  return late === 1 ? "1 day late" : `${late} days late`;
}

const offerKinds = {
  new: "New offer",
  "counter-approved": "Counter approved",
  "counter-expired": "Counter expired",
} as const;

const soonDays = 7;

/**
 * An offer's amount, and how it compares: "$12,150,000 for 15 Placeholder Plaza, 2.0% under
 * asking"; at the asking price, when it expires.
 */
export function formatOffer(
  { expiresAt, listing, terms }: Extract<TodayNeed, { kind: "offer" }>,
  { now }: Clock,
): string {
  const day = dayIn(expiresAt, listing.timeZone);
  const left = daysBetween(dayIn(now, listing.timeZone), day);
  const percent = againstAsking(amountOf(terms), listing.asking);
  const ends =
    left < soonDays
      ? `expires ${left < 1 ? "today" : formatDay(day, { weekday: "long" })}`
      : `expires ${formatDay(day, { month: "short", day: "numeric" })}`;
  return [
    `${formatAmount(terms)} for ${listing.name}`,
    percent === undefined || percent === 0 ? ends : formatAgainstAsking(percent),
  ].join(", ");
}
