import type { OfferEvent } from "@frontage/records/schemas/offer";
import { RuleList, RuleListHeader, RuleListRow, RuleListTitle } from "@frontage/ui/rule-list";
import { useId, type ComponentProps } from "react";

import { formatRecentDate, formatTime, type Clock } from "../time/dates.ts";

/** More events than these aren't shown. */
const shownEventsMax = 12;

type OfferHistoryProps = ComponentProps<"section"> & {
  clock: Clock;
  history: readonly OfferEvent[];
  textOf: (event: OfferEvent) => string;
};

/** What happened to an offer, or to all for a listing, newest first. */
export function OfferHistory({ clock, history, textOf, ...props }: OfferHistoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...props}>
      <RuleListHeader>
        <RuleListTitle id={id}>History</RuleListTitle>
      </RuleListHeader>
      <RuleList>
        {history.slice(0, shownEventsMax).map((event) => (
          <RuleListRow key={event.id} size="sm" align="baseline" className="justify-between">
            <span className="text-fg">{textOf(event)}</span>
            <time dateTime={event.at} className="shrink-0 text-caption text-fg-3">
              {formatWhen(event.at, clock)}
            </time>
          </RuleListRow>
        ))}
      </RuleList>
    </section>
  );
}

/** When something happened: "Yesterday, 4:12pm", "Jul 6". */
function formatWhen(at: string, clock: Clock): string {
  const day = formatRecentDate(at, clock);
  return day === "Yesterday" ? `${day}, ${formatTime(at, clock.timeZone)}` : day;
}
