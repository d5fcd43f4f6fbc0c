import { Button } from "@frontage/ui/button";
import { Card, CardContent } from "@frontage/ui/card";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { toast } from "@frontage/ui/toast";

import { Agenda } from "../features/calendar/agenda.tsx";
import { CalendarFilters } from "../features/calendar/calendar-filters.tsx";
import {
  CalendarSkeleton,
  columnsClasses,
  toolbarClasses,
} from "../features/calendar/calendar-skeleton.tsx";
import { chosenDayOf } from "../features/calendar/chosen-day.ts";
import { DayEvents } from "../features/calendar/day-events.tsx";
import { monthOf, shiftMonth } from "../features/calendar/days.ts";
import { dayOfEvent, eventsOn, type Reader } from "../features/calendar/event-words.ts";
import { ExportButton } from "../features/calendar/export-button.tsx";
import { MonthGrid } from "../features/calendar/month-grid.tsx";
import { MonthHeader, RequestButton } from "../features/calendar/month-header.tsx";
import { NoDates } from "../features/calendar/no-dates.tsx";
import { OpenDialogs } from "../features/calendar/open-dialogs.tsx";
import { UpcomingEvents } from "../features/calendar/upcoming-events.tsx";
import { useCalendarAddress } from "../features/calendar/use-calendar-address.ts";
import { useCalendarRecords } from "../features/calendar/use-calendar-records.ts";
import type { EditEventDialogProps } from "../features/clients/edit-event-dialog.tsx";
import type { EventFormDialogProps } from "../features/clients/event-form-dialog.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { dayIn } from "../lib/dates.ts";
import { PartAtAddress } from "../lib/part-at-address.tsx";
import { useChosenClient } from "../lib/use-chosen-client.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { useNow } from "../lib/use-now.ts";
import { useTimeZone } from "../lib/use-time-zone.ts";
import { usePortal } from "../portal/portal-context.tsx";

// Only a broker adds events, and changes them.
const eventForm = lazyPart<EventFormDialogProps>(
  () => import("../features/clients/event-form-dialog.tsx"),
);
const editForm = lazyPart<EditEventDialogProps>(
  () => import("../features/clients/edit-event-dialog.tsx"),
);

/** The calendar screen: a month or an agenda, what lies ahead, and the way to ask for a time. */
export default function Calendar() {
  const timeZone = useTimeZone();
  // The page from disk knows neither the day nor the clock.
  return timeZone ? <CalendarOn timeZone={timeZone} /> : <CalendarSkeleton />;
}

function CalendarOn({ timeZone }: { timeZone: string }) {
  const now = useNow();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const { address, goTo, pathTo } = useCalendarAddress();
  const { desk } = usePortal();
  const clientId = useChosenClient();
  const today = dayIn(now, timeZone);
  const month = address.month ?? monthOf(today);
  const state = useCalendarRecords(month, today, address);
  if (!state.records) {
    if (!state.error) return <CalendarSkeleton />;
    return <LoadFailed what="The calendar" error={state.error} onRetry={state.retry} />;
  }

  const { dealId, deals, events, eventsAhead, isEmpty, properties } = state.records;
  const reader: Reader = {
    now,
    today,
    timeZone,
    properties: new Map(properties.map((property) => [property.id, property])),
  };
  const request = () => goTo({ request: dealId ?? "" });
  const pathToEvent = ({ id }: { id: string }) => pathTo({ eventId: id });
  const closeForm = () => goTo({ request: undefined }, { replace: true });
  const dialogs = (
    <>
      <OpenDialogs
        events={events}
        properties={properties}
        reader={reader}
        withDay={isWide}
        withRequest={!desk}
        editForm={editForm}
      />
      {desk && address.request !== undefined && (
        <PartAtAddress
          part={eventForm}
          what="The form"
          onClose={closeForm}
          onReopen={() => goTo({ request: "" })}
        >
          <eventForm.Part
            desk={desk}
            clientId={clientId}
            onClose={closeForm}
            onSaved={(event) => {
              toast.success(`${event.title} is in the calendar.`);
              // To the month of the new event, and past no filter that would hide it.
              goTo(
                {
                  request: undefined,
                  kind: undefined,
                  propertyId: undefined,
                  month: monthOf(dayOfEvent(event, timeZone)),
                },
                { replace: true },
              );
            }}
          />
        </PartAtAddress>
      )}
    </>
  );
  if (isEmpty) {
    return (
      <>
        <NoDates onRequest={request} />
        {dialogs}
      </>
    );
  }

  // A day that is asked for stands in the month.
  const defaultView = isWide || address.day ? "month" : "agenda";
  const chosenDay = isWide ? undefined : chosenDayOf(month, address.day, events, reader);
  const header = (
    <MonthHeader
      month={month}
      onShift={(months) => {
        const next = shiftMonth(month, months);
        goTo({ month: next === monthOf(today) ? undefined : next, day: undefined });
      }}
      onToday={() => goTo({ month: undefined, day: undefined })}
      onRequest={request}
    />
  );
  const grid = (
    <MonthGrid
      month={month}
      events={events}
      reader={reader}
      isWide={isWide}
      chosenDay={chosenDay}
      pathToEvent={pathToEvent}
      pathToDay={(day) => pathTo({ day })}
    />
  );
  const agenda = (
    <Agenda
      month={month}
      // The current month's list may reach into the next.
      events={month === monthOf(today) ? eventsAhead : events}
      reader={reader}
      pathTo={pathToEvent}
      emptyAction={
        (address.kind ?? dealId) && (
          <Button
            variant="outline"
            onClick={() => goTo({ kind: undefined, propertyId: undefined })}
          >
            Show every kind and property
          </Button>
        )
      }
    />
  );
  const exportButton = <ExportButton events={eventsAhead} reader={reader} />;

  return (
    <>
      <Tabs
        value={address.view ?? defaultView}
        onValueChange={(value) => {
          const view = value === "month" ? "month" : "agenda";
          goTo({ view: view === (isWide ? "month" : "agenda") ? undefined : view, day: undefined });
        }}
      >
        <div className={toolbarClasses}>
          <TabsList aria-label="View" className="md:grow">
            <TabsTrigger value="month">Month</TabsTrigger>
            <TabsTrigger value="agenda">Agenda</TabsTrigger>
          </TabsList>
          <CalendarFilters
            kind={address.kind}
            propertyId={dealId}
            properties={deals}
            onChange={(changes) => goTo(changes)}
          >
            <RequestButton onClick={request} />
          </CalendarFilters>
        </div>
        <TabsContent value="month">
          <div className={columnsClasses}>
            <Card>
              {header}
              {grid}
            </Card>
            <div>
              {isWide ? (
                <UpcomingEvents events={eventsAhead} reader={reader} pathTo={pathToEvent} />
              ) : (
                chosenDay && (
                  <DayEvents
                    day={chosenDay}
                    events={eventsOn(chosenDay, events, timeZone)}
                    reader={reader}
                    pathTo={pathToEvent}
                  />
                )
              )}
              {exportButton}
            </div>
          </div>
        </TabsContent>
        <TabsContent value="agenda">
          <div className="flex max-w-204 flex-col gap-6">
            <Card>
              {header}
              {isWide && <CardContent>{agenda}</CardContent>}
            </Card>
            <div>
              {!isWide && agenda}
              {exportButton}
            </div>
          </div>
        </TabsContent>
      </Tabs>
      {dialogs}
    </>
  );
}
