import { offerEventText } from "@frontage/records/offer-words";
import type { OfferBoard } from "@frontage/records/schemas/offer";
import { RuleList, RuleListHeader, RuleListRow, RuleListTitle } from "@frontage/ui/rule-list";

import { formatRecentDate, formatTime, type Clock } from "../../time/dates.ts";

/** More are only kept. */
const shownMax = 12;

/** What happened to the offers, newest first. */
export function OfferHistory({ clock, history }: Pick<OfferBoard, "history"> & { clock: Clock }) {
  return (
    <section aria-labelledby="offer-history">
      <RuleListHeader>
        <RuleListTitle id="offer-history">History</RuleListTitle>
      </RuleListHeader>
      <RuleList>
        {history.slice(0, shownMax).map((event) => (
          <RuleListRow key={event.id} size="sm" align="baseline" className="justify-between">
            <span className="text-fg">{offerEventText(event)}</span>
            <time dateTime={event.at} className="shrink-0 text-caption text-fg-3">
              {formatWhen(event.at, clock)}
            </time>
          </RuleListRow>
        ))}
      </RuleList>
    </section>
  );
}

/** "Yesterday, 4:12pm", "Jul 6" */
function formatWhen(at: string, clock: Clock): string {
  const day = formatRecentDate(at, clock);
  return day === "Yesterday" ? `${day}, ${formatTime(at, clock.timeZone)}` : day;
}
