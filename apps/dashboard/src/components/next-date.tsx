import type { OpenDate } from "@frontage/records/schemas/deal";

import { daysBetween, formatDate, isNear } from "../time/dates.ts";

type NextDateProps = Pick<OpenDate, "day" | "label"> & {
  /** "2026-07-14" */
  today: string;
};

/** The next date of a deal, or of a client's deals: "Due diligence ends" and "Fri, Jul 17". */
export function NextDate({ day, label, today }: NextDateProps) {
  const isUrgent = isNear(daysBetween(today, day));
  return (
    <>
      <span className="wrap-anywhere text-fg md:block">{label}</span>{" "}
      <span
        className={`max-md:whitespace-nowrap ${isUrgent ? "font-medium text-error" : "text-fg-3"}`}
      >
        {formatNear(day, today)}
      </span>
    </>
  );
}

/** A next date's day: "Today", "Tomorrow", "Fri, Jul 17, 3 days left", "Wed, Jul 22". */
function formatNear(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  const date = formatDate(day, today, { weekday: "short", month: "short", day: "numeric" });
  if (days < 0) return `${date}, late`;
  return isNear(days) ? `${date}, ${days}\u00A0days\u00A0left` : date;
}
