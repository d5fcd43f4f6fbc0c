import { broker } from "@frontage/content/broker";
import { sampleEvents } from "@frontage/content/samples/events";
import { eventSchema, timeRequestSchema, type PortalEvent } from "@frontage/content/schemas/event";
import * as z from "zod/mini";

import { daysTouched, momentsAt } from "../../lib/time-zones.ts";
import type { Portal } from "../portal.ts";
import { sampleRecords } from "./sample-store.ts";

const calendar = sampleRecords("events", z.array(eventSchema), () => sampleEvents(new Date()));

/** Whose midnight ends a day: the client's, as in the settings or else the browser's. */
async function readersTimeZone(): Promise<string> {
  const settings = await (await import("./settings.ts")).records.settings();
  return settings.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** By day; whole days before what has a time. */
function inOrder(events: readonly PortalEvent[], timeZone: string): PortalEvent[] {
  const key = (event: PortalEvent) =>
    `${daysTouched(event, timeZone).first} ${"start" in event ? event.start : ""}`;
  return events.toSorted((a, b) => key(a).localeCompare(key(b)));
}

export const records: Pick<Portal, "events" | "event" | "requestTime" | "withdrawRequest"> = {
  events: async ({ from, to }) => {
    const timeZone = await readersTimeZone();
    const within = calendar.read().filter((event) => {
      const { first, last } = daysTouched(event, timeZone);
      return first <= to && last >= from;
    });
    return inOrder(within, timeZone);
  },

  event: async (id) => calendar.read().find((event) => event.id === id),

  requestTime: async (input) => {
    const request = z.parse(timeRequestSchema, input);
    const property = await (await import("./properties.ts")).records.property(request.propertyId);
    if (!property) throw new Error("This property is no longer among yours.");
    // Of a time that comes twice, the first is meant: nobody waits for the second.
    const [start] = momentsAt(request.day, request.time, property.timeZone);
    if (!start) throw new Error("The clocks skip this time on that day. Please choose another.");
    if (Date.parse(start) < Date.now()) throw new Error("This time has passed.");
    const event: PortalEvent = {
      id: `request-${crypto.randomUUID()}`,
      kind: request.kind,
      title: request.kind === "viewing" ? "Property viewing" : `Call with ${broker.name}`,
      propertyId: property.id,
      location: request.kind === "call" ? "By phone" : undefined,
      note: request.note || undefined,
      status: "requested",
      start,
      end: new Date(Date.parse(start) + Number(request.minutes) * 60_000).toISOString(),
      timeZone: property.timeZone,
    };
    calendar.write([...calendar.read(), event]);
    return event;
  },

  withdrawRequest: async (id) => {
    const event = calendar.read().find((candidate) => candidate.id === id);
    if (event?.status === "confirmed") {
      throw new Error("This event is confirmed, so it cannot be withdrawn here.");
    }
    calendar.write(calendar.read().filter((candidate) => candidate.id !== id));
  },
};
