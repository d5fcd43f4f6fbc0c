import { eventPath } from "@frontage/content/dashboard";
import {
  RuleList,
  RuleListActions,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { CommaBreaks } from "../../components/comma-breaks.tsx";
import { formatEventTime, useDealEvents } from "./use-deal-events.ts";

export type DealEventsProps = {
  dealId: string;
  /** Where more are asked for or added. */
  action: ReactNode;
};

/** A deal’s tours and calls ahead; whole days are among its key dates. */
export function DealEvents({ action, dealId }: DealEventsProps) {
  const { data = [], timeZone } = useDealEvents(dealId);
  const timed = data.filter((event) => "start" in event);
  if (timed.length === 0 || !timeZone) return null;
  return (
    <section aria-labelledby="deal-events">
      <RuleListHeader>
        <RuleListTitle id="deal-events">Tours and calls</RuleListTitle>
        <RuleListActions>{action}</RuleListActions>
      </RuleListHeader>
      <RuleList>
        {timed.map((event) => (
          <RuleListRow key={event.id}>
            <p className="min-w-0 wrap-anywhere">
              <Link
                to={eventPath(event.id)}
                className="block font-semibold text-fg hover:text-accent"
              >
                {event.title}
              </Link>
              <span className="block text-caption text-fg-3">
                <CommaBreaks text={formatEventTime(event, timeZone)} />
              </span>
            </p>
          </RuleListRow>
        ))}
      </RuleList>
    </section>
  );
}
