import { Card, CardContent } from "@frontage/ui/card";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { CalendarDays, Download } from "lucide-react";
import type { PortalEvent } from "@frontage/records/schemas/event";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@frontage/ui/tabs";

import { Empty } from "../../components/empty.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import { CardsSkeleton } from "../../components/skeletons.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { dayIn, formatDay } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { calendarSearch } from "./calendar-search.ts";
import { monthOf } from "./days.ts";
import { type Viewer, eventsOn, formatEventCount } from "./event-labels.ts";
import { RequestButton, MonthHeader, MonthGrid } from "./month-grid.tsx";
import { OpenDialogs } from "./open-dialogs.tsx";
import { useCalendarRecords, type CalendarRecords } from "./event-queries.ts";
import { Agenda, UpcomingEvents } from "./agenda.tsx";
import { CalendarFilters } from "./calendar-filters.tsx";
import { chosenDayOf } from "./chosen-day.ts";
import { EventRow } from "./event-days.tsx";
import { type CalendarFileQuery, saveCalendarFile } from "./save-calendar-file.ts";

/** The calendar: a month or an agenda, the upcoming events, and the form that requests a time. */
export default function Calendar() {
  const timeZone = useTimeZone();
  // The prerendered page knows neither the current day nor the time zone.
  return timeZone ? <LoadedCalendar timeZone={timeZone} /> : <CardsSkeleton columns={2} />;
}

function LoadedCalendar({ timeZone }: { timeZone: string }) {
  const now = useNow();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const search = useUrlState(calendarSearch).values;
  const today = dayIn(now, timeZone);
  const month = search.month ?? monthOf(today);
  const state = useCalendarRecords(month, today, search);
  if (!state.records) {
    if (!state.error) return <CardsSkeleton columns={2} />;
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

/** Shown instead of a calendar without events. */
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

type CalendarViewsProps = {
  /** "2026-07" */
  month: string;
  records: CalendarRecords;
  viewer: Viewer;
  /** Whether there is room for a month with titles. */
  isWide: boolean;
};

/** A month and an agenda, in tabs, with their filters. */
function CalendarViews(props: CalendarViewsProps) {
  const { isWide, records } = props;
  const { values, change } = useUrlState(calendarSearch);
  // A URL with a day opens the month, on a phone, too.
  const defaultView = isWide || values.day ? "month" : "agenda";
  return (
    <Tabs
      value={values.view ?? defaultView}
      onValueChange={(value) => {
        const view = value === "month" ? "month" : "agenda";
        change({ view: view === (isWide ? "month" : "agenda") ? undefined : view, day: undefined });
      }}
    >
      <div className="flex flex-col gap-3 md:flex-row md:items-end md:justify-between md:gap-6">
        <TabsList aria-label="View" className="md:grow">
          <TabsTrigger value="month">Month</TabsTrigger>
          <TabsTrigger value="agenda">Agenda</TabsTrigger>
        </TabsList>
        <CalendarFilters
          kind={values.kind}
          dealId={records.dealId}
          deals={records.dealsInUse}
          hasKeyDates={records.hasKeyDates}
          onChange={(changes) => change(changes)}
        >
          <RequestButton dealId={records.dealId} />
        </CalendarFilters>
      </div>
      <TabsContent value="month">
        <MonthView {...props} />
      </TabsContent>
      <TabsContent value="agenda">
        <AgendaView {...props} />
      </TabsContent>
    </Tabs>
  );
}

function MonthView({ isWide, month, records, viewer }: CalendarViewsProps) {
  const { events, eventsAhead } = records;
  const { day } = useUrlState(calendarSearch).values;
  const chosenDay = isWide ? undefined : chosenDayOf(month, day, events, viewer);
  return (
    <div className={columnsClasses}>
      <Card>
        <MonthHeader month={month} today={viewer.today} dealId={records.dealId} />
        <MonthGrid
          month={month}
          events={events}
          viewer={viewer}
          isWide={isWide}
          chosenDay={chosenDay}
        />
      </Card>
      <div>
        {isWide && <UpcomingEvents events={eventsAhead} viewer={viewer} />}
        {chosenDay && (
          <DayEvents
            day={chosenDay}
            events={eventsOn(chosenDay, events, viewer.timeZone)}
            viewer={viewer}
          />
        )}
        <ExportButton className="mt-6" query={records.exported} />
      </div>
    </div>
  );
}

function AgendaView({ isWide, month, records, viewer }: CalendarViewsProps) {
  const { dealId, events, eventsAhead } = records;
  const { values, change } = useUrlState(calendarSearch);
  const agenda = (
    <Agenda
      month={month}
      // The current month's agenda may include days of the next month.
      events={month === monthOf(viewer.today) ? eventsAhead : events}
      viewer={viewer}
      emptyAction={
        (values.kind ?? dealId) && (
          <Button variant="outline" onClick={() => change({ kind: undefined, dealId: undefined })}>
            Clear filters
          </Button>
        )
      }
    />
  );
  return (
    <div className={columnsClasses}>
      <Card>
        <MonthHeader month={month} today={viewer.today} dealId={dealId} />
        {isWide && <CardContent>{agenda}</CardContent>}
      </Card>
      <div>
        {!isWide && <div className="mb-6">{agenda}</div>}
        <ExportButton query={records.exported} />
      </div>
    </div>
  );
}

const columnsClasses = "grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18.75rem]";

type DayEventsProps = {
  /** "2026-07-15" */
  day: string;
  /** The day's events, in order. */
  events: readonly PortalEvent[];
  viewer: Viewer;
};

/** The events of the day chosen in a small month. */
function DayEvents({ day, events, viewer }: DayEventsProps) {
  return (
    <section aria-labelledby="chosen-day">
      <div aria-live="polite" className="mb-4">
        <h2 id="chosen-day" className="text-section font-semibold">
          {formatDay(day)}
        </h2>
        <p className="text-ui text-fg-3">
          {events.length ? formatEventCount(events.length) : "No events on this day"}
        </p>
      </div>
      {events.length > 0 && (
        <ul className="border-y border-hairline">
          {events.map((event) => (
            <EventRow key={event.id} day={day} event={event} viewer={viewer} withKind />
          ))}
        </ul>
      )}
    </section>
  );
}

type ExportButtonProps = {
  query: CalendarFileQuery;
  className?: string;
};

/** Downloads the calendar's events as one file. */
function ExportButton({ className, query }: ExportButtonProps) {
  return (
    <Button
      variant="outline"
      block
      className={cn("md:w-auto xl:w-full", className)}
      onClick={() => void saveCalendarFile(query, "calendar")}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      Export calendar
    </Button>
  );
}
