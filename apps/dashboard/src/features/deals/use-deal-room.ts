import type { Deal } from "@frontage/records/schemas/deal";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useIsBroker } from "../../api/visit.tsx";
import { useDealParties } from "../contacts/contacts.ts";
import { useDealDocuments, useDocumentRequests } from "../documents/document-queries.ts";
import { useBrokerThread } from "../messages/message-queries.ts";
import { dealFacts } from "./deal-facts.tsx";
import { keyDatesOf, undatedKeyDatesOf } from "./key-dates.ts";
import { dealActivityQuery } from "./deal-queries.ts";

import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

/** The records of a deal's page besides the deal. */
export function useDealRoom(deal: Deal, timeZone: string) {
  const isBroker = useIsBroker();
  const { client, id } = deal;
  const now = useNow();
  const clock = useMemo(() => ({ now, timeZone }), [now, timeZone]);
  const today = dayIn(now, timeZone);

  const documents = useDealDocuments(id);
  const requests = useDocumentRequests({ dealId: id });
  const parties = useDealParties(id);
  const { data: activity } = useQuery(dealActivityQuery(id));
  const thread = useBrokerThread(client?.id);

  const dates = keyDatesOf(deal.keyDates, today);
  return {
    clock,
    today,
    documents,
    requests,
    parties,
    thread,
    dates,
    undated: undatedKeyDatesOf(deal),
    clientName: isBroker ? client?.name : undefined,
    facts: dealFacts(deal, dates, today),
    activity,
  };
}
