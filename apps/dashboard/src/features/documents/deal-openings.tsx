import type { DealActivity } from "@frontage/content/schemas/deal-activity";
import { RuleList, RuleListHeader, RuleListRow, RuleListTitle } from "@frontage/ui/rule-list";
import { Link } from "react-router";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { openDocument } from "./document-search.ts";

const shownMax = 6;

export type DealOpeningsProps = { openings: DealActivity["openings"]; clock: Clock };

/** Who opened which of a deal’s documents, the latest first. */
export function DealOpenings({ clock, openings }: DealOpeningsProps) {
  const { pathWith } = useUrlState(openDocument);
  return (
    <section aria-labelledby="deal-openings">
      <RuleListHeader>
        <RuleListTitle id="deal-openings">Recently opened</RuleListTitle>
      </RuleListHeader>
      <RuleList>
        {openings.slice(0, shownMax).map(({ action, at, documentId, documentName, name }) => (
          <RuleListRow key={`${documentId} ${at} ${name}`} align="baseline">
            <span className="min-w-0 grow wrap-anywhere">
              <Link
                to={pathWith({ openId: documentId })}
                className="font-medium text-fg hover:text-accent"
              >
                {documentName}
              </Link>
              <span className="block text-caption text-fg-3">
                {name}, {action === "download" ? "downloaded" : "viewed"}
              </span>
            </span>
            <time
              dateTime={at}
              className="shrink-0 text-right text-caption whitespace-nowrap text-fg-3"
            >
              {formatRecentDate(at, clock)}
            </time>
          </RuleListRow>
        ))}
      </RuleList>
    </section>
  );
}
