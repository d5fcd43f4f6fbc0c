import { queryOptions } from "@tanstack/react-query";

import { today } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { subjects } from "./queries.ts";

/** The broker’s day. */
export const todayQuery = queryOptions({
  queryKey: [subjects.today],
  queryFn: () => read(today.$get()),
  // As time passes, due dates get closer without any change.
  refetchInterval: 15 * 60_000,
});
