import { dealSideNames } from "@frontage/content/record-names";
import type { Property } from "@frontage/content/schemas/property";
import type { ClientRef } from "@frontage/content/schemas/record";
import { useQuery } from "@tanstack/react-query";

import { clientQuery } from "../features/clients/client-queries.ts";
import type { BrokerApi } from "../portal/portal.ts";
import { formatRecentDateInline } from "../time/date-phrases.ts";
import { type Clock } from "../time/dates.ts";

export type DealClientProps = {
  brokerApi: BrokerApi;
  deal: Property;
  client: ClientRef;
  clock: Clock;
};

/** Whose deal it is, for the broker: "Taylor Morgan, Sample Holdings. Purchase. Last here today, 9:41am." */
export default function DealClient({ brokerApi, client, clock, deal }: DealClientProps) {
  const { data } = useQuery(clientQuery(brokerApi, client.id));
  return [
    [client.name, data?.company].filter(Boolean).join(", "),
    dealSideNames[deal.deal.side],
    data?.lastActivityAt && `Last here ${formatRecentDateInline(data.lastActivityAt, clock)}`,
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(" ");
}
