import { queryOptions, skipToken } from "@tanstack/react-query";

import { growingList } from "./growing-list.ts";
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
  growingList([subjects.assistant, "questions"], questionPageSize, async (page) =>
    assistant.questions(page),
  );

/** Whether the assistant is on for everyone. */
export const isAssistantOnQuery = (assistant: BrokerAssistantApi | undefined) =>
  queryOptions({
    queryKey: [subjects.assistant, "is on"],
    queryFn: assistant?.isOn ?? skipToken,
  });
