import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { Thread } from "@frontage/records/schemas/thread";

import { growingList } from "../../portal/growing-list.ts";
import type { Portal } from "../../portal/portal.ts";
import { subjects, threadsQuery } from "../../portal/queries.ts";
import { usePortal } from "../../portal/portal-context.tsx";

const messagePageSize = 12;

export const conversationQuery = (portal: Portal, threadId: string) =>
  growingList([subjects.messages, threadId], messagePageSize, (page) =>
    portal.messages(threadId, page),
  );

/** @param clientId only this client's; for a broker */
export const foundMessagesQuery = (portal: Portal, text: string, clientId?: string) =>
  queryOptions({
    queryKey: [subjects.messages, { text, clientId }],
    queryFn: () => portal.findMessages(text, { clientId }),
    placeholderData: keepPreviousData,
    enabled: text !== "",
  });

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
