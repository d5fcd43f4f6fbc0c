import { dashboardPaths } from "@frontage/content/dashboard";
import { eventKinds, type EventKind } from "@frontage/content/schemas/event";
import { useSearchParams } from "wouter";

/** What the address says about the calendar; what it does not say, or says wrongly, is absent. */
export type CalendarAddress = {
  view?: "month" | "agenda";
  /** "2026-07" */
  month?: string;
  kind?: EventKind;
  propertyId?: string;
  /** The event that is open. */
  eventId?: string;
  /** The day that is open: "2026-07-15". */
  day?: string;
  /** The request form is open, for this property or ("") for none yet. */
  request?: string;
};

const parameterOf: Record<keyof CalendarAddress, string> = {
  view: "view",
  month: "date",
  kind: "kind",
  propertyId: "deal",
  eventId: "event",
  day: "day",
  request: "request",
};

/** Reads the calendar's address. */
function readCalendarAddress(parameters: URLSearchParams): CalendarAddress {
  const get = (name: keyof CalendarAddress) => parameters.get(parameterOf[name]) ?? undefined;
  const view = get("view");
  const month = get("month");
  const day = get("day");
  return {
    view: view === "month" || view === "agenda" ? view : undefined,
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    kind: eventKinds.find((kind) => kind === get("kind")),
    propertyId: get("propertyId") || undefined,
    eventId: get("eventId") || undefined,
    day: day && /^\d{4}-\d\d-\d\d$/.test(day) && !isNaN(Date.parse(day)) ? day : undefined,
    request: get("request"),
  };
}

/** The calendar's address, and the ways to change it. */
export function useCalendarAddress() {
  const [parameters, setParameters] = useSearchParams();

  function changed(from: URLSearchParams, changes: CalendarAddress): URLSearchParams {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      const parameter = parameterOf[name as keyof CalendarAddress];
      if (value === undefined) next.delete(parameter);
      else next.set(parameter, value);
    }
    return next;
  }

  return {
    address: readCalendarAddress(parameters),
    /** The path that changes what is named and keeps the rest; `undefined` takes away. */
    pathTo: (changes: CalendarAddress) => {
      const search = changed(parameters, changes).toString();
      return search ? `${dashboardPaths.calendar}?${search}` : dashboardPaths.calendar;
    },
    /** Goes there; `replace` leaves no step to go back to. */
    goTo: (changes: CalendarAddress, options?: { replace?: boolean }) =>
      setParameters((current) => changed(current, changes), options),
  };
}
