import { documentPath, eventPath, listingPath } from "@frontage/content/dashboard";
import type { TodayEvent, TodayOpening } from "@frontage/records/schemas/today";
import {
  ActionList,
  ActionRow,
  ActionRowDetail,
  ActionRowHead,
  ActionRowTitle,
} from "@frontage/ui/action-list";
import { cn } from "@frontage/ui/cn";
import { Fragment } from "react";
import { Link } from "react-router";

import { formatTime, type Clock } from "../../time/dates.ts";
import { formatSince, formatThere } from "./today-text.ts";

/** The events of a day; for today, with a line at the current time. */
export function ScheduleList({
  clock,
  events,
  isToday = false,
  titleId,
}: {
  events: readonly TodayEvent[];
  clock: Clock;
  isToday?: boolean;
  titleId: string;
}) {
  const now = clock.now.toISOString();
  // The line comes before the first event ahead; after the last event, there is none.
  const next = isToday ? events.findIndex(({ start }) => start !== undefined && start > now) : -1;
  return (
    <ActionList aria-labelledby={titleId}>
      {events.map(({ client, deal, end, id, start, timeZone, title }, index) => {
        const hasPassed = isToday && end !== undefined && end <= now;
        return (
          <Fragment key={id}>
            {index === next && index > 0 && <NowRule clock={clock} />}
            <ActionRow lead="time">
              <span className="pt-px text-caption text-fg-3">
                {start ? formatTime(start, clock.timeZone) : "All day"}
              </span>
              <ActionRowHead>
                <ActionRowTitle className={cn(hasPassed && "font-medium! text-fg-3!")}>
                  <Link to={eventPath(id)}>{title}</Link>
                </ActionRowTitle>
                <ActionRowDetail>
                  {[
                    client.name,
                    deal?.name,
                    start && timeZone && formatThere(start, timeZone, clock),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </ActionRowDetail>
                {hasPassed && <span className="sr-only">Over</span>}
              </ActionRowHead>
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
    <li aria-hidden className="relative z-1 -mt-px flex h-0 items-center gap-2">
      <span className="bg-canvas pr-1 text-tick font-semibold whitespace-nowrap text-fg">
        {formatTime(clock.now.toISOString(), clock.timeZone)}
      </span>
      <span className="h-px grow bg-fg forced-mark" />
    </li>
  );
}

/** A list of recently opened documents. */
export function OpeningList({
  clock,
  openings,
  titleId,
}: {
  openings: readonly TodayOpening[];
  clock: Clock;
  titleId: string;
}) {
  return (
    <ActionList aria-labelledby={titleId}>
      {openings.map((opening) => {
        const { at, id, name } = opening;
        const isOfClient = opening.kind === "document";
        const reader = isOfClient ? opening.client : opening.prospect;
        return (
          <ActionRow key={`${id} ${reader.id}`} lead="time">
            <span className="pt-px text-caption text-fg-3">{formatSince(at, clock)}</span>
            <ActionRowHead>
              <ActionRowTitle className="font-normal!">
                <Link
                  to={
                    isOfClient ? documentPath(id) : `${listingPath(opening.listing.id)}#prospects`
                  }
                >
                  {name}
                </Link>
              </ActionRowTitle>
              <ActionRowDetail>
                {isOfClient ? reader.name : `${reader.name}, ${opening.listing.name}`}
              </ActionRowDetail>
            </ActionRowHead>
          </ActionRow>
        );
      })}
    </ActionList>
  );
}
