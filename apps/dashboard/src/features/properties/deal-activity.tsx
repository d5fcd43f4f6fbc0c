import { Link as TextLink } from "@frontage/ui/link";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { AuditEntry } from "@frontage/content/schemas/audit";
import {
  RuleList,
  RuleListActions,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Link } from "react-router";

import { formatAuditEntry } from "../../portal/audit-sentence.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { formatRecentDate, type Clock } from "../../time/dates.ts";

const shownMax = 6;

export type DealActivityProps = { entries: readonly AuditEntry[]; clock: Clock };

/** What was done in a deal lately. */
export function DealActivity({ clock, entries }: DealActivityProps) {
  const { audit } = usePortal();
  return (
    <section aria-labelledby="deal-activity">
      <RuleListHeader>
        <RuleListTitle id="deal-activity">Activity</RuleListTitle>
        {audit && (
          <RuleListActions>
            <TextLink asChild>
              <Link to={`${dashboardPaths.settings}#activity`}>All activity</Link>
            </TextLink>
          </RuleListActions>
        )}
      </RuleListHeader>
      {entries.length === 0 ? (
        <p className="border-t border-fg pt-4 text-ui text-fg-3">No activity yet.</p>
      ) : (
        <RuleList>
          {entries.slice(0, shownMax).map((entry) => (
            <RuleListRow key={entry.id} size="sm" align="baseline">
              <span className="min-w-0 grow wrap-anywhere">{formatAuditEntry(entry)}</span>
              <time
                dateTime={entry.at}
                className="shrink-0 text-right text-caption whitespace-nowrap text-fg-3"
              >
                {formatRecentDate(entry.at, clock)}
              </time>
            </RuleListRow>
          ))}
        </RuleList>
      )}
    </section>
  );
}
