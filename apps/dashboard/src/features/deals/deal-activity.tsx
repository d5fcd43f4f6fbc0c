import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { AuditEntry } from "@frontage/records/schemas/audit";
import type { DealActivity as Activity } from "@frontage/records/schemas/deal-activity";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Link } from "react-router";

import { formatDealEntry } from "../../components/audit-sentence.ts";
import { useIsSample } from "../../api/visit.tsx";
import { useUser } from "../../session/user.ts";
import { formatRecentDate, type Clock } from "../../time/dates.ts";

const shownEntriesMax = 5;

type DealActivityProps = {
  /** Absent while loading. */
  activity: Activity | undefined;
  /** The client's name, for a broker. */
  client: string | undefined;
  clock: Clock;
};

/** Recent changes in a deal, and who opened which documents. A phone shows the last three. */
export function DealActivity({ activity, client, clock }: DealActivityProps) {
  const isSample = useIsSample();
  const you = useUser()?.name;
  const nameOf = (person: string) => {
    if (person === you) return "You";
    const isKnown = person === client || person === broker.name;
    return isKnown ? (person.split(" ", 1)[0] ?? person) : person;
  };
  const entries = activity && entriesOf(activity);
  return (
    <section aria-labelledby="deal-activity">
      <RuleListHeader>
        <RuleListTitle id="deal-activity">Activity</RuleListTitle>
        {!isSample && (
          <RuleListActions>
            <TextLink asChild>
              <Link to={`${dashboardPaths.settings}#activity`}>
                All<span className="sr-only"> activity</span>
              </Link>
            </TextLink>
          </RuleListActions>
        )}
      </RuleListHeader>
      {entries?.length === 0 ? (
        <p className="border-t border-fg py-4 text-ui text-fg-3">No activity yet.</p>
      ) : (
        <RuleList>
          {entries?.slice(0, shownEntriesMax).map((entry) => (
            <RuleListRow
              key={entry.id}
              size="sm"
              align="baseline"
              className="max-md:nth-[n+4]:hidden"
            >
              <span className="min-w-0 grow wrap-anywhere">{formatDealEntry(entry, nameOf)}</span>
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

type Entry = Omit<AuditEntry, "id"> & { id: string };

/** Changes and openings, latest first. */
function entriesOf({ entries, openings }: Activity): Entry[] {
  const opened = openings.map(({ action, at, documentId, documentName, name }): Entry => ({
    id: `${documentId} ${at} ${name}`,
    at,
    person: name,
    action,
    subject: "document",
    subjectId: documentId,
    subjectName: documentName,
    outcome: "done",
  }));
  // Of each document, only the newest version is listed.
  const added = new Set<string | undefined>();
  const done = entries.filter(({ action, subject, subjectId }) => {
    const isVersion = action === "upload" && subject === "document";
    if (!isVersion) return true;
    if (added.has(subjectId)) return false;
    added.add(subjectId);
    return true;
  });
  return [...done.map((entry) => ({ ...entry, id: String(entry.id) })), ...opened].toSorted(
    (one, other) => other.at.localeCompare(one.at),
  );
}
