import { eventKinds } from "@frontage/records/schemas/event";

import { choiceParam, optionalParam, urlState, type ValuesOf } from "../../navigation/url-state.ts";

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(Date.parse(text));

/** The kinds of events, and the deals' key dates, which are deadlines and milestones. */
export const calendarKinds = [...eventKinds, "key-date"] as const;

/** The calendar's parameters in the URL. */
export const calendarSearch = urlState({
  view: choiceParam("view", ["month", "agenda"]),
  /** "2026-07" */
  month: optionalParam("date", isMonth),
  kind: choiceParam("kind", calendarKinds),
  dealId: optionalParam("deal"),
  /** The open event. */
  eventId: optionalParam("event"),
  /** The open day: "2026-07-15". */
  day: optionalParam("day", isDay),
  /** The deal of the open request form; "" if it has none yet, undefined if the form is closed. */
  request: optionalParam("request", () => true),
});
export type CalendarSearch = ValuesOf<typeof calendarSearch>;
