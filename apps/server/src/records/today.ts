import { broker } from "@frontage/content/broker";

/** The day it is on the broker's clock: "2026-07-14". */
export function today(now: Date = new Date()): string {
  // Canada writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("en-CA", { timeZone: broker.timeZone }).format(now);
}
