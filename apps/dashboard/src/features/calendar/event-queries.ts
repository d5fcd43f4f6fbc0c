import type { PortalEvent } from "@frontage/records/schemas/event";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";
import { shiftDay } from "../../time/dates.ts";
import { shiftMonth } from "./days.ts";

/**
 * The events of a month, the one before and the one after, so that changing the month shows the
 * next one's immediately.
 *
 * @param month "2026-07"
 * @param clientId only this client's; for a broker
 */
export const eventsAroundQuery = (portal: Portal, month: string, clientId?: string) =>
  queryOptions({
    queryKey: [subjects.events, "around", month, clientId],
    queryFn: async () =>
      portal.events({
        from: `${shiftMonth(month, -1)}-01`,
        to: shiftDay(`${shiftMonth(month, 2)}-01`, -1),
        clientId,
      }),
    // The previous answer already has this month.
    placeholderData: keepPreviousData,
  });

/**
 * The events of three years, in order: for the export, and to know whether there are none.
 *
 * @param year the one in the middle
 * @param clientId only this client's; for a broker
 */
export const eventsOfYearsQuery = (portal: Portal, year: number, clientId?: string) =>
  queryOptions({
    queryKey: [subjects.events, "years", year, clientId],
    queryFn: async () => {
      const events = new Map<string, PortalEvent>();
      for (const each of [year - 1, year, year + 1]) {
        const range = { from: `${each}-01-01`, to: `${each}-12-31`, clientId };
        for (const event of await portal.events(range)) events.set(event.id, event);
      }
      return [...events.values()];
    },
  });

/** One event; `null` if there is none. */
export const eventQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: [subjects.events, "one", id],
    queryFn: async () => (await portal.event(id)) ?? null,
  });
