import { queryOptions } from "@tanstack/react-query";

import { shiftDay } from "../../time/dates.ts";
import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** What happened in a deal: to its documents, dates and parties. */
export const dealActivityQuery = (portal: Portal, id: string) =>
  queryOptions({
    // All of that changes the overview as well.
    queryKey: [subjects.overview, "activity of", id],
    queryFn: () => portal.dealActivity(id),
    staleTime: 0,
  });

/** The events in the coming year in all deals, except key dates. @param today "2026-07-14" */
export const eventsAheadQuery = (portal: Portal, today: string) =>
  queryOptions({
    queryKey: [subjects.events, "ahead", today],
    queryFn: () => portal.events({ from: today, to: shiftDay(today, 366), hasNoKeyDates: true }),
  });

/** A deal’s events in the coming year. @param today "2026-07-14" */
export const eventsOfDealQuery = (portal: Portal, dealId: string, today: string) =>
  queryOptions({
    queryKey: [subjects.events, "year of", dealId, today],
    queryFn: () => portal.events({ from: today, to: shiftDay(today, 366), dealId }),
  });
