import type { Office } from "./office-hours.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/**
 * Office hours for tests, independent of the broker's: Monday to Friday 9am to 6pm, Saturday 10am
 * to 3pm, in Chicago.
 */
export const chicagoOffice: Office = {
  hours: [
    { days: "Monday to Friday", time: "9am to 6pm", weekdays, opens: "09:00", closes: "18:00" },
    {
      days: "Saturday",
      time: "10am to 3pm",
      weekdays: ["Saturday"],
      opens: "10:00",
      closes: "15:00",
    },
  ],
  timeZone: "America/Chicago",
};
