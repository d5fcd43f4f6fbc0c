import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
import type { ListedDeal, Deal } from "@frontage/records/schemas/deal";

import { daysBetween, isNear } from "../../time/dates.ts";

/** The groups of deals, from nearest to closing to furthest. */
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

/** A deal's group. Archived deals are closed, whatever their stage. */
const groupOf = ({ progress, isArchived }: Pick<Deal, "progress" | "isArchived">): DealGroup =>
  isArchived ? "closed" : groupOfStage[progress.stage];

/** The next date in a deal. */
export type NextDate = {
  /** "2026-07-17" */
  day: string;
  label: string;
  /** Whether the date is late, or due within three days. */
  isUrgent: boolean;
};

export type DealWithDate<Deal extends ListedDeal = ListedDeal> = {
  deal: Deal;
  next: NextDate | undefined;
};

/**
 * A deal's next date: the server's, or for a sample the next of its key dates.
 *
 * @param today "2026-07-14"
 */
export function nextDateOf(
  deal: Pick<Deal, "progress" | "isArchived" | "keyDates" | "nextDate">,
  today: string,
): NextDate | undefined {
  const next = deal.nextDate ?? nextKeyDate(deal, today);
  if (!next) return undefined;
  const { day, label } = next;
  return { day, label, isUrgent: isNear(daysBetween(today, day)) };
}

/** Groups deals, and sorts each group by next date; deals without a date come last. */
export function groupDeals<Deal extends ListedDeal>(
  deals: readonly Deal[],
  today: string,
): Record<DealGroup, DealWithDate<Deal>[]> {
  const groups: Record<DealGroup, DealWithDate<Deal>[]> = {
    contract: [],
    negotiating: [],
    searching: [],
    closed: [],
  };
  for (const deal of deals) {
    groups[groupOf(deal)].push({ deal, next: nextDateOf(deal, today) });
  }
  for (const group of dealGroups) groups[group] = byNextDate(groups[group]);
  return groups;
}

/** Deals by next date; those without one come last. */
export function byNextDate<Deal extends ListedDeal>(
  deals: readonly DealWithDate<Deal>[],
): DealWithDate<Deal>[] {
  const order = ({ next }: DealWithDate) => next?.day ?? "9999";
  return deals.toSorted((one, other) => order(one).localeCompare(order(other)));
}

/** The deal with the nearest date from today on. */
export const nearestOf = <Deal extends ListedDeal>(
  deals: readonly DealWithDate<Deal>[],
  today: string,
): DealWithDate<Deal> | undefined =>
  byNextDate(deals.filter(({ next }) => next !== undefined && next.day >= today))[0];

/** The number of open deals, their value, and the first due date. */
export function dealFigures(deals: readonly Deal[], today: string) {
  const open = deals.filter((deal) => groupOf(deal) !== "closed");
  const sides = { purchase: 0, sale: 0, lease: 0 };
  let volume = 0;
  for (const { progress, price = 0 } of open) {
    sides[progress.side] += 1;
    if (progress.side !== "lease") volume += price;
  }
  const [deadline] = deals
    .map((deal) => ({ deal, next: nextDateOf(deal, today) }))
    .filter((deal): deal is { deal: Deal; next: NextDate } => deal.next !== undefined)
    .toSorted((one, other) => one.next.day.localeCompare(other.next.day));
  return { open: open.length, sides, volume, deadline };
}
