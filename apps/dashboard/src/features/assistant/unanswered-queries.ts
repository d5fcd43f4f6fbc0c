import type { UnansweredStatus } from "@frontage/records/schemas/assistant";
import { queryOptions } from "@tanstack/react-query";

import { assistant, pageQuery } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { growingList } from "../../api/growing-list.ts";
import { subjects } from "../../api/queries.ts";

const pageSize = 20;

/** Questions of one status, newest first. */
export const unansweredQuery = (status: UnansweredStatus) =>
  growingList([subjects.assistant, "questions of clients", status], pageSize, (page) =>
    read(assistant.unanswered.$get({ query: { status, ...pageQuery(page) } })),
  );

/** How many questions the lists have, and when the newest open one was asked. */
export const unansweredCountQuery = queryOptions({
  queryKey: [subjects.assistant, "counts"],
  queryFn: async () => {
    const { counts, items } = await read(
      assistant.unanswered.$get({
        query: { status: "needs-answer", ...pageQuery({ limit: 1 }) },
      }),
    );
    return { counts, count: counts["needs-answer"], latestAt: items[0]?.askedAt };
  },
});

export const notesQuery = queryOptions({
  queryKey: [subjects.assistant, "notes"],
  queryFn: () => read(assistant.notes.$get({ query: {} })),
});
