import { Card } from "@frontage/ui/card";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { CalendarDays } from "lucide-react";

import { Empty } from "../../components/empty.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { calendarSearch } from "./calendar-search.ts";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { CalendarViews } from "./calendar-views.tsx";
import { monthOf } from "./days.ts";
import type { Viewer } from "./event-labels.ts";
import { RequestButton } from "./month-header.tsx";
import { OpenDialogs } from "./open-dialogs.tsx";
import { useCalendarRecords } from "./use-calendar-records.ts";

/** The calendar screen: a month or an agenda, the upcoming events, and the form that requests a time. */
export default function Calendar() {
  const timeZone = useTimeZone();
  // The prerendered page knows neither the day nor the time zone.
  return timeZone ? <LoadedCalendar timeZone={timeZone} /> : <CalendarSkeleton />;
}

function LoadedCalendar({ timeZone }: { timeZone: string }) {
  const now = useNow();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const search = useUrlState(calendarSearch).values;
  const today = dayIn(now, timeZone);
  const month = search.month ?? monthOf(today);
  const state = useCalendarRecords(month, today, search);
  if (!state.records) {
    if (!state.error) return <CalendarSkeleton />;
    return <LoadFailed what="the calendar" error={state.error} onRetry={state.retry} />;
  }

  const { records } = state;
  const { events, isEmpty, deals } = records;
  const viewer: Viewer = {
    now,
    today,
    timeZone,
    deals: new Map(deals.map((deal) => [deal.id, deal])),
  };
  return (
    <>
      {isEmpty ? (
        <NoEvents />
      ) : (
        <CalendarViews month={month} records={records} viewer={viewer} isWide={isWide} />
      )}
      <OpenDialogs events={events} deals={deals} viewer={viewer} withDay={isWide} />
    </>
  );
}

/** Shown instead of an empty calendar. */
function NoEvents() {
  return (
    <Card>
      <Empty
        Icon={CalendarDays}
        title="No events yet"
        description="Tours, calls and deadlines will appear here."
      >
        <RequestButton label="Request a tour" />
      </Empty>
    </Card>
  );
}
