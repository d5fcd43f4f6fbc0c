import { broker } from "@frontage/content/broker";
import { sampleEvents } from "@frontage/content/samples/events";
import { eventSchema, timeRequestSchema, type PortalEvent } from "@frontage/content/schemas/event";
import { idSchema } from "@frontage/content/schemas/record";
import { instantsAt } from "@frontage/content/wall-clock";
import * as z from "zod/mini";

import { daysTouched } from "../../time/time-zones.ts";
import type { Portal } from "../portal.ts";
import { datedSamples, readersTimeZone } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  requested: z.array(eventSchema),
  withdrawn: z.array(idSchema),
});

const changes = sampleRecords("events", changesSchema, (): z.infer<typeof changesSchema> => ({
  requested: [],
  withdrawn: [],
}));
const samples = datedSamples(sampleEvents);

/** The current events, in any order. */
function currentEvents(): PortalEvent[] {
  const { requested, withdrawn } = changes.read();
  return [...samples(), ...requested].filter(({ id }) => !withdrawn.includes(id));
}

/** By day, all-day events first. */
function inOrder(events: readonly PortalEvent[], timeZone: string): PortalEvent[] {
  const key = (event: PortalEvent) =>
    `${daysTouched(event, timeZone).first} ${"start" in event ? event.start : ""}`;
  return events.toSorted((a, b) => key(a).localeCompare(key(b)));
}

export const records: Pick<Portal, "events" | "event" | "requestTime" | "withdrawRequest"> = {
  events: async ({ from, to }) => {
    const timeZone = readersTimeZone();
    const within = currentEvents().filter((event) => {
      const { first, last } = daysTouched(event, timeZone);
      return first <= to && last >= from;
    });
    return inOrder(within, timeZone);
  },

  event: async (id) => currentEvents().find((event) => event.id === id),

  requestTime: async (input) => {
    const request = z.parse(timeRequestSchema, input);
    const property = await (await import("./properties.ts")).records.property(request.dealId);
    if (!property) throw new Error("You no longer have access to this property.");
    // If the time occurs twice that day, the first counts.
    const [start] = instantsAt(request.day, request.time, property.timeZone);
    if (!start)
      throw new Error("This time doesn’t exist that day (daylight saving). Please choose another.");
    if (Date.parse(start) < Date.now()) throw new Error("This time has passed.");
    const event: PortalEvent = {
      id: `request-${crypto.randomUUID()}`,
      kind: request.kind,
      title: request.kind === "viewing" ? "Property viewing" : `Call with ${broker.name}`,
      dealId: property.id,
      location: request.kind === "call" ? "By phone" : undefined,
      note: request.note || undefined,
      status: "requested",
      isRequest: true,
      start,
      end: new Date(Date.parse(start) + Number(request.minutes) * 60_000).toISOString(),
      timeZone: property.timeZone,
    };
    const { requested, withdrawn } = changes.read();
    changes.write({ requested: [...requested, event], withdrawn });
    return event;
  },

  withdrawRequest: async (id) => {
    const event = currentEvents().find((candidate) => candidate.id === id);
    if (!event) return;
    if (event.status === "confirmed") {
      throw new Error("This event is confirmed and can’t be withdrawn here.");
    }
    const { requested, withdrawn } = changes.read();
    changes.write({ requested, withdrawn: [...withdrawn, id] });
  },
};
