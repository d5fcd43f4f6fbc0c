import { formatDay } from "../../time/dates.ts";

type RowDayProps = {
  day: string;
  /** What stands below the number. */
  note?: Intl.DateTimeFormatOptions;
  /** Hides the day, because the row above has it. */
  isSameDay: boolean;
};

/** The day that a row starts with. */
export const RowDay = ({ day, isSameDay, note = { weekday: "short" } }: RowDayProps) => (
  <time dateTime={day}>
    <span className={isSameDay ? "sr-only" : undefined}>
      <span className="block font-display text-date text-fg">
        {formatDay(day, { day: "numeric" })}
      </span>
      <span className="mt-0.5 block text-caption text-fg-3">{formatDay(day, note)}</span>
    </span>
  </time>
);
