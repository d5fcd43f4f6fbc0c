import { broker } from "@frontage/content/broker";
import { dayAt } from "./clock.ts";

/** The day it is on the broker's clock: "2026-07-14". */
export function today(now: Date = new Date()): string {
  return dayAt(now, broker.timeZone);
}
