import { queryOptions } from "@tanstack/react-query";

import type { BrokerApi } from "./portal.ts";
import { subjects } from "./queries.ts";

/** The broker’s day. */
export const todayQuery = ({ today }: BrokerApi) =>
  queryOptions({
    queryKey: [subjects.today],
    queryFn: () => today.read(),
    // As time passes, due dates get closer without any change.
    refetchInterval: 15 * 60_000,
  });
