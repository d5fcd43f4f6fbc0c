import type { PortalNotification } from "@frontage/records/schemas/notification";
import { broker } from "../broker.ts";
import { dated } from "./dated.ts";
import rows from "./notifications.json";
import { nextViewing } from "./viewing.ts";

/** The sample client's notifications, the latest first: three unread of six. */
export function sampleNotifications(
  now: Date,
  timeZone: string = broker.timeZone,
): PortalNotification[] {
  const texts = { "viewing.when": nextViewing(now, timeZone).when };
  // The last Friday may be yesterday.
  return dated<PortalNotification[]>(rows, now, timeZone, texts).toSorted((a, b) =>
    b.at.localeCompare(a.at),
  );
}
