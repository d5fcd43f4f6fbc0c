import { optionalParam, urlState } from "../../navigation/url-state.ts";

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(Date.parse(text));

/** The calendar's parameters in the URL. */
export const calendarSearch = urlState({
  /** "2026-07" */
  month: optionalParam("date", isMonth),
  /** The open event. */
  eventId: optionalParam("event"),
  /** The open day: "2026-07-15". */
  day: optionalParam("day", isDay),
  /** The deal of the open request form; "" if it has none yet, undefined if the form is closed. */
  request: optionalParam("request", () => true),
});
