import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** How many messages one stretch of a conversation holds. */
const messagesAtOnce = 12;

export const threadsQuery = (portal: Portal) =>
  queryOptions({ queryKey: [subjects.threads], queryFn: portal.threads });

export const conversationQuery = (portal: Portal, threadId: string) =>
  infiniteQueryOptions({
    queryKey: [subjects.messages, threadId],
    queryFn: ({ pageParam }) =>
      portal.messages(threadId, { cursor: pageParam, limit: messagesAtOnce }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

export const foundMessagesQuery = (portal: Portal, text: string) =>
  queryOptions({
    queryKey: [subjects.messages, { text }],
    queryFn: () => portal.findMessages(text),
    placeholderData: keepPreviousData,
    enabled: text !== "",
  });
