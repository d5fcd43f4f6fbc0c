import { toast } from "@frontage/ui/toast";

import { calendarFile } from "../../api/clients.ts";
import { readFile } from "../../api/request.ts";
import { saveFile } from "../../files/save-file.ts";

/** The events to save: by ids, separated by commas, or by a range of days. */
export type CalendarFileQuery = Parameters<typeof calendarFile.$get>[0]["query"];

/**
 * Downloads events as an iCalendar file.
 *
 * @param name the file's name without ".ics"
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
