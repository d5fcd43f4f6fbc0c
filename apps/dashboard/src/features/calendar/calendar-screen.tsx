import { lazyPart } from "@frontage/ui/lazy-part";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { Button } from "@frontage/ui/button";
import { ChevronLeft, ChevronRight, Download, Plus } from "lucide-react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { PageMenu } from "../../components/page-actions.tsx";
import { CardsSkeleton } from "../../components/skeletons.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { formatMonth } from "../../time/date-phrases.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { documentRequestsQuery, useDocumentRequests } from "../documents/document-queries.ts";
import { calendarSearch } from "./calendar-search.ts";
import { DatesAhead } from "./dates-ahead.tsx";
import { monthOf, shiftMonth, weeksAhead, weeksOf } from "./days.ts";
import { eventsOn, type Viewer } from "./event-labels.ts";
import { eventsAheadQuery, eventsAroundQuery, useCalendarRecords } from "./event-queries.ts";
import { MonthGrid } from "./month-grid.tsx";
import type { OpenDialogsProps } from "./open-dialogs.tsx";
import { saveCalendarFile } from "./save-calendar-file.ts";
import type { FirstQueries } from "../../api/first-queries.ts";
import { dealNamesQuery, dealsQuery, openDealsQuery } from "../../api/queries.ts";

// Loads once the month is shown.
const openDialogs = lazyPart<OpenDialogsProps>(async () => ({
  default: (await import("./open-dialogs.tsx")).OpenDialogs,
}));

export const queries: FirstQueries = (start, { isBroker, isSample, today }) => {
  if (today) {
    start(eventsAroundQuery(monthOf(today)));
    start(eventsAheadQuery(today));
  }
  start(dealNamesQuery());
  if (isBroker) start(openDealsQuery);
  else start(dealsQuery());
  if (!isSample) start(documentRequestsQuery({}));
};

/** The calendar: a month, what follows it, and the form that requests a time. */
export default function Calendar() {
  const timeZone = useTimeZone();
  // The prerendered page knows neither the current day nor the time zone.
  return timeZone ? <LoadedCalendar timeZone={timeZone} /> : <CardsSkeleton />;
}

function LoadedCalendar({ timeZone }: { timeZone: string }) {
  const now = useNow();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const { values } = useUrlState(calendarSearch);
  const today = dayIn(now, timeZone);
  const month = values.month ?? monthOf(today);
  const requests = useDocumentRequests({});
  const state = useCalendarRecords(month, { requests, timeZone, today });
  if (!state.records) {
    if (!state.error) return <CardsSkeleton />;
    return <LoadFailed what="the calendar" error={state.error} onRetry={state.retry} />;
  }

  const { deals, events, eventsAhead } = state.records;
  const viewer: Viewer = {
    now,
    today,
    timeZone,
    deals: new Map(deals.map((deal) => [deal.id, deal])),
  };
  // On phones, everything ahead is listed below.
  const isEmpty = (day: string) => eventsOn(day, events, timeZone).length === 0;
  const weeks = isWide ? weeksAhead(month, today, isEmpty) : weeksOf(month);
  return (
    <>
      <MonthHeader month={month} today={today} />
      <MonthGrid {...{ events, isWide, month, viewer, weeks }} />
      <RequestButton className="mt-5 md:hidden" />
      <DatesAhead
        events={eventsAhead}
        viewer={viewer}
        after={isWide ? weeks.at(-1)?.at(-1) : undefined}
      />
      <openDialogs.Part events={events} deals={deals} viewer={viewer} />
    </>
  );
}

type MonthHeaderProps = {
  /** "2026-07" */
  month: string;
  /** "2026-07-14" */
  today: string;
};

/** The month, whose name leads back to today, and buttons to change it. */
function MonthHeader({ month, today }: MonthHeaderProps) {
  const { change } = useUrlState(calendarSearch);
  const year = Number(today.slice(0, 4));
  function show(next: string) {
    change({ month: next === monthOf(today) ? undefined : next, day: undefined });
  }
  return (
    <div className="mb-4.5 flex items-center gap-3">
      <h2 aria-live="polite" className="font-display text-title md:text-[2.125rem]/[1.1]">
        <button
          type="button"
          title="Go to today"
          className="cursor-pointer"
          onClick={() => show(monthOf(today))}
        >
          {formatMonth(month)}
        </button>
      </h2>
      <div className="flex gap-1">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous month"
          onClick={() => show(shiftMonth(month, -1))}
        >
          <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next month"
          onClick={() => show(shiftMonth(month, 1))}
        >
          <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.75} />
        </Button>
      </div>
      <RequestButton className="ml-auto max-md:hidden" />
      <PageMenu
        name="the calendar"
        variant="outline"
        className="max-md:ml-auto"
        actions={[
          {
            id: "export",
            label: "Export calendar",
            Icon: Download,
            onSelect: () =>
              void saveCalendarFile(
                { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` },
                "calendar",
              ),
          },
        ]}
      />
    </div>
  );
}

/** Opens the form that requests a time; for a broker, the form of an event. */
function RequestButton({ className }: { className: string }) {
  const isBroker = useIsBroker();
  const { change } = useUrlState(calendarSearch);
  return (
    <Button
      variant="ink"
      block
      className={`md:w-auto ${className}`}
      onClick={() => change({ request: "" })}
    >
      <Plus aria-hidden className="size-4" strokeWidth={1.75} />
      {isBroker ? "Add an event" : "Request a time"}
    </Button>
  );
}
