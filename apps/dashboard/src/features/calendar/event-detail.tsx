import { broker } from "@frontage/content/broker";
import { dealPath } from "@frontage/content/dashboard";
import { slugify } from "@frontage/records/fold";
import { hasEnded, type PortalEvent, type TimedEvent } from "@frontage/records/schemas/event";
import type { DealPlace } from "@frontage/records/schemas/deal";
import { Avatar } from "@frontage/ui/avatar";
import { Chip } from "@frontage/ui/chip";
import { DialogTitle } from "@frontage/ui/dialog";
import { Link as TextLink } from "@frontage/ui/link";
import { CalendarMinus, CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { DialogCross } from "../../components/dialog-cross.tsx";
import { useClientName, useIsBroker } from "../../api/visit.tsx";
import {
  dayIn,
  formatClock,
  formatDay,
  formatFullDay,
  formatTime,
  shiftDay,
} from "../../time/dates.ts";
import { cityOf, formatSpan, formatZone, isSameClock } from "../../time/time-zones.ts";
import { BrokerActions } from "./broker-actions.tsx";
import { ClientActions } from "./client-actions.tsx";
import type { EventAction } from "./event-footer.tsx";
import { formatKind, removedWord, toneOf, type Viewer } from "./event-labels.ts";
import { OverlapNotice } from "./overlap-notice.tsx";
import { saveCalendarFile } from "./save-calendar-file.ts";

type EventDetailProps = {
  event: PortalEvent;
  viewer: Viewer;
  /** Called when the event was removed from the calendar. */
  onRemoved: () => void;
};

/** An event's details and actions. */
export function EventDetail({ event, onRemoved, viewer }: EventDetailProps) {
  const isBroker = useIsBroker();
  const canSave =
    event.status === "confirmed" ||
    event.status === "canceled" ||
    (event.status === "requested" && !isBroker);
  const save: EventAction | undefined = canSave
    ? {
        label: hasEnded(event) ? "Remove from my calendar" : "Add to my calendar",
        Icon: hasEnded(event) ? CalendarMinus : CalendarPlus,
        onSelect: () => void saveCalendarFile({ ids: event.id }, fileNameOf(event)),
      }
    : undefined;
  const actions = { event, onRemoved, save, viewer };
  return (
    <>
      <Header event={event} viewer={viewer} />
      <Details event={event} viewer={viewer} />
      {isBroker ? <BrokerActions {...actions} /> : <ClientActions {...actions} />}
    </>
  );
}

type EventProps = Omit<EventDetailProps, "onRemoved">;

/** The event's day, kind and time. */
function Header({ event, viewer }: EventProps) {
  const isTimed = "start" in event;
  const day = isTimed ? dayIn(event.start, event.timeZone) : event.day;
  const isPlain =
    event.status === "confirmed" && event.kind !== "deadline" && !(isTimed && event.change);
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <p className="border-r border-hairline pr-2 text-caption sm:text-ui">
        <span aria-hidden className="block font-display text-numeral text-fg sm:text-[4.5rem]">
          {Number(day.slice(-2))}
        </span>
        <span className="mt-2.5 block font-semibold text-fg">
          {formatDay(day, { weekday: "long" })}
        </span>
        <span className="sr-only">{formatDay(day, { month: "long", day: "numeric" })}, </span>
        <span aria-hidden>
          {formatDay(day, { month: "long" }).length > 5
            ? formatDay(day, { month: "short" })
            : formatDay(day, { month: "long" })}{" "}
        </span>
        {day.slice(0, 4)}
      </p>
      <div>
        <p className="flex flex-wrap gap-2">
          {!isPlain && <EventChip event={event} viewer={viewer} />}
          {event.status === "confirmed" && <Chip tone="positive">Confirmed</Chip>}
        </p>
        <DialogTitle className="mt-2 max-sm:text-h3">{event.title}</DialogTitle>
        <p className="mt-1.5 text-small text-fg">
          <When event={event} viewer={viewer} day={day} />
        </p>
      </div>
      <DialogCross className="-mt-2 -mr-3" />
    </div>
  );
}

