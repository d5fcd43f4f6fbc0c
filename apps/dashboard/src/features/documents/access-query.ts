import { queryOptions, skipToken } from "@tanstack/react-query";

import type { BrokerApi } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** Whether a client can receive the broker's requests. */
export const accessQuery = (brokerApi: BrokerApi, clientId: string | undefined) =>
  queryOptions({
    queryKey: [subjects.clients, "access of", clientId],
    queryFn:
      clientId === undefined ? skipToken : async () => (await brokerApi.client(clientId)) ?? null,
  });
