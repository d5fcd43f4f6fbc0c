import type { PortalEvent } from "@frontage/records/schemas/event";
import { toast } from "@frontage/ui/toast";

import { saveFile } from "../../files/save-file.ts";
import { currentTime } from "../../time/server-clock.ts";
import type { Viewer } from "./event-labels.ts";

/**
 * Saves events as an iCalendar file.
 *
 * @param events events, or a function that loads them
 * @param name without ".ics"
 */
export async function saveCalendarFile(
  events: readonly PortalEvent[] | (() => Promise<readonly PortalEvent[]>),
  name: string,
  viewer: Pick<Viewer, "deals">,
): Promise<void> {
  try {
    const { calendarFile } = await import("./calendar-file.ts");
    const text = calendarFile(typeof events === "function" ? await events() : events, {
      deals: viewer.deals,
      origin: window.location.origin,
      now: currentTime(),
    });
    saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), `${name}.ics`);
  } catch {
    toast.error("Couldn’t create the calendar file.", {
      label: "Try again",
      onSelect: () => void saveCalendarFile(events, name, viewer),
    });
  }
}
