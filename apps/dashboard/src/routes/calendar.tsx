import { Button } from "@frontage/ui/button";
import { Card, CardContent } from "@frontage/ui/card";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Download } from "lucide-react";

import { Agenda } from "../features/calendar/agenda.tsx";
import { CalendarFilters } from "../features/calendar/calendar-filters.tsx";
import {
  CalendarSkeleton,
  columnsClasses,
  tabsClasses,
  toolbarClasses,
} from "../features/calendar/calendar-skeleton.tsx";
import { monthOf, shiftMonth } from "../features/calendar/days.ts";
import { eventsAroundQuery } from "../features/calendar/event-queries.ts";
import type { Reader } from "../features/calendar/event-words.ts";
import { MonthGrid } from "../features/calendar/month-grid.tsx";
import { MonthHeader, RequestButton } from "../features/calendar/month-header.tsx";
import { OpenDialogs } from "../features/calendar/open-dialogs.tsx";
import { saveCalendarFile } from "../features/calendar/save-calendar-file.ts";
import { UpcomingEvents } from "../features/calendar/upcoming-events.tsx";
import { useCalendarAddress } from "../features/calendar/use-calendar-address.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { dayIn } from "../lib/time-zones.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { useNow } from "../lib/use-now.ts";
import { useTimeZone } from "../lib/use-time-zone.ts";
import { usePortal } from "../portal/portal-context.tsx";
import { propertiesQuery } from "../portal/queries.ts";

/** The calendar screen: a month or an agenda, what lies ahead, and the way to ask for a time. */
export default function Calendar() {
  const timeZone = useTimeZone();
  // The page from disk knows neither the day nor the clock.
  return timeZone ? <CalendarOn timeZone={timeZone} /> : <CalendarSkeleton />;
}

function CalendarOn({ timeZone }: { timeZone: string }) {
  const portal = usePortal();
  const now = useNow();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const { address, goTo, pathTo } = useCalendarAddress();
  const today = dayIn(now, timeZone);
  const month = address.month ?? monthOf(today);
  const { data: properties } = useQuery(propertiesQuery(portal));
  const around = useQuery(eventsAroundQuery(portal, Number(month.slice(0, 4))));
  const ahead = useQuery(eventsAroundQuery(portal, Number(today.slice(0, 4))));

  const failed = [around, ahead].find(({ data, error }) => error && !data);
  if (failed?.error) {
    return (
      <LoadFailed what="The calendar" error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  if (!around.data || !ahead.data) return <CalendarSkeleton />;

  const isShown = (event: (typeof around.data)[number]) =>
    (!address.kind || event.kind === address.kind) &&
    (!address.propertyId || event.propertyId === address.propertyId);
  const events = around.data.filter(isShown);
  const eventsAhead = ahead.data.filter(isShown);
  const inUse = new Set([...around.data, ...ahead.data].map(({ propertyId }) => propertyId));
  const reader: Reader = {
    now,
    today,
    timeZone,
    properties: new Map(properties?.map((property) => [property.id, property])),
  };
  const request = () => goTo({ request: address.propertyId ?? "" });
  const pathToEvent = ({ id }: { id: string }) => pathTo({ eventId: id });
  const isFiltered = Boolean(address.kind ?? address.propertyId);

  if (ahead.data.length === 0 && around.data.length === 0) {
    return (
      <>
        <Card>
          <EmptyState>
            <EmptyStateGlyph>
              <CalendarDays />
            </EmptyStateGlyph>
            <EmptyStateTitle>No dates yet</EmptyStateTitle>
            <EmptyStateDescription>
              Viewings, calls and deadlines of your deals will stand here.
            </EmptyStateDescription>
            <Button variant="ink" onClick={request}>
              Request a viewing
            </Button>
          </EmptyState>
        </Card>
        <OpenDialogs events={events} properties={properties} reader={reader} />
      </>
    );
  }

  const header = (
    <MonthHeader
      month={month}
      onShift={(months) => {
        const next = shiftMonth(month, months);
        goTo({ month: next === monthOf(today) ? undefined : next });
      }}
      onToday={() => goTo({ month: undefined })}
      onRequest={request}
    />
  );
  const grid = (
    <MonthGrid
      month={month}
      events={events}
      reader={reader}
      isWide={isWide}
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
        isFiltered && (
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
  const exportButton = (
    <Button
      variant="outline"
      block
      className="mt-6"
      onClick={() => void saveCalendarFile(eventsAhead, "calendar", reader)}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      Export calendar
    </Button>
  );

  return (
    <>
      <Tabs
        value={address.view ?? (isWide ? "month" : "agenda")}
        onValueChange={(view) => goTo({ view: view === "month" ? "month" : "agenda" })}
      >
        <div className={toolbarClasses}>
          <div className={tabsClasses}>
            <TabsList aria-label="View" className="grow">
              <TabsTrigger value="month">Month</TabsTrigger>
              <TabsTrigger value="agenda">Agenda</TabsTrigger>
            </TabsList>
            <RequestButton className="md:hidden" onClick={request} />
          </div>
          <CalendarFilters
            kind={address.kind}
            propertyId={address.propertyId}
            properties={
              properties?.filter(({ id }) => inUse.has(id) || id === address.propertyId) ?? []
            }
            onChange={(changes) => goTo(changes)}
          />
        </div>
        <TabsContent value="month" className="outline-none">
          <div className={columnsClasses}>
            <Card>
              {header}
              {grid}
            </Card>
            <div>
              <UpcomingEvents events={eventsAhead} reader={reader} pathTo={pathToEvent} />
              {exportButton}
            </div>
          </div>
        </TabsContent>
        <TabsContent value="agenda">
          <div className="flex max-w-204 flex-col gap-6">
            <Card>
              {header}
              {isWide ? <CardContent>{agenda}</CardContent> : grid}
            </Card>
            <div>
              {!isWide && agenda}
              {exportButton}
            </div>
          </div>
        </TabsContent>
      </Tabs>
      <OpenDialogs events={events} properties={properties} reader={reader} />
    </>
  );
}
