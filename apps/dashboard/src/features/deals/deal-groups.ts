import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { ListedDeal, Deal } from "@frontage/records/schemas/deal";

import { dayIn, daysBetween } from "../../time/dates.ts";

/** The groups of a client’s deals, from nearest to closing to furthest. */
export const dealGroups = ["contract", "negotiating", "searching", "closed"] as const;
export type DealGroup = (typeof dealGroups)[number];

export const dealGroupNames: Record<DealGroup, string> = {
  contract: "Under contract",
  negotiating: "Negotiating",
  searching: "Searching and marketing",
  closed: "Closed",
};

const groupOfStage: Record<Deal["progress"]["stage"], DealGroup> = {
  search: "searching",
  preparation: "searching",
  marketing: "searching",
  assignment: "searching",
  tours: "searching",
  "letter-of-intent": "negotiating",
  offers: "negotiating",
  proposal: "negotiating",
  contract: "contract",
  "due-diligence": "contract",
  closing: "contract",
  "lease-execution": "contract",
  closed: "closed",
};

/** Archived deals are over, whatever their stage. */
const groupOf = ({ progress, isArchived }: Pick<Deal, "progress" | "isArchived">): DealGroup =>
  isArchived ? "closed" : groupOfStage[progress.stage];

/** The next date in a deal. */
export type NextDate = {
  /** "2026-07-17" */
  day: string;
  label: string;
  /** A key date, which has to be met; otherwise an event. */
  isDeadline: boolean;
  /** A key date that is late or due within three days. */
  isUrgent: boolean;
};

export type DealWithDate<Deal extends ListedDeal = ListedDeal> = {
  deal: Deal;
  next: NextDate | undefined;
};

const urgentDays = 3;

type Clock = { today: string; timeZone: string };

/**
 * A deal’s first key date that is neither done nor waived, or its first event if that is sooner.
 * For an archived deal only an event, because its dates have no reminders.
 */
export function nextDateOf(
  deal: Pick<Deal, "progress" | "id" | "isArchived" | "keyDates">,
  events: readonly PortalEvent[],
  { timeZone, today }: Clock,
): NextDate | undefined {
  const due = nextKeyDate(deal, today);
  const dates = [
    ...(due ? [{ day: due.day, label: due.label, isDeadline: true }] : []),
    ...events
      .filter(({ dealId, isKeyDate }) => dealId === deal.id && !isKeyDate)
      .map((event) => ({
        day: "day" in event ? event.day : dayIn(event.start, timeZone),
        label: event.title,
        isDeadline: false,
      }))
      .filter(({ day }) => day >= today),
  ];
  // On the same day, the key date comes first.
  const [first] = dates.toSorted((one, other) => one.day.localeCompare(other.day));
  if (!first) return undefined;
  return { ...first, isUrgent: first.isDeadline && daysBetween(today, first.day) <= urgentDays };
}

/** The deals of each group, nearest dates first, those without a date last. */
export function groupDeals<Deal extends ListedDeal>(
  deals: readonly Deal[],
  events: readonly PortalEvent[],
  clock: Clock,
): Record<DealGroup, DealWithDate<Deal>[]> {
  const groups: Record<DealGroup, DealWithDate<Deal>[]> = {
    contract: [],
    negotiating: [],
    searching: [],
    closed: [],
  };
  for (const deal of deals) {
    groups[groupOf(deal)].push({ deal, next: nextDateOf(deal, events, clock) });
  }
  const order = ({ next }: DealWithDate) => next?.day ?? "9999";
  for (const deals of Object.values(groups)) {
    deals.sort((one, other) => order(one).localeCompare(order(other)));
  }
  return groups;
}

/** How many are open, their value, and the first due date. */
export function dealFigures(deals: readonly Deal[], clock: Clock) {
  const open = deals.filter((deal) => groupOf(deal) !== "closed");
  const sides = { purchase: 0, sale: 0, lease: 0 };
  let volume = 0;
  for (const { progress, price = 0 } of open) {
    sides[progress.side] += 1;
    if (progress.side !== "lease") volume += price;
  }
  const [deadline] = deals
    .map((deal) => ({ deal, next: nextDateOf(deal, [], clock) }))
    .filter((deal): deal is { deal: Deal; next: NextDate } => deal.next !== undefined)
    .toSorted((one, other) => one.next.day.localeCompare(other.next.day));
  return { open: open.length, sides, volume, deadline };
}
