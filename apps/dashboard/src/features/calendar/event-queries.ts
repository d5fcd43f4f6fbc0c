import type { PortalEvent } from "@frontage/records/schemas/event";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { DealPlace } from "@frontage/records/schemas/deal";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";

import { events } from "../../api/clients.ts";
import { read, readIfFound } from "../../api/request.ts";
import { dealNamesQuery, dealsQuery, openDealsQuery, subjects } from "../../api/queries.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { shiftDay } from "../../time/dates.ts";
import { shiftMonth } from "./days.ts";
import { dueDaysOf, type Entry, expiriesOf, isFinished, orderOf } from "./event-labels.ts";

/**
 * The events of a month, the one before and the one after, so that the next or previous month can
 * be shown immediately.
 *
 * @param month "2026-07"
 */
export const eventsAroundQuery = (month: string) =>
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

/** All events from today on, however far away. */
export const eventsAheadQuery = (today: string) =>
  queryOptions({
    queryKey: [subjects.events, "ahead", today],
    queryFn: () => read(events.$get({ query: { from: today, to: "9999-01-01" } })),
  });

/** One event; `null` if there is none. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.events, "one", id],
    queryFn: async () => (await readIfFound(events[":id"].$get({ param: { id } }))) ?? null,
  });

type CalendarRecords = {
  /** What is around the shown month, sorted by start, without what is finished. */
  events: readonly Entry[];
  /** What is from today on. */
  eventsAhead: readonly Entry[];
  deals: readonly DealPlace[];
};

type CalendarRecordsState =
  | { records: CalendarRecords }
  | { records: undefined; error: Error; retry: () => void }
  | { records: undefined; error: undefined };

/**
 * The events around a month and from today on, with the ends of offers and the days on which
 * documents are due.
 *
 * @param month "2026-07"
 * @param today "2026-07-14"
 */
export function useCalendarRecords(
  month: string,
  {
    requests,
    timeZone,
    today,
  }: { requests: readonly DocumentRequest[]; timeZone: string; today: string },
): CalendarRecordsState {
  const isBroker = useIsBroker();
  const deals = useQuery(dealNamesQuery());
  const ofAll = useQuery({ ...openDealsQuery, enabled: isBroker });
  const own = useQuery({ ...dealsQuery(), enabled: !isBroker });
  const dated = isBroker ? ofAll : own;
  const around = useQuery(eventsAroundQuery(month));
  const ahead = useQuery(eventsAheadQuery(today));
  if (!deals.data || !dated.data || !around.data || !ahead.data) {
    const failed = [deals, dated, around, ahead].filter(({ data, error }) => error && !data);
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
  const expiries = expiriesOf(dated.data);
  function shown(events: readonly PortalEvent[], from?: string) {
    // Until the day ends, so after what has a time: a full day counts its last ones only.
    const requested = new Map<Entry, string>(
      dueDaysOf(requests, from).map((entry) => [entry, `${entry.day} 24`]),
    );
    const keyOf = (entry: Entry) => requested.get(entry) ?? orderOf(entry, timeZone);
    return [
      ...expiries,
      ...requested.keys(),
      ...events.filter((event) => !isFinished(event, today)),
    ].toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  }
  return {
    records: {
      events: shown(around.data),
      eventsAhead: shown(ahead.data, today),
      deals: deals.data,
    },
  };
}
