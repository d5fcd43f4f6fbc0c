import type { UnansweredStatus } from "@frontage/records/schemas/assistant";
import { queryOptions } from "@tanstack/react-query";

import { growingList } from "../../portal/growing-list.ts";
import type { BrokerAssistantApi } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

const pageSize = 20;

/** Questions of one status, newest first. @param clientId only this client's */
export const unansweredQuery = (
  assistant: BrokerAssistantApi,
  status: UnansweredStatus,
  clientId?: string,
) =>
  growingList(
    [subjects.assistant, "questions of clients", status, clientId],
    pageSize,
    async (page) => assistant.unanswered({ status, clientId }, page),
  );

/** How many questions the lists have, and when the newest open one was asked. */
export const unansweredCountQuery = (assistant: BrokerAssistantApi, clientId?: string) =>
  queryOptions({
    queryKey: [subjects.assistant, "counts", clientId],
    queryFn: async () => {
      const { counts, items } = await assistant.unanswered(
        { status: "needs-answer", clientId },
        { limit: 1 },
      );
      return { counts, count: counts["needs-answer"], latestAt: items[0]?.askedAt };
    },
  });

export const notesQuery = (assistant: BrokerAssistantApi, clientId?: string) =>
  queryOptions({
    queryKey: [subjects.assistant, "notes", clientId],
    queryFn: async () => assistant.notes({ clientId }),
  });
