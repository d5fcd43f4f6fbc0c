import type { Deal } from "@frontage/records/schemas/deal";
import type { TimedEvent } from "@frontage/records/schemas/event";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useIsBroker, useIsSample } from "../../api/visit.tsx";
import { useThreads } from "../../api/thread-queries.ts";
import { useDealParties } from "../contacts/contacts.ts";
import { dealDocumentsQuery, documentRequestsQuery } from "../documents/document-queries.ts";
import { dealFacts } from "./deal-facts.tsx";
import { keyDatesOf, undatedKeyDatesOf } from "./key-dates.ts";
import { clientsBoardQuery, weekQuery } from "../../offer-comparison/offer-queries.ts";
import { dealActivityQuery, useDealEvents } from "./deal-queries.ts";

import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

/** The records of a deal's page besides the deal. */
export function useDealRoom(deal: Deal, timeZone: string) {
  const isBroker = useIsBroker();
  const isSample = useIsSample();
  const { client, id } = deal;
  const now = useNow();
  const clock = useMemo(() => ({ now, timeZone }), [now, timeZone]);
  const today = dayIn(now, timeZone);

  const documents = useQuery(dealDocumentsQuery(id));
  const requests = useQuery({ ...documentRequestsQuery({ dealId: id }), enabled: !isSample });
  const parties = useDealParties(id);
  const { data: activity } = useQuery(dealActivityQuery(id));
  const threads = useThreads(client?.id);

  const events = useDealEvents(id);
  const isSelling = deal.progress.side !== "purchase" && !isSample;
  const week = useQuery({ ...weekQuery(id), enabled: isSelling });
  const board = useQuery({ ...clientsBoardQuery(id), enabled: isSelling });

  const zones = { place: deal.timeZone, reader: timeZone };
  const dates = keyDatesOf(deal.keyDates, today, deal.otherDates, zones);
  return {
    clock,
    today,
    documents,
    requests: requests.data ?? [],
    parties,
    thread: threads.data?.find(({ kind }) => kind === "broker"),
    dates,
    undated: undatedKeyDatesOf(deal),
    clientName: isBroker ? client?.name : undefined,
    facts: dealFacts(deal, dates, { today, publishedOn: week.data?.publishedOn }),
    activity,
    /** Tours and calls. All-day events are among the dates. */
    events: events.data?.filter((event): event is TimedEvent => "start" in event) ?? [],
    week: week.data ?? undefined,
    board: board.data ?? undefined,
    /** Whether no section can move any longer because one above it loads. */
    isLoaded:
      Boolean(events.data ?? events.error) &&
      [board, documents, requests, threads, week].every(({ isLoading }) => !isLoading),
  };
}
