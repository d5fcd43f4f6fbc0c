import { infiniteQueryOptions, queryOptions, skipToken } from "@tanstack/react-query";

import type { AssistantApi, BrokerAssistantApi } from "./portal.ts";
import { subjects } from "./queries.ts";

const questionPageSize = 12;

/** Whether the assistant can be asked, and what its first screen shows. */
export const assistantStateQuery = (assistant: AssistantApi | undefined) =>
  queryOptions({
    queryKey: [subjects.assistant, "state"],
    queryFn: async () => (await assistant?.state()) ?? null,
    enabled: assistant !== undefined,
  });

/** The person’s own questions with their answers, newest first. */
export const questionsQuery = (assistant: AssistantApi) =>
  infiniteQueryOptions({
    queryKey: [subjects.assistant, "questions"],
    queryFn: ({ pageParam }) => assistant.questions({ cursor: pageParam, limit: questionPageSize }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Whether the assistant is on for everyone. */
export const isAssistantOnQuery = (assistant: BrokerAssistantApi | undefined) =>
  queryOptions({
    queryKey: [subjects.assistant, "is on"],
    queryFn: assistant?.isOn ?? skipToken,
  });
