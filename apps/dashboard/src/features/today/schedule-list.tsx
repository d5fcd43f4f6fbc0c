import { eventPath } from "@frontage/content/dashboard";
import type { TodayEvent } from "@frontage/records/schemas/today";
import {
  ActionList,
  ActionRow,
  ActionRowDetail,
  ActionRowHead,
  ActionRowText,
  ActionRowTitle,
} from "@frontage/ui/action-list";
import { cn } from "@frontage/ui/cn";
import { Fragment } from "react";
import { Link } from "react-router";

import { formatTime, type Clock } from "../../time/dates.ts";
import { RowDay } from "./row-day.tsx";
import { formatThere } from "./today-text.ts";

type ScheduleListProps = {
  events: readonly TodayEvent[];
  /** Today, in the reader's time zone. */
  day: string;
  clock: Clock;
  titleId: string;
};

/** Today's events with a line at the current time, and tomorrow's. */
export function ScheduleList({ clock, day, events, titleId }: ScheduleListProps) {
  const now = clock.now.toISOString();
  // The line comes before the first event ahead.
  const next = events.findIndex(
    (event) => event.day !== day || (event.start !== undefined && event.start > now),
  );
  return (
    <ActionList aria-labelledby={titleId}>
      {events.map((event, index) => {
        const { client, deal, end, id, start, timeZone, title } = event;
        const isToday = event.day === day;
        const hasPassed = isToday && end !== undefined && end <= now;
        const time = start ? formatTime(start, clock.timeZone) : undefined;
        return (
          <Fragment key={id}>
            {index === next && index > 0 && <NowRule clock={clock} />}
            <ActionRow lead={isToday ? "mark" : "date"}>
              {isToday ? (
                <span
                  className={cn(
                    "whitespace-nowrap max-md:text-tick/5",
                    hasPassed ? "text-fg-3" : "text-fg",
                  )}
                >
                  {time ?? "All day"}
                </span>
              ) : (
                <RowDay day={event.day} isSameDay={event.day === events[index - 1]?.day} />
              )}
              <ActionRowHead>
                <ActionRowTitle className={cn(hasPassed && "font-medium! text-fg-3!")}>
                  <Link to={eventPath(id)}>
                    {title}
                    {!isToday && time && `, ${time}`}
                  </Link>
                </ActionRowTitle>
                <ActionRowDetail>{client.name}</ActionRowDetail>
                {hasPassed && <span className="sr-only">Over</span>}
              </ActionRowHead>
              <ActionRowText className={cn(hasPassed && "text-fg-3")}>
                {[deal?.name, start && timeZone && formatThere(start, timeZone, clock)]
                  .filter(Boolean)
                  .join(", ")}
              </ActionRowText>
            </ActionRow>
          </Fragment>
        );
      })}
    </ActionList>
  );
}

/** The line at the current time; decorative, because the times say the same. */
function NowRule({ clock }: { clock: Clock }) {
  return (
    <li aria-hidden className="relative z-1 -mt-px flex h-px items-center gap-2.5">
      <span className="bg-canvas pr-1 text-caption font-semibold whitespace-nowrap text-fg">
        {formatTime(clock.now.toISOString(), clock.timeZone)}
      </span>
      <span className="h-px grow bg-fg forced-mark" />
    </li>
  );
}
