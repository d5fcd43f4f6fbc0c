import type { PortalEvent } from "@frontage/content/schemas/event";
import { toast } from "@frontage/ui/toast";

import { saveFile } from "../../lib/save-file.ts";
import type { Reader } from "./event-words.ts";

/**
 * Saves events as a file for any calendar.
 *
 * @param name of the file, without its ending
 */
export async function saveCalendarFile(
  events: readonly PortalEvent[],
  name: string,
  reader: Pick<Reader, "properties">,
): Promise<void> {
  try {
    const { calendarFile } = await import("./calendar-file.ts");
    const text = calendarFile(events, {
      properties: reader.properties,
      origin: window.location.origin,
      now: new Date(),
    });
    saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), `${name}.ics`);
  } catch {
    toast.error("The calendar file could not be made.", {
      label: "Try again",
      onSelect: () => void saveCalendarFile(events, name, reader),
    });
  }
}
