import { broker } from "@frontage/content/broker";
import type {
  FetchQueryOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
} from "@tanstack/react-query";

import { isBrokerPath } from "../navigation/paths.ts";
import { recordIdAt } from "../navigation/record-id.ts";
import { dayIn } from "../time/dates.ts";
import { currentTime } from "../time/server-clock.ts";
import { assistantStateQuery } from "./assistant-queries.ts";
import { newInquiriesQuery, settingsQuery, unreadQuery } from "./queries.ts";
import type { Visit } from "./visit.tsx";

type Viewer = Pick<Visit, "isBroker" | "isSample">;
type ScreenViewer = Viewer & {
  /**
   * "2026-07-14", by the browser's time zone while the settings' is unknown: they rarely differ.
   * The build, which lists each page's first requests, knows no day.
   */
  today: string | undefined;
};
type Start = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => void;

/**
 * Starts what a screen without filters needs to show its records; a screen's module exports it as
 * `queries`. Queries that need records start with the screen.
 *
 * @param id the record's, on its page
 */
export type FirstQueries = (start: Start, viewer: ScreenViewer, id: string) => void;

/**
 * Starts the first queries of the frame and of a screen.
 *
 * @param ready resolves once results may be shown: a hydrated page must first match its file
 * @returns resolves when all have been answered, or have failed: the screen shows failures, and
 * tries again
 */
export async function startQueries(
  client: QueryClient,
  viewer: Viewer,
  { pathname, queries }: { pathname: string; queries: FirstQueries | undefined },
  ready?: Promise<unknown>,
): Promise<void> {
  const started: Promise<void>[] = [];
  const start: Start = <Data, Key extends QueryKey>(
    query: FetchQueryOptions<Data, Error, Data, Key>,
  ) => {
    // Starting it again would take the failure from the screen that shows it.
    if (client.getQueryState(query.queryKey)?.status === "error") return;
    const request = query.queryFn as QueryFunction<Data, Key>;
    started.push(
      client.prefetchQuery({
        ...query,
        async queryFn(context) {
          const data = await request(context);
          await ready;
          return data;
        },
      }),
    );
  };
  start(unreadQuery);
  // Most screens show times in the reader's time zone.
  start(settingsQuery);
  if (viewer.isBroker) start(newInquiriesQuery);
  else if (broker.assistant.isOffered && !viewer.isSample) start(assistantStateQuery);
  // A client has no access to a broker's screens, and their page says so.
  if (viewer.isBroker || !isBrokerPath(pathname)) {
    queries?.(
      start,
      {
        ...viewer,
        get today() {
          if (import.meta.env.SSR) return undefined;
          const settings = client.getQueryData(settingsQuery.queryKey);
          const timeZone =
            settings?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
          return dayIn(currentTime(), timeZone);
        },
      },
      recordIdAt(pathname),
    );
  }
  await Promise.all(started);
}
