import { broker } from "@frontage/content/broker";
import { dayAt } from "./clock.ts";

/** Today in the broker's time zone: "2026-07-14". */
export function today(now: Date = new Date()): string {
  return dayAt(now, broker.timeZone);
}
