import { broker } from "@frontage/content/broker";
import { dealPath } from "@frontage/content/dashboard";
import { hasEnded, type PortalEvent, type TimedEvent } from "@frontage/content/schemas/event";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { DialogClose, DialogFooter, DialogTitle } from "@frontage/ui/dialog";
import { Link as TextLink } from "@frontage/ui/link";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { usePortal } from "../../portal/portal-context.tsx";
import { useClientName } from "../../portal/use-client-name.ts";
import { dayIn, formatFullDay, formatTime } from "../../time/dates.ts";
import { cityOf, formatSpan, isSameClock } from "../../time/time-zones.ts";
import type { BrokerActionsProps } from "./broker-actions.tsx";
import { ClientActions } from "./client-actions.tsx";
import { EventChip } from "./event-days.tsx";
import { removedWord, type Viewer } from "./event-labels.ts";
import type { OverlapNoticeProps } from "./overlap-notice.tsx";
import { saveCalendarFile } from "./save-calendar-file.ts";

const overlapNotice = lazyPart<OverlapNoticeProps>(() => import("./overlap-notice.tsx"));
const brokerActions = lazyPart<BrokerActionsProps>(() => import("./broker-actions.tsx"));

export type EventDetailProps = {
  event: PortalEvent;
  viewer: Viewer;
  /** Called when the event has left the calendar. */
  onRemoved: () => void;
};

/** What is known of an event, and what can be done with it. */
export function EventDetail({ event, onRemoved, viewer }: EventDetailProps) {
  const { brokerApi } = usePortal();
  const canSave =
    event.status === "confirmed" ||
    event.status === "canceled" ||
    (event.status === "requested" && !brokerApi);
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <EventChip event={event} viewer={viewer} />
        {event.status === "confirmed" && <Chip tone="positive">Confirmed</Chip>}
      </div>
      <DialogTitle>{event.title}</DialogTitle>
      <Details event={event} viewer={viewer} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Close</Button>
        </DialogClose>
        {brokerApi ? (
          <brokerActions.Part
            brokerApi={brokerApi}
            event={event}
            viewer={viewer}
            onRemoved={onRemoved}
          />
        ) : (
          <ClientActions event={event} viewer={viewer} onRemoved={onRemoved} />
        )}
        {canSave && (
          <Button
            variant={isAsked(event, !!brokerApi) ? "outline" : "ink"}
            onClick={() => void saveCalendarFile([event], fileNameOf(event), viewer)}
          >
            <Download aria-hidden className="size-4" strokeWidth={1.75} />
            {hasEnded(event) ? "Remove from calendar app" : "Add to calendar"}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

/** Whether a time waits for the viewer's answer, which is then what the dialog is for. */
function isAsked(event: PortalEvent, isBroker: boolean): boolean {
  if (event.status === (isBroker ? "requested" : "proposed")) return true;
  const by = "start" in event ? event.change?.by : undefined;
  return event.status === "confirmed" && by === (isBroker ? "client" : "broker");
}

function Details({ event, viewer }: Omit<EventDetailProps, "onRemoved">) {
  const { brokerApi } = usePortal();
  const client = useClientName()(event);
  const property = event.dealId ? viewer.properties.get(event.dealId) : undefined;
  return (
    <dl className="mt-5 grid text-ui sm:grid-cols-[7rem_minmax(0,1fr)]">
      <Detail term="When">
        <When event={event} timeZone={viewer.timeZone} />
      </Detail>
      {event.status === "proposed" && "start" in event && event.requestedStart && (
        <Detail term="Requested">
          {formatFullDay(dayIn(event.requestedStart, event.timeZone))},{" "}
          {formatTime(event.requestedStart, event.timeZone)} in {cityOf(event.timeZone)}
        </Detail>
      )}
      {"start" in event && event.change && (
        <Detail term="New time">
          <When event={{ ...event, ...event.change }} timeZone={viewer.timeZone} />
          <span className="block text-fg-3">{changeMessage(event.change.by, !!brokerApi)}</span>
          {event.change.note && (
            <span className="block whitespace-pre-line">{event.change.note}</span>
          )}
        </Detail>
      )}
      {client && <Detail term="Client">{client}</Detail>}
      {event.location && <Detail term="Where">{event.location}</Detail>}
      {property && (
        <Detail term="Property">
          <TextLink asChild>
            <Link to={dealPath(property.id)}>{property.name}</Link>
          </TextLink>
          <span className="block text-fg-3">
            {property.city}, {property.region}
          </span>
        </Detail>
      )}
      {event.note && (
        <Detail term={event.isRequest ? (brokerApi ? "Client’s note" : "Your note") : "Note"}>
          <span className="whitespace-pre-line">{event.note}</span>
        </Detail>
      )}
      {event.answer && (
        <Detail term={brokerApi ? "Your answer" : "Answer"}>
          <span className="whitespace-pre-line">{event.answer}</span>
        </Detail>
      )}
      {event.reason && (
        <Detail term="Reason">
          <span className="whitespace-pre-line">{event.reason}</span>
        </Detail>
      )}
      {event.status !== "confirmed" && (
        <Detail term="Status">{statusMessage(event, !!brokerApi)}</Detail>
      )}
      {brokerApi && <Overlaps event={event} timeZone={viewer.timeZone} />}
    </dl>
  );
}

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

/** "Declined by Jordan Avery.", or what a response is still needed for. */
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

/** What else the broker has at the time that they are asked for. */
function Overlaps({ event, timeZone }: { event: PortalEvent; timeZone: string }) {
  const asked = askedTime(event);
  if (!asked) return null;
  return (
    <dd className="pt-3 sm:col-span-2">
      <overlapNotice.Part exceptId={event.id} span={asked} timeZone={timeZone} />
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
      <dt className="text-fg-3 sm:pr-6 sm:border-t sm:border-hairline sm:py-3 max-sm:pt-3">
        {term}
      </dt>
      <dd className="text-fg sm:border-t sm:border-hairline sm:py-3 max-sm:pb-3 max-sm:not-last:border-b max-sm:not-last:border-hairline">
        {children}
      </dd>
    </>
  );
}

/** Day and time in the event's time zone and, if that differs, in the viewer's. */
function When({ event, timeZone }: { event: PortalEvent; timeZone: string }) {
  if ("day" in event) return <>{formatFullDay(event.day)}, all day</>;
  const on = (zone: string) =>
    `${formatFullDay(dayIn(event.start, zone))}, ${formatSpan(event, zone)}`;
  if (isSameClock(event.start, event.timeZone, timeZone)) return <>{on(timeZone)}</>;
  return (
    <>
      {on(event.timeZone)} in {cityOf(event.timeZone)}
      <span className="block text-fg-3">
        {on(timeZone)} for you, in {cityOf(timeZone)}
      </span>
    </>
  );
}

/** "property-viewing-2026-07-15" */
function fileNameOf(event: PortalEvent): string {
  const words = event.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const day = "day" in event ? event.day : dayIn(event.start, event.timeZone);
  return `${words.replaceAll(/^-|-$/g, "")}-${day}`;
}
