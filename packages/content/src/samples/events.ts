import type { PortalEvent } from "@frontage/records/schemas/event";
import { broker } from "../broker.ts";
import { dated } from "./dated.ts";
import rows from "./events.json";

/** Seven weeks of the sample client's calendar, in order: three events are upcoming. */
export function sampleEvents(now: Date, timeZone: string = broker.timeZone): PortalEvent[] {
  return dated<PortalEvent[]>(rows, now, timeZone).map((event) => ({
    ...("start" in event && { timeZone }),
    ...event,
    status: "confirmed",
    version: 1,
  }));
}
