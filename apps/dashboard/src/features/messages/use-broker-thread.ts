import type { Thread } from "@frontage/records/schemas/thread";
import { useQuery } from "@tanstack/react-query";

import { usePortal } from "../../portal/portal-context.tsx";
import { threadsQuery } from "../../portal/queries.ts";

/**
 * The conversation between client and broker.
 *
 * @param clientId whose; for a broker
 */
export function useBrokerThread(clientId: string | undefined): Thread | undefined {
  const portal = usePortal();
  const { data } = useQuery(threadsQuery(portal, portal.brokerApi && clientId));
  return data?.find(({ kind }) => kind === "broker");
}
