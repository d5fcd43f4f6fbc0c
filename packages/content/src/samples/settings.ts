import { broker } from "../broker.ts";
import type { Session, Settings } from "@frontage/records/schemas/settings";
import { daysAgo } from "./relative-dates.ts";

/** The sample client's settings; dates show in the browser's own zone. */
export const sampleSettings: Settings = {
  notifications: {
    messages: { inApp: true, email: true },
    signatures: { inApp: true, email: true },
    documents: { inApp: true, email: false },
    events: { inApp: true, email: true },
    "market-note": { inApp: true, email: false },
  },
};

/** Where the sample client is logged in: here, and on two sample devices. */
export function sampleSessions(now: Date, timeZone: string = broker.timeZone): Session[] {
  return [
    {
      id: "current",
      device: "This browser",
      place: "Anytown, ST",
      lastSeenAt: now.toISOString(),
      isCurrent: true,
    },
    {
      id: "phone",
      device: "Safari on iPhone",
      place: "Anytown, ST",
      lastSeenAt: daysAgo(now, 1, "21:14", timeZone),
      isCurrent: false,
    },
    {
      id: "office",
      device: "Firefox on Windows",
      place: "Sampleton, SA",
      lastSeenAt: daysAgo(now, 9, "16:40", timeZone),
      isCurrent: false,
    },
  ];
}
