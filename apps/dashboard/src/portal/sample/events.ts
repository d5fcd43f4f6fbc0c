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
} from "@frontage/records/schemas/event";
import type { Seen } from "@frontage/records/schemas/record";
import { instantsAt } from "@frontage/records/wall-clock";
import * as z from "zod/mini";

import { daysTouched } from "../../time/time-zones.ts";
import type { Portal } from "../portal.ts";
import { checkVersion } from "./check-version.ts";
import { datedSamples, readersTimeZone } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  /** Added or changed events, in their current state. */
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

/** Adds an event, or changes the one with its id. */
function write(event: PortalEvent): void {
  const { changed } = changes.read();
  changes.write({ changed: [...changed.filter(({ id }) => id !== event.id), event] });
}

function changeEvent(
  id: string,
  seen: Seen,
  change: (event: PortalEvent) => PortalEvent,
): PortalEvent {
  const event = currentEvents().find((candidate) => candidate.id === id);
  if (!event) throw new Error("This event isn’t in your calendar.");
  checkVersion("This event was", event, seen);
  const changed = { ...change(event), version: event.version + 1 };
  write(changed);
  return changed;
}

/** Start and end. @throws if the time doesn't exist that day, or has passed */
function futureSpan(
  { day, minutes, time }: Pick<TimeProposal, "day" | "minutes" | "time">,
  timeZone: string,
) {
  // If the time occurs twice that day, the first counts.
  const [start] = instantsAt(day, time, timeZone);
  if (!start) {
    throw new Error("This time doesn’t exist that day (daylight saving). Please choose another.");
  }
  if (Date.parse(start) < Date.now()) throw new Error("This time has passed.");
  return { start, end: new Date(Date.parse(start) + Number(minutes) * 60_000).toISOString() };
}

/** @throws if there is another event of the deal at that time */
function checkSlot(dealId: string | undefined, start: string, except?: string): void {
  const taken = currentEvents().find(
    (event) =>
      event.dealId === dealId &&
      event.id !== except &&
      !hasEnded(event) &&
      "start" in event &&
      (event.start === start || event.change?.start === start),
  );
  if (taken) throw new Error(`You already have this time: ${taken.title}. Please choose another.`);
}

/** By day, all-day events first. */
function inOrder(events: readonly PortalEvent[], timeZone: string): PortalEvent[] {
  const key = (event: PortalEvent) =>
    `${daysTouched(event, timeZone).first} ${"start" in event ? event.start : ""}`;
  return events.toSorted((a, b) => key(a).localeCompare(key(b)));
}

export const records: Pick<
  Portal,
  "events" | "event" | "requestTime" | "cancelEvent" | "proposeTime" | "declineProposal"
> = {
  events: async ({ dealId, from, to }) => {
    const timeZone = readersTimeZone();
    const within = currentEvents().filter((event) => {
      const { first, last } = daysTouched(event, timeZone);
      const isOfDeal = dealId === undefined || event.dealId === dealId;
      return isOfDeal && !hasEnded(event) && first <= to && last >= from;
    });
    return inOrder(within, timeZone);
  },

  event: async (id) => currentEvents().find((event) => event.id === id),

  requestTime: async (input) => {
    const request = z.parse(timeRequestSchema, input);
    const deal = await (await import("./deals.ts")).records.deal(request.dealId);
    if (!deal) throw new Error("You no longer have access to this property.");
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
  },

  cancelEvent: async (id, input) => {
    const { reason, version } = z.parse(cancellationSchema, input);
    changeEvent(id, { version }, (event) => {
      const isRequest = event.status === "requested";
      if (!isRequest && !canCancel(event, new Date())) {
        throw new Error(`Only ${broker.name} can remove this event.`);
      }
      return {
        ...withoutChange(event),
        status: isRequest ? "withdrawn" : "canceled",
        endedBy: "client",
        ...(reason ? { reason } : {}),
      };
    });
  },

  proposeTime: async (id, input) => {
    const proposal = z.parse(clientProposalSchema, input);
    return changeEvent(id, proposal, (event) => {
      if (!("start" in event) || !canCancel(event, new Date())) {
        throw new Error("This time has passed.");
      }
      const span = futureSpan(proposal, event.timeZone);
      checkSlot(event.dealId, span.start, id);
      const note = proposal.note ? { note: proposal.note } : {};
      return { ...event, change: { ...span, by: "client", ...note } };
    });
  },

  declineProposal: async (id, input) => {
    changeEvent(id, z.parse(cancellationSchema, input), withoutChange);
  },
};
