import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { messages, pageQuery, threads } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { growingList } from "../../api/growing-list.ts";
import { subjects } from "../../api/queries.ts";

const messagePageSize = 12;

export const conversationQuery = (threadId: string) =>
  growingList([subjects.messages, threadId], messagePageSize, (page) =>
    read(threads[":id"].messages.$get({ param: { id: threadId }, query: pageQuery(page) })),
  );

/** Messages that contain a text. */
export const foundMessagesQuery = (text: string) =>
  queryOptions({
    queryKey: [subjects.messages, { text }],
    queryFn: () => read(messages.$get({ query: { text } })),
    placeholderData: keepPreviousData,
    enabled: text !== "",
  });
