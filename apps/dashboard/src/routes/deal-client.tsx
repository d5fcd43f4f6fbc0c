import type { ClientRef } from "@frontage/records/schemas/record";
import { useQuery } from "@tanstack/react-query";

import { clientQuery } from "../features/clients/client-queries.ts";
import type { BrokerApi } from "../portal/portal.ts";
import { formatRecentDateInline } from "../time/date-phrases.ts";
import { type Clock } from "../time/dates.ts";

export type DealClientProps = { brokerApi: BrokerApi; client: ClientRef; clock: Clock };

/** When the client was here last, for the broker: "Taylor was last here today, 9:41am." */
export function DealClient({ brokerApi, client, clock }: DealClientProps) {
  const { data } = useQuery(clientQuery(brokerApi, client.id));
  const first = client.name.split(" ", 1)[0];
  if (!data) return null;
  if (!data.lastActivityAt) return `${first} hasn’t been here yet.`;
  return `${first} was last here ${formatRecentDateInline(data.lastActivityAt, clock)}.`;
}