function When({ day, event, viewer }: EventProps & { day: string }) {
  const { deals, timeZone, today } = viewer;
  if (!("start" in event)) {
    const zone = event.dealId && deals.get(event.dealId)?.timeZone;
    if (!event.time) return <>All day</>;
    return (
      <>
        By {formatClock(event.time)}
        {zone && <span className="block text-fg-3">{formatZone(zone)}</span>}
      </>
    );
  }
  const near = day === today ? "Today, " : day === shiftDay(today, 1) ? "Tomorrow, " : "";
  const isSame = isSameClock(event.start, event.timeZone, timeZone);
  return (
    <>
      {near}
      {formatSpan(event, event.timeZone)}
      <span className="block text-fg-3">{formatZone(event.timeZone)}</span>
      {!isSame && (
        <span className="block text-fg-3">
          {formatInZone(event, timeZone)} for you, in {cityOf(timeZone)}
        </span>
      )}
    </>
  );
}

function Details({ event, viewer }: EventProps) {
  const isBroker = useIsBroker();
  const deal = event.dealId ? viewer.deals.get(event.dealId) : undefined;
  return (
    <dl className="mt-6 grid grid-cols-[6.5rem_minmax(0,1fr)] border-t border-fg text-ui sm:grid-cols-[8rem_minmax(0,1fr)]">
      {"start" in event && event.status === "proposed" && event.requestedStart && (
        <Detail term="Requested">
          {formatFullDay(dayIn(event.requestedStart, event.timeZone))},{" "}
          {formatTime(event.requestedStart, event.timeZone)} in {cityOf(event.timeZone)}
        </Detail>
      )}
      {"start" in event && event.change && (
        <Detail term="New time">
          {formatInZone({ ...event, ...event.change }, event.timeZone)}
          <span className="block text-fg-3">{changeMessage(event.change.by, isBroker)}</span>
          {event.change.note && (
            <span className="block whitespace-pre-line">{event.change.note}</span>
          )}
        </Detail>
      )}
      {(deal ?? event.location) && (
        <Detail term="Where">
          <span className="flex items-center justify-between gap-4">
            <span className="min-w-0">
              {event.location && <b className="block font-semibold">{event.location}</b>}
              {deal && (
                <>
                  <TextLink asChild>
                    <Link to={dealPath(deal.id)}>{deal.name}</Link>
                  </TextLink>
                  <span className="block text-fg-3">{deal.place}</span>
                </>
              )}
            </span>
            {deal && "start" in event && event.kind === "viewing" && (
              <TextLink
                href={directionsTo(deal)}
                target="_blank"
                rel="noreferrer"
                className="shrink-0 py-1 font-medium pointer-coarse:py-3"
              >
                Directions<span className="sr-only"> (opens a new tab)</span>
              </TextLink>
            )}
          </span>
        </Detail>
      )}
      <With event={event} />
      {event.note && (
        <Detail term={event.isRequest ? (isBroker ? "Client’s note" : "Your note") : "Note"}>
          <span className="whitespace-pre-line">{event.note}</span>
        </Detail>
      )}
      {event.answer && (
        <Detail term={isBroker ? "Your answer" : "Answer"}>
          <span className="whitespace-pre-line">{event.answer}</span>
        </Detail>
      )}
      {event.reason && (
        <Detail term="Reason">
          <span className="whitespace-pre-line">{event.reason}</span>
        </Detail>
      )}
      {event.status !== "confirmed" && (
        <Detail term="Status">{statusMessage(event, isBroker)}</Detail>
      )}
      {isBroker && <Overlaps event={event} timeZone={viewer.timeZone} />}
    </dl>
  );
}

/**
 * Whom the event is with: for a client the broker, for a broker the client; and who else is coming.
 * Deadlines only name the client.
 */
