import { Button } from "@frontage/ui/button";
import { Card, CardContent } from "@frontage/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@frontage/ui/tabs";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { Agenda } from "./agenda.tsx";
import { CalendarFilters } from "./calendar-filters.tsx";
import { calendarSearch } from "./calendar-search.ts";
import { columnsClasses, toolbarClasses } from "./calendar-skeleton.tsx";
import { chosenDayOf } from "./chosen-day.ts";
import { DayEvents } from "./day-events.tsx";
import { monthOf } from "./days.ts";
import { eventsOn, type Viewer } from "./event-labels.ts";
import { ExportButton } from "./export-button.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { MonthHeader, RequestButton } from "./month-header.tsx";
import { UpcomingEvents } from "./upcoming-events.tsx";
import type { CalendarRecords } from "./use-calendar-records.ts";

export type CalendarViewsProps = {
  /** "2026-07" */
  month: string;
  records: CalendarRecords;
  viewer: Viewer;
  /** Whether there is room for a month with titles. */
  isWide: boolean;
};

/** A month and an agenda, in tabs, with their filters. */
export function CalendarViews(props: CalendarViewsProps) {
  const { isWide, records } = props;
  const { values, change } = useUrlState(calendarSearch);
  // A day in the URL is shown in the month.
  const defaultView = isWide || values.day ? "month" : "agenda";
  return (
    <Tabs
      value={values.view ?? defaultView}
      onValueChange={(value) => {
        const view = value === "month" ? "month" : "agenda";
        change({ view: view === (isWide ? "month" : "agenda") ? undefined : view, day: undefined });
      }}
    >
      <div className={toolbarClasses}>
        <TabsList aria-label="View" className="md:grow">
          <TabsTrigger value="month">Month</TabsTrigger>
          <TabsTrigger value="agenda">Agenda</TabsTrigger>
        </TabsList>
        <CalendarFilters
          kind={values.kind}
          dealId={records.dealId}
          properties={records.deals}
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
        <ExportButton className="mt-6" load={records.loadYears} viewer={viewer} />
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
      // The current month's list may include the next.
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
        <ExportButton load={records.loadYears} viewer={viewer} />
      </div>
    </div>
  );
}
