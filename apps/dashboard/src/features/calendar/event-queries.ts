import type { PortalEvent } from "@frontage/records/schemas/event";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { DealPlace } from "@frontage/records/schemas/deal";

import { events } from "../../api/clients.ts";
import { read, readIfFound } from "../../api/request.ts";
import { subjects, dealNamesQuery } from "../../api/queries.ts";
import { shiftDay } from "../../time/dates.ts";
import { shiftMonth, monthOf } from "./days.ts";

import type { CalendarSearch } from "./calendar-search.ts";
import type { CalendarFileQuery } from "./save-calendar-file.ts";

/**
 * The events of a month, the one before and the one after, so that the next or previous month can
 * be shown immediately.
 *
 * @param month "2026-07"
 */
const eventsAroundQuery = (month: string) =>
  queryOptions({
    queryKey: [subjects.events, "around", month],
    queryFn: async () =>
      read(
        events.$get({
          query: {
            from: `${shiftMonth(month, -1)}-01`,
            to: shiftDay(`${shiftMonth(month, 2)}-01`, -1),
          },
        }),
      ),
    // The previous data contain this month, too.
    placeholderData: keepPreviousData,
  });

/**
 * The events of three years, to know whether the calendar is empty.
 *
 * @param year the middle one
 */
const eventsOfYearsQuery = (year: number) =>
  queryOptions({
    queryKey: [subjects.events, "years", year],
    queryFn: async () => {
      const found = new Map<string, PortalEvent>();
      for (const each of [year - 1, year, year + 1]) {
        const range = { from: `${each}-01-01`, to: `${each}-12-31` };
        for (const event of await read(events.$get({ query: range }))) found.set(event.id, event);
      }
      return [...found.values()];
    },
  });

/** One event; `null` if there is none. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.events, "one", id],
    queryFn: async () => (await readIfFound(events[":id"].$get({ param: { id } }))) ?? null,
  });

export type CalendarRecords = {
  /** The events around the shown month that match the filters, in order. */
  events: readonly PortalEvent[];
  /** The matching events around today. */
  eventsAhead: readonly PortalEvent[];
  deals: readonly DealPlace[];
  /** The deals to filter by: those with an event. */
  dealsInUse: readonly DealPlace[];
  /** The deal to filter by. */
  dealId: string | undefined;
  /** Whether deals have key dates, or the filter is set. */
  hasKeyDates: boolean;
  /** Whether there are no events, even without filters. */
  isEmpty: boolean;
  /** The export's events: those of last, this and next year that match the filters. */
  exported: CalendarFileQuery;
};

type CalendarRecordsState =
  | { records: CalendarRecords }
  | { records: undefined; error: Error; retry: () => void }
  | { records: undefined; error: undefined };

/**
 * A month's events, and what its filters offer.
 *
 * @param month "2026-07"
 * @param today "2026-07-14"
 */
export function useCalendarRecords(
  month: string,
  today: string,
  { kind, dealId }: Pick<CalendarSearch, "kind" | "dealId">,
): CalendarRecordsState {
  const deals = useQuery(dealNamesQuery());
  const around = useQuery(eventsAroundQuery(month));
  const ahead = useQuery(eventsAroundQuery(monthOf(today)));

  const year = Number(today.slice(0, 4));
  const isNoneNear = around.data?.length === 0 && ahead.data?.length === 0;
  const farther = useQuery({ ...eventsOfYearsQuery(year), enabled: isNoneNear });

  if (!deals.data || !around.data || !ahead.data || (isNoneNear && !farther.data)) {
    const failed = [deals, around, ahead, farther].filter(({ data, error }) => error && !data);
    const error = failed[0]?.error;
    if (!error) return { records: undefined, error: undefined };
    return {
      records: undefined,
      error,
      retry: () => {
        for (const query of failed) void query.refetch();
      },
    };
  }
  const inUse = new Set([...around.data, ...ahead.data].map((event) => event.dealId));
  // The URL may name a deal that is no longer the client's, or never was.
  const knownDealId = deals.data.find(({ id }) => id === dealId)?.id;
  const isShown = (event: PortalEvent) =>
    (!kind || (kind === "key-date" ? event.isKeyDate === true : event.kind === kind)) &&
    (!knownDealId || event.dealId === knownDealId);
  return {
    records: {
      events: around.data.filter(isShown),
      eventsAhead: ahead.data.filter(isShown),
      deals: deals.data,
      dealsInUse: deals.data.filter(({ id }) => inUse.has(id) || id === knownDealId),
      dealId: knownDealId,
      hasKeyDates: kind === "key-date" || around.data.some(({ isKeyDate }) => isKeyDate),
      isEmpty: isNoneNear && farther.data?.length === 0,
      exported: {
        from: `${year - 1}-01-01`,
        to: `${year + 1}-12-31`,
        dealId: knownDealId,
        kind,
      },
    },
  };
}
