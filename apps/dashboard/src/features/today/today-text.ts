import { contactRoleNames } from "@frontage/content/record-names";
import type { TodayDeadline, TodayNeed } from "@frontage/content/schemas/today";

import {
  dayIn,
  daysBetween,
  formatDate,
  formatDay,
  formatTime,
  type Clock,
} from "../../time/dates.ts";

/** "9:41am" of today, "Yesterday", "Jul 10". */
export function formatSince(at: string, { now, timeZone }: Clock): string {
  const day = dayIn(at, timeZone);
  const today = dayIn(now, timeZone);
  if (day === today) return formatTime(at, timeZone);
  if (daysBetween(day, today) === 1) return "Yesterday";
  return formatDate(day, today, { month: "short", day: "numeric" });
}

/** "Thu, July 16, 2 to 3pm" */
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
  // The half of the day once, where both are in it.
  const begin = from.slice(-2) === to.slice(-2) ? from.slice(0, -2) : from;
  return `${day}, ${begin} to ${to}`;
}

/** "Today", "1 day", "6 days" */
export function formatWaited(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "1 day" : `${days} days`;
}

/** "Missed 4 days ago", "Due today", "3 days left", "6 days" */
export function formatLeft(daysLeft: number): string {
  if (daysLeft < 0) return daysLeft === -1 ? "Missed yesterday" : `Missed ${-daysLeft} days ago`;
  if (daysLeft === 0) return "Due today";
  return `${formatWaited(daysLeft)}${isNear(daysLeft) ? " left" : ""}`;
}

/** Red: due within three days, or missed. */
export const isNear = (daysLeft: number) => daysLeft <= 3;

/** The client’s side of a deal, and the other one. */
const sides = {
  purchase: { client: "the buyer", counterparty: "the seller" },
  sale: { client: "the seller", counterparty: "the buyer" },
  lease: { client: "the client", counterparty: "the other side" },
} as const;

/** "Due from the buyer", "Due from you", "Due from Casey Park"; `undefined` if nobody is named. */
export function formatDueFrom({ contactName, deal, role }: TodayDeadline): string | undefined {
  if (contactName) return `Due from ${contactName}`;
  if (role === undefined) return undefined;
  if (role === "broker") return "Due from you";
  if (role === "client" || role === "counterparty") {
    return `Due from ${sides[deal?.side ?? "lease"][role]}`;
  }
  return `Due from ${role === "other" ? "another party" : `the ${contactRoleNames[role].toLowerCase()}`}`;
}

/** What kind of row it is. */
export function formatKind(need: TodayNeed): string {
  switch (need.kind) {
    case "inquiry":
      return "New inquiry";
    case "message": {
      const messages = need.unread > 1 ? `${need.unread} unread messages` : "Unread message";
      return need.about ? `${messages} about ${need.about}` : messages;
    }
    case "signature":
      return "Says it’s signed";
    case "request":
      return "Sent a document";
    case "time":
      return need.isChange ? "Asked for another time" : "Asked for a time";
  }
}

const dollars = (maximumFractionDigits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    notation: "compact",
    minimumFractionDigits: maximumFractionDigits,
    maximumFractionDigits,
  });
const thousands = dollars(0);
const millions = dollars(1);

/** "$9.1M", "$850K"; "–" of nothing. */
export function formatVolume(volume: number): string {
  if (volume === 0) return "–";
  return (volume < 999_500 ? thousands : millions).format(volume);
}
