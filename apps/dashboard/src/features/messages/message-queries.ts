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

/** How many of the latest messages are searched for those about a deal. */
const searchedMessagesMax = 40;

/** The latest messages of a conversation, newest first. */
export const lastMessagesQuery = (threadId: string) =>
  queryOptions({
    queryKey: [subjects.messages, threadId, "last"],
    queryFn: async () =>
      (
        await read(
          threads[":id"].messages.$get({
            param: { id: threadId },
            query: pageQuery({ limit: searchedMessagesMax }),
          }),
        )
      ).items,
  });
