import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { growingList } from "../../portal/growing-list.ts";
import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

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
