import type {
  FetchQueryOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
} from "@tanstack/react-query";

import { screenAt } from "../navigation/paths.ts";
import {
  dealNamesQuery,
  notificationsQuery,
  overviewQuery,
  dealsQuery,
  settingsQuery,
} from "./queries.ts";
import { threadsQuery } from "./thread-queries.ts";
import type { Visit } from "./visit.tsx";

/**
 * Starts a screen's first queries while its code loads. Queries that need records start with the
 * screen.
 *
 * @param ready resolves once results may be shown: a hydrated page must first match its file
 */
export function startQueries(
  client: QueryClient,
  visit: Pick<Visit, "isBroker" | "isSample">,
  pathname: string,
  ready?: Promise<unknown>,
): void {
  function start<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) {
    const request = query.queryFn as QueryFunction<Data, Key>;
    // The screen shows failures, and tries again.
    void client.prefetchQuery({
      ...query,
      async queryFn(context) {
        const data = await request(context);
        await ready;
        return data;
      },
    });
  }

  const screen = screenAt(pathname);
  if (!screen) return;
  const { isBroker } = visit;
  if (screen === "overview") {
    if (!isBroker) start(overviewQuery);
    return;
  }
  // The other screens show times in the client's time zone.
  start(settingsQuery);
  if ((screen === "deals" || screen === "calendar") && !isBroker) start(dealsQuery());
  if (screen === "messages") start(threadsQuery(isBroker));
  if (screen === "notifications") start(notificationsQuery);
  if (screen === "calendar" || screen === "contacts") start(dealNamesQuery());
}
