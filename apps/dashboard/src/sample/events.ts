import { broker } from "@frontage/content/broker";
import { sampleEvents } from "@frontage/content/samples/events";
import {
  canCancel,
  cancellationSchema,
  clientProposalSchema,
  eventSchema,
  hasEnded,
  timeRequestSchema,
  withoutChange,
  type PortalEvent,
  type TimeProposal,
  type TimeRequest,
} from "@frontage/records/schemas/event";
import { dealPlaceOf } from "@frontage/records/schemas/deal";
import { daySchema, idSchema, type Seen } from "@frontage/records/schemas/record";
import { instantsAt } from "@frontage/records/wall-clock";
import { Hono } from "hono";
import * as z from "zod/mini";

import { daysTouched } from "../time/time-zones.ts";
import { currentDeals } from "./deals.ts";
import { checkVersion, notFound, Refusal } from "./refusal.ts";
import { datedSamples, readersTimeZone } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  /** Events that were added or changed, in their current state. */
  changed: z.array(eventSchema),
});

const changes = sampleRecords("events", changesSchema, (): z.infer<typeof changesSchema> => ({
  changed: [],
}));
const samples = datedSamples(sampleEvents);

/** All events, in any order, including those that have ended. */
function currentEvents(): PortalEvent[] {
  const { changed } = changes.read();
  const ids = new Set(changed.map(({ id }) => id));
  return [...samples().filter(({ id }) => !ids.has(id)), ...changed];
}

/** Stores an event that was added or changed. */
function write(event: PortalEvent): void {
  const { changed } = changes.read();
  changes.write({ changed: [...changed.filter(({ id }) => id !== event.id), event] });
}

function eventOf(id: string): PortalEvent {
  const event = currentEvents().find((candidate) => candidate.id === id);
  if (!event) throw notFound();
  return event;
}

function changeEvent(
  id: string,
  seen: Seen,
  change: (event: PortalEvent) => PortalEvent,
): PortalEvent {
  const event = eventOf(id);
  checkVersion("This event was", event, seen);
  const changed = { ...change(event), version: event.version + 1 };
  write(changed);
  return changed;
}

/**
 * The start and end of a proposed time. @throws if the day has no such time, or the time has passed
 */
function futureSpan(
  { day, minutes, time }: Pick<TimeProposal, "day" | "minutes" | "time">,
  timeZone: string,
) {
  // Of a time that the day has twice, the first counts.
  const [start] = instantsAt(day, time, timeZone);
  if (!start) {
    throw new Refusal(
      400,
      "This time doesn’t exist that day (daylight saving). Please choose another.",
    );
  }
  if (Date.parse(start) < Date.now()) throw new Refusal(409, "This time has passed.");
  return { start, end: new Date(Date.parse(start) + Number(minutes) * 60_000).toISOString() };
}

/** @throws if the deal has another event at this time */
function checkSlot(dealId: string | undefined, start: string, except?: string): void {
  const taken = currentEvents().find(
    (event) =>
      event.dealId === dealId &&
      event.id !== except &&
      !hasEnded(event) &&
      "start" in event &&
      (event.start === start || event.change?.start === start),
  );
  if (!taken) return;
  const message = `You already have this time: ${taken.title}. Please choose another.`;
  throw new Refusal(409, message);
}

/** Sorts events by day, all-day events first. */
function inOrder(events: readonly PortalEvent[], timeZone: string): PortalEvent[] {
  const key = (event: PortalEvent) =>
    `${daysTouched(event, timeZone).first} ${"start" in event ? event.start : ""}`;
  return events.toSorted((a, b) => key(a).localeCompare(key(b)));
}

const rangeSchema = z.object({ from: daySchema, to: daySchema, dealId: z.optional(idSchema) });
const fileSchema = z.union([z.object({ ids: z.string() }), rangeSchema]);

/** The events on the days from `from` to `to`, both included, sorted. */
export function eventsIn({ dealId, from, to }: z.infer<typeof rangeSchema>): PortalEvent[] {
  const timeZone = readersTimeZone();
  const matching = currentEvents().filter((event) => {
    const { first, last } = daysTouched(event, timeZone);
    const isOfDeal = dealId === undefined || event.dealId === dealId;
    return isOfDeal && !hasEnded(event) && first <= to && last >= from;
  });
  return inOrder(matching, timeZone);
}

/** The matching events as an iCalendar file, whose code loads with the first request. */
async function fileOf(query: z.infer<typeof fileSchema>): Promise<string> {
  const events = "ids" in query ? query.ids.split(",").map(eventOf) : eventsIn(query);
  const { calendarFile } = await import("./calendar-file.ts");
  const places = currentDeals().map(dealPlaceOf);
  return calendarFile(events, {
    deals: new Map(places.map((place) => [place.id, place])),
    origin: location.origin,
    now: new Date(),
  });
}

function requestTime(request: TimeRequest): PortalEvent {
  const deal = currentDeals().find(({ id }) => id === request.dealId);
  if (!deal) throw new Refusal(404, "You no longer have access to this property.");
  const span = futureSpan(request, deal.timeZone);
  checkSlot(deal.id, span.start);
  const event: PortalEvent = {
    id: `request-${crypto.randomUUID()}`,
    kind: request.kind,
    title: request.kind === "viewing" ? "Property tour" : `Call with ${broker.name}`,
    dealId: deal.id,
    location: request.kind === "call" ? "By phone" : undefined,
    note: request.note || undefined,
    status: "requested",
    version: 1,
    isRequest: true,
    ...span,
    timeZone: deal.timeZone,
  };
  write(event);
  return event;
}

export const routes = new Hono()
  .get("/calendar.ics", async (c) =>
    c.body(await fileOf(z.parse(fileSchema, c.req.query())), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
    }),
  )
  .get("/events", (c) => c.json(eventsIn(z.parse(rangeSchema, c.req.query()))))
  .post("/events/requests", async (c) =>
    c.json(requestTime(z.parse(timeRequestSchema, await c.req.json()))),
  )
  .get("/events/:id", (c) => c.json(eventOf(c.req.param("id"))))
  .post("/events/:id/cancel", async (c) => {
    const { reason, version } = z.parse(cancellationSchema, await c.req.json());
    changeEvent(c.req.param("id"), { version }, (event) => {
      const isRequest = event.status === "requested";
      if (!isRequest && !canCancel(event, new Date())) {
        throw new Refusal(409, `Only ${broker.name} can remove this event.`);
      }
      return {
        ...withoutChange(event),
        status: isRequest ? "withdrawn" : "canceled",
        endedBy: "client",
        ...(reason ? { reason } : {}),
      };
    });
    return c.body(null, 204);
  })
  .post("/events/:id/propose", async (c) => {
    const proposal = z.parse(clientProposalSchema, await c.req.json());
    const proposed = changeEvent(c.req.param("id"), proposal, (event) => {
      if (!("start" in event) || !canCancel(event, new Date())) {
        throw new Refusal(409, "This time has passed.");
      }
      const span = futureSpan(proposal, event.timeZone);
      checkSlot(event.dealId, span.start, event.id);
      const note = proposal.note ? { note: proposal.note } : {};
      return { ...event, change: { ...span, by: "client", ...note } };
    });
    return c.json(proposed);
  })
  .post("/events/:id/decline", async (c) => {
    const seen = z.parse(cancellationSchema, await c.req.json());
    changeEvent(c.req.param("id"), seen, withoutChange);
    return c.body(null, 204);
  });
