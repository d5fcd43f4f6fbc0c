import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { DealFilter } from "@frontage/records/schemas/deal";

import { deals, events, pageQuery } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { everyPage } from "../../api/every-page.ts";
import { subjects } from "../../api/queries.ts";
import { shiftDay, dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

import { useTimeZone } from "../../api/use-time-zone.ts";

/** Changes to a deal's documents, dates and parties, and who opened documents. */
export const dealActivityQuery = (id: string) =>
  queryOptions({
    // The key of the overview, which is refetched after the same changes.
    queryKey: [subjects.overview, "activity of", id],
    queryFn: () => read(deals[":id"].activity.$get({ param: { id } })),
    // Openings aren't announced, so each visit asks; the page's own first request counts.
    staleTime: 10_000,
  });

/** A deal’s events in the coming year. @param today "2026-07-14" */
export const eventsOfDealQuery = (dealId: string, today: string) =>
  queryOptions({
    queryKey: [subjects.events, "year of", dealId, today],
    queryFn: () => read(events.$get({ query: { from: today, to: shiftDay(today, 366), dealId } })),
  });

type DealsWanted = Omit<DealFilter, "status">;

/** The number of closed deals, and their total value. */
export const closedFiguresQuery = (wanted: DealsWanted) =>
  queryOptions({
    queryKey: [subjects.deals, "closed", "figures", wanted],
    queryFn: () =>
      read(deals.$get({ query: { ...wanted, status: "closed", ...pageQuery({ limit: 1 }) } })),
    placeholderData: keepPreviousData,
  });

/** All closed deals. Their number grows every year, so they are loaded only on request. */
export const closedDealsQuery = (wanted: DealsWanted) =>
  queryOptions({
    queryKey: [subjects.deals, "closed", wanted],
    queryFn: async () =>
      (
        await everyPage((page) =>
          read(deals.$get({ query: { ...wanted, status: "closed", ...pageQuery(page) } })),
        )
      ).items,
  });

/** A deal's events in the coming year that aren't over. `data` is undefined while loading. */
export function useDealEvents(dealId: string) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery({
    ...eventsOfDealQuery(dealId, dayIn(now, timeZone ?? "UTC")),
    enabled: timeZone !== undefined,
  });
  const events = data?.filter(
    (event) => !event.isDone && (!("end" in event) || Date.parse(event.end) > now.getTime()),
  );
  return { data: timeZone === undefined ? undefined : events, error, refetch, timeZone };
}
