import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

const messagePageSize = 12;

export const conversationQuery = (portal: Portal, threadId: string) =>
  infiniteQueryOptions({
    queryKey: [subjects.messages, threadId],
    queryFn: ({ pageParam }) =>
      portal.messages(threadId, { cursor: pageParam, limit: messagePageSize }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** @param clientId only this client's; for a broker */
export const foundMessagesQuery = (portal: Portal, text: string, clientId?: string) =>
  queryOptions({
    queryKey: [subjects.messages, { text, clientId }],
    queryFn: () => portal.findMessages(text, { clientId }),
    placeholderData: keepPreviousData,
    enabled: text !== "",
  });
