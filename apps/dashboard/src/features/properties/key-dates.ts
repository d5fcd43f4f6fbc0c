import type { Property } from "@frontage/content/schemas/property";
import type { ProgressState } from "@frontage/ui/progress-marker";

import { daysBetween } from "../../time/dates.ts";

/** A key date as the deal’s page shows it. */
export type KeyDate = {
  id: string;
  /** "2026-07-17" */
  day: string;
  label: string;
  /** The next one that isn’t done is the current one. */
  state: ProgressState;
  /** "Done", "3 days left" */
  status: string;
  /** Whether it is due within three days, or late. */
  isUrgent: boolean;
  /** What it counts from: "Contract + 30 days". */
  rule?: string;
  /** Where that is agreed: "Section 3". */
  basis?: string;
  responsible?: string;
};

const urgentDays = 3;

/** @param today "2026-07-14" */
export function keyDatesOf(dates: Property["keyDates"], today: string): KeyDate[] {
  const next = dates.find(({ done }) => !done);
  return dates.map((date, index) => {
    const { day, done, label } = date;
    const left = daysBetween(today, day);
    return {
      id: `${index} ${label}`,
      day,
      label,
      state: done ? "done" : date === next ? "current" : "ahead",
      status: done ? "Done" : formatDaysLeft(left),
      isUrgent: !done && left <= urgentDays,
    };
  });
}

/** "3 days left", "Today", "2 days late" */
function formatDaysLeft(days: number): string {
  if (days === 0) return "Today";
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return days > 0 ? `${count} left` : `${count} late`;
}

/** The day of the closing, if it is among the dates. */
export function closingOf(dates: readonly KeyDate[]): KeyDate | undefined {
  return dates.findLast(({ label }) => /^closing\b/i.test(label));
}
