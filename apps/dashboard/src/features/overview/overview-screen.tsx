import type { Overview as OverviewRecord } from "@frontage/records/schemas/overview";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@frontage/ui/card";
import { cn } from "@frontage/ui/cn";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Skeleton } from "@frontage/ui/skeleton";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Component, startTransition, useEffect, useState } from "react";

import { ActivityList } from "../../components/activity-list.tsx";
import { LoadFailed, NotLoaded } from "../../components/load-failed.tsx";
import { whenIdle } from "../../navigation/when-idle.ts";
import { useIsBroker, useIsBrokerPage, useIsSample } from "../../api/visit.tsx";
import { dealsQuery, nextStepsQuery, overviewQuery, todayQuery } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { NextStepsPanel } from "../next/next-steps.tsx";
import type { ChartsProps } from "./charts.tsx";
import { DealsScale } from "./deals-scale.tsx";
import { FirstVisit } from "./first-visit.tsx";
import { StatCards } from "./stat-cards.tsx";
import { viewsCaption } from "./views-caption.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

// The broker's first screen, Today.
const today = lazyPart(() => import("../today/today-screen.tsx"));
const charts = lazyPart<ChartsProps>(() => import("./charts.tsx"));

export const queries: FirstQueries = (start, { isBroker, isSample }) => {
  if (isBroker) {
    today.preload().catch(() => {});
    return start(todayQuery);
  }
  start(overviewQuery);
  if (isSample) return;
  start(nextStepsQuery);
  start(dealsQuery());
};

/** The dashboard's first screen: a client's overview, or a broker's Today. */
export default function Overview() {
  const isBroker = useIsBrokerPage();
  return isBroker ? <today.Part /> : <ClientOverview />;
}

/** A client's overview: figures, two charts and recent activity. */
function ClientOverview() {
  // The first render of a broker's page is a client's, as in its file.
  const { data, error, refetch } = useQuery({ ...overviewQuery, enabled: !useIsBroker() });
  const isSample = useIsSample();
  const isHydrated = useHydrated();
  if (error && !data) {
    return <LoadFailed what="the overview" error={error} onRetry={() => void refetch()} />;
  }
  if (data?.firstVisit) {
    return <FirstVisit name={data.client.name} firstVisit={data.firstVisit} />;
  }
  return (
    // Hidden until hydration for brokers, whose screen the prerendered page doesn't contain.
    <div className="flex flex-col gap-4 in-data-[role=Broker]:invisible md:gap-6">
      {/* The next steps. The first script reserves their space before they have loaded. */}
      <div className="hidden pb-3 empty:min-h-110 in-data-[role=Client]:block md:min-h-52 md:empty:min-h-52">
        {isHydrated && !isSample && <NextStepsPanel />}
      </div>
      {/* Their deals on one scale, whose space is reserved as well. */}
      <div className="hidden pb-3 not-has-[#deals]:min-h-105 in-data-[role=Client]:block md:not-has-[#deals]:min-h-132">
        {isHydrated && !isSample && <OwnDeals />}
      </div>
      <StatCards cards={data?.statCards} />
      {/* Clients may have no charts, so the parts below wait until that is known. */}
      <div className={cn("grid gap-4 md:gap-6 xl:grid-cols-[1.85fr_1fr]", hiddenUntil(data))}>
        {(!data || data.monthlyViews) && (
          <Card className="only:col-span-full">
            <CardHeader>
              <CardTitle>Property Views Trend</CardTitle>
              <CardDescription>{viewsCaption(data?.monthlyViews, { isSample })}</CardDescription>
            </CardHeader>
            <CardContent>
              <ChartFrame>
                {data?.monthlyViews && <charts.Part kind="views" data={data.monthlyViews} />}
              </ChartFrame>
            </CardContent>
          </Card>
        )}
        {(!data || data.portfolio) && (
          <Card className="only:col-span-full">
            <CardHeader>
              <CardTitle>Property Portfolio</CardTitle>
              <CardDescription>Distribution by property type</CardDescription>
            </CardHeader>
            <CardContent>
              <ChartFrame>
                {data?.portfolio && <charts.Part kind="portfolio" data={data.portfolio} />}
              </ChartFrame>
            </CardContent>
          </Card>
        )}
      </div>
      <Card className={hiddenUntil(data)}>
        <CardHeader ruled>
          <CardTitle>Recent Activity</CardTitle>
        </CardHeader>
        <CardContent flush>
          <ActivityList items={data?.activity} empty="Activity on your deals will appear here." />
        </CardContent>
      </Card>
    </div>
  );
}

function OwnDeals() {
  const query = useQuery(dealsQuery(undefined));
  const next = useQuery(nextStepsQuery);
  const timeZone = useTimeZone();
  const now = useNow();
  // Above, the next steps take the room that they need only once they are known.
  if (next.isPending) return null;
  if (!query.data || !timeZone) {
    return (
      <NotLoaded what="your deals" queries={[query]}>
        <ListSkeleton rows={5} />
      </NotLoaded>
    );
  }
  return <DealsScale deals={query.data} today={dayIn(now, timeZone)} timeZone={timeZone} />;
}

/** Hides parts of a client's own dashboard until their records have loaded. */
const hiddenUntil = (data: OverviewRecord | undefined) =>
  data ? "empty:hidden" : "in-data-[role=Client]:hidden";

/** Reserves a chart's space from the first paint, and renders the chart when the page is idle. */
function ChartFrame({ children }: { children: ReactNode }) {
  const isIdle = useIdle(charts.preload);
  return (
    <div className="relative h-65 md:h-70">
      <ChartErrorBoundary>
        {(isIdle && children) || <Skeleton className="absolute inset-0" />}
      </ChartErrorBoundary>
    </div>
  );
}

/** Shows a message in a chart's frame if the chart fails to load. */
class ChartErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="text-ui text-fg-3">Couldn’t load this chart. Reload the page to try again.</p>
    );
  }
}

/**
 * Becomes true, in a transition, once the browser is idle; each caller is rendered before the next
 * one starts.
 *
 * @param prepare loads the code to render; rendering tries again if that fails
 */
function useIdle(prepare: () => Promise<unknown>): boolean {
  const isBroker = useIsBroker();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isBroker) return;
    let isGone = false;
    // At once, because the code arrives only after the records have been painted.
    const prepared = prepare().catch(() => {});
    void whenIdle(() => prepared);
    void whenIdle(() => {
      if (!isGone) startTransition(() => setIdle(true));
    });
    return () => {
      isGone = true;
    };
  }, [isBroker, prepare]);
  return isIdle;
}