function With({ event }: { event: PortalEvent }) {
  const isBroker = useIsBroker();
  const client = useClientName()(event);
  const name = isBroker ? client : broker.name;
  if (!name || (!isBroker && !("start" in event))) return null;
  const attendees = event.attendees?.split(",").map((other) => other.trim()) ?? [];
  const others = new Set(attendees.filter((other) => other && other !== name));
  return (
    <Detail term={"start" in event ? "With" : "Client"}>
      {[name, ...others].map((person, index) => (
        <span key={person} className="flex items-center gap-2.5 not-first:mt-2.5">
          <Avatar
            aria-hidden
            name={person}
            size="sm"
            variant={isBroker || index > 0 ? "stone" : "ink"}
          />
          {person}
        </span>
      ))}
    </Detail>
  );
}

/** A link to directions to a property; readers enter their own starting point. */
const directionsTo = ({ name, place }: DealPlace) =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({
    to: `${name}, ${place}`,
  }).toString()}`;

const statusMessages = {
  requested: {
    broker: "Requested. Not confirmed until you respond.",
    client: `Requested. Not confirmed until ${broker.name} responds.`,
  },
  proposed: {
    broker: "You proposed this time. Not confirmed until the client accepts it.",
    client: `${broker.name} proposed this time. Not confirmed until you accept it.`,
  },
} as const;

/** "Declined by Jordan Avery.", or whose response is needed. */
function statusMessage(event: PortalEvent, isBroker: boolean): string {
  const { endedBy, status } = event;
  if (status === "requested" || status === "proposed") {
    return statusMessages[status][isBroker ? "broker" : "client"];
  }
  const isOwn = (endedBy === "broker") === isBroker;
  const who = isOwn ? "you" : endedBy === "broker" ? broker.name : "the client";
  const word = status === "canceled" ? removedWord(event) : status;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} by ${who}.`;
}

function changeMessage(by: "client" | "broker", isBroker: boolean): string {
  if ((by === "broker") === isBroker) {
    return `You proposed it. The confirmed time stays until ${isBroker ? "the client" : broker.name} accepts.`;
  }
  return `Proposed by ${isBroker ? "the client" : broker.name}. The confirmed time stays until you accept.`;
}

/** The broker's other events at the requested time. */
function Overlaps({ event, timeZone }: { event: PortalEvent; timeZone: string }) {
  const asked = askedTime(event);
  if (!asked) return null;
  return (
    <dd className="pt-3 sm:col-span-2">
      <OverlapNotice exceptId={event.id} span={asked} timeZone={timeZone} />
    </dd>
  );
}

function askedTime(event: PortalEvent): Pick<TimedEvent, "start" | "end"> | undefined {
  if (!("start" in event)) return undefined;
  return event.status === "requested" ? event : event.change;
}

function Detail({ children, term }: { children: ReactNode; term: string }) {
  return (
    <>
      <dt className="flex min-h-13 items-center border-hairline py-2.5 text-fg-3 not-first:border-t">
        {term}
      </dt>
      <dd className="flex min-h-13 flex-col justify-center border-hairline py-2.5 text-fg nth-[n+3]:border-t">
        {children}
      </dd>
    </>
  );
}

/** "Wednesday, July 15, 2026, 10am to 2pm" */
const formatInZone = (span: Pick<TimedEvent, "start" | "end">, zone: string) =>
  `${formatFullDay(dayIn(span.start, zone))}, ${formatSpan(span, zone)}`;

/** The event's file name: "property-viewing-2026-07-15". */
function fileNameOf(event: PortalEvent): string {
  const day = "day" in event ? event.day : dayIn(event.start, event.timeZone);
  return [slugify(event.title), day].filter(Boolean).join("-");
}

const chipTones = {
  accent: "accent",
  caution: "caution",
  date: "neutral",
  neutral: "neutral",
  requested: "caution",
} as const;

/** An event's kind or status. */
export function EventChip({
  event,
  viewer,
}: {
  event: PortalEvent;
  viewer: Pick<Viewer, "now" | "today">;
}) {
  return <Chip tone={chipTones[toneOf(event, viewer)]}>{formatKind(event, viewer)}</Chip>;
}
