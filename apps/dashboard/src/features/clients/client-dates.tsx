import { dashboardPaths, eventPath } from "@frontage/content/dashboard";
import type { PortalEvent } from "@frontage/records/schemas/event";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import { Link } from "react-router";

import { CommaBreaks } from "../../components/comma-breaks.tsx";
import { daysBetween, formatDay } from "../../time/dates.ts";
import { daysTouched, formatSpanInBothZones } from "../../time/time-zones.ts";
import { ClientSection, SectionButton } from "./client-section.tsx";

/** More events than these are only in the calendar. */
const shownEventsMax = 4;
/** Events within this many days show their weekday, later ones their month. */
const nearDays = 14;

type ClientDatesProps = {
  /** Upcoming events, sorted by start; undefined while loading. */
  events: readonly PortalEvent[] | undefined;
  failure: { error: Error; onRetry: () => void } | undefined;
  dealNames: ReadonlyMap<string, string>;
  clock: { today: string; timeZone: string };
  onAdd: () => void;
};

/** A client's upcoming events, with a link to the calendar. */
export function ClientDates(props: ClientDatesProps) {
  const { clock, events, failure, onAdd, dealNames } = props;
  return (
    <ClientSection
      id="client-dates"
      title="Coming up"
      empty="No events yet."
      shown={events?.length}
      failure={failure}
      actions={
        <>
          <SectionButton onClick={onAdd}>Add an event</SectionButton>
          <TextLink asChild>
            <Link to={dashboardPaths.calendar}>Calendar</Link>
          </TextLink>
        </>
      }
    >
      <RuleList>
        {events?.slice(0, shownEventsMax).map((event) => {
          const day = daysTouched(event, clock.timeZone).first;
          const isNear = daysBetween(clock.today, day) <= nearDays;
          return (
            <RuleListRow key={event.id} size="xl" align="start">
              <time dateTime={day} className="w-12 shrink-0">
                <span className="block font-display text-date text-fg">
                  {formatDay(day, { day: "numeric" })}
                </span>
                <span className="block text-caption text-fg-3">
                  {formatDay(day, isNear ? { weekday: "short" } : { month: "short" })}
                </span>
              </time>
              <p className="min-w-0 grow wrap-anywhere">
                <Link
                  to={eventPath(event.id)}
                  className="block font-semibold text-fg hover:text-accent"
                >
                  {event.title}
                </Link>
                <span className="block text-fg-3">
                  <CommaBreaks text={describe(event, dealNames, clock.timeZone)} />
                </span>
              </p>
            </RuleListRow>
          );
        })}
      </RuleList>
    </ClientSection>
  );
}

/**
 * The place and time of an event: "48 Example Road, 10am to 2pm", and whether it is unconfirmed.
 */
function describe(
  event: PortalEvent,
  dealNames: ReadonlyMap<string, string>,
  timeZone: string,
): string {
  return [
    event.dealId && dealNames.get(event.dealId),
    "start" in event && formatSpanInBothZones(event, timeZone),
    event.status === "requested" && "requested",
    event.status === "proposed" && "proposed",
  ]
    .filter(Boolean)
    .join(", ");
}
