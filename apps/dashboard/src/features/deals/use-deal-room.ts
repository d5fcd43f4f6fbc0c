import type { Deal } from "@frontage/records/schemas/deal";
import { awaitsOwner } from "@frontage/records/offer-states";
import { formatAmount } from "@frontage/records/offer-words";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useIsBroker, useIsSample } from "../../api/visit.tsx";
import { useDealParties } from "../contacts/contacts.ts";
import {
  useDealDocuments,
  useDealSignatures,
  useDocumentRequests,
} from "../documents/document-queries.ts";
import { useBrokerThread } from "../messages/message-queries.ts";
import { clientsBoardQuery } from "../../offer-comparison/offer-queries.ts";
import { dealFacts } from "./deal-facts.tsx";
import { keyDatesOf, undatedKeyDatesOf } from "./key-dates.ts";
import { nextStepOf } from "./next-step.ts";
import { dealActivityQuery, useDealEvents } from "./deal-queries.ts";

import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

/** The records of a deal's page besides the deal, and the next step that they imply. */
export function useDealRoom(deal: Deal, timeZone: string) {
  const isBroker = useIsBroker();
  const isSample = useIsSample();
  const { client, id } = deal;
  const now = useNow();
  const clock = useMemo(() => ({ now, timeZone }), [now, timeZone]);
  const today = dayIn(now, timeZone);

  const documents = useDealDocuments(id);
  const signatures = useDealSignatures(id);
  const requests = useDocumentRequests({ dealId: id });
  const parties = useDealParties(id);
  const { data: activity } = useQuery(dealActivityQuery(id));
  const events = useDealEvents(id);
  const thread = useBrokerThread(client?.id);

  const { data: board } = useQuery({
    ...clientsBoardQuery(id),
    enabled: !isSample && deal.progress.side !== "purchase",
  });

  const unanswered = board?.offers.filter((offer) =>
    awaitsOwner({ ...offer, listingStatus: board.listing.status }, now),
  );
  const counter = unanswered?.find((offer) => offer.counter)?.counter;
  const dates = keyDatesOf(deal.keyDates, today);
  const clientName = isBroker ? client?.name : undefined;
  return {
    clock,
    today,
    documents,
    requests,
    parties,
    thread,
    dates,
    undated: undatedKeyDatesOf(deal),
    clientName,
    facts: dealFacts(deal, dates, today),
    activity,
    /** Absent until all records have loaded that may be more urgent than a date. */
    next:
      signatures.data && events.data
        ? nextStepOf({
            documents: signatures.data,
            requests,
            events: events.data,
            dates,
            nextDate: deal.nextDate,
            thread,
            offers: unanswered?.length,
            counter: counter && formatAmount(counter.terms),
            client: clientName,
            isArchived: deal.isArchived === true,
            clock,
          })
        : undefined,
  };
}
