import { eventPath } from "@frontage/content/dashboard";
import { placeInSentence } from "@frontage/records/in-sentence";
import type { TimedEvent } from "@frontage/records/schemas/event";
import { DayFigure } from "@frontage/ui/lead";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Link } from "react-router";

import { CommaBreaks } from "../../components/comma-breaks.tsx";
import { daysBetween, dayIn, formatDay, type Clock } from "../../time/dates.ts";
import { formatSpanInBothZones } from "../../time/time-zones.ts";
import { useDealEvents } from "./deal-queries.ts";

const shownEventsMax = 3;
const nearDays = 14;

type DealEventsProps = {
  dealId: string;
  clock: Clock;
  isBroker: boolean;
  /** Opens the form of a request or, for a broker, of an event. */
  onAdd: () => void;
};

/** A deal's upcoming tours and calls. All-day events are among the key dates. */
export function DealEvents({ clock, dealId, isBroker, onAdd }: DealEventsProps) {
  const { data } = useDealEvents(dealId);
  const timed = data?.filter((event): event is TimedEvent => "start" in event);
  return (
    <section aria-labelledby="deal-events">
      <RuleListHeader>
        <RuleListTitle id="deal-events">Tours and calls</RuleListTitle>
        <RuleListActions>
          <TextLink asChild>
            <button type="button" className="cursor-pointer" onClick={onAdd}>
              {isBroker ? "Add" : "Request a tour"}
            </button>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      {timed?.length === 0 ? (
        <p className="border-t border-fg py-4 text-ui text-fg-3">None planned.</p>
      ) : (
        <RuleList>
          {timed?.slice(0, shownEventsMax).map((event) => (
            <Row key={event.id} event={event} clock={clock} isBroker={isBroker} />
          ))}
        </RuleList>
      )}
      <p className="pt-3.5 text-caption text-pretty text-fg-3">
        Wire instructions are never sent here. Before you wire money, call the title officer at a
        number you already know.
      </p>
    </section>
  );
}

type RowProps = Pick<DealEventsProps, "clock" | "isBroker"> & { event: TimedEvent };

function Row({ clock, event, isBroker }: RowProps) {
  const { now, timeZone } = clock;
  const { id, location, start, status, title } = event;
  const day = dayIn(start, timeZone);
  const isNear = daysBetween(dayIn(now, timeZone), day) <= nearDays;
  const details = [formatSpanInBothZones(event, timeZone), location && placeInSentence(location)]
    .filter(Boolean)
    .join(", ");
  const asksBroker = status === "requested" || event.change?.by === "client";
  const asksClient = status === "proposed" || event.change?.by === "broker";
  const isAsked = isBroker ? asksBroker : asksClient;
  return (
    <RuleListRow className="py-2.75">
      <DayFigure
        figure={formatDay(day, { day: "numeric" })}
        unit={formatDay(day, isNear ? { weekday: "short" } : { month: "short" })}
        className="w-11"
      />
      <p className="min-w-0 grow wrap-anywhere">
        <Link
          to={eventPath(id)}
          className={`block font-semibold text-fg hover:text-accent ${isAsked ? "" : "covers-row"}`}
        >
          {title}
        </Link>
        <span className="block text-fg-3">
          <CommaBreaks text={details} />
        </span>
        {(asksBroker || asksClient) && !isAsked && (
          <span className="block text-caption text-fg-3">Not confirmed yet</span>
        )}
      </p>
      {isAsked && (
        <TextLink asChild className="shrink-0 font-medium">
          <Link to={eventPath(id)}>
            Answer<span className="sr-only"> {title}</span>
          </Link>
        </TextLink>
      )}
    </RuleListRow>
  );
}
