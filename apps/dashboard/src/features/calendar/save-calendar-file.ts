import { toast } from "@frontage/ui/toast";

import { calendarFile } from "../../api/clients.ts";
import { readFile } from "../../api/request.ts";
import { saveFile } from "../../files/save-file.ts";

/** Which events: by their ids, separated by commas, or those of some days. */
export type CalendarFileQuery = Parameters<typeof calendarFile.$get>[0]["query"];

/**
 * Saves events as an iCalendar file.
 *
 * @param name without ".ics"
 */
export async function saveCalendarFile(query: CalendarFileQuery, name: string): Promise<void> {
  try {
    saveFile(await readFile(calendarFile.$get({ query })), `${name}.ics`);
  } catch {
    toast.error("Couldn’t create the calendar file.", {
      label: "Try again",
      onSelect: () => void saveCalendarFile(query, name),
    });
  }
}
