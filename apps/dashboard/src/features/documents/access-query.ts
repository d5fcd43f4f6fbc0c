import { queryOptions, skipToken } from "@tanstack/react-query";

import type { BrokerApi } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** Whether what the broker requests reaches a client. */
export const accessQuery = (brokerApi: BrokerApi, clientId: string | undefined) =>
  queryOptions({
    queryKey: [subjects.clients, "access of", clientId],
    queryFn:
      clientId === undefined ? skipToken : async () => (await brokerApi.client(clientId)) ?? null,
  });
