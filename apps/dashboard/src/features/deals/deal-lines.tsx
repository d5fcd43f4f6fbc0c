import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import { contactRoleNames } from "@frontage/records/record-names";
import type { AuditEntry } from "@frontage/records/schemas/audit";
import type { Contact } from "@frontage/records/schemas/contact";
import type { DealActivity as Activity } from "@frontage/records/schemas/deal-activity";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatDealEntry } from "../../components/audit-sentence.ts";
import { useIsSample } from "../../api/visit.tsx";
import { useUser } from "../../session/user.ts";
import { contactsOfPath } from "../../navigation/paths.ts";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import type { Clock } from "../../time/dates.ts";

type DealLinesProps = {
  dealId: string;
  parties: readonly Contact[] | undefined;
  /** Of a lease that was proposed for a listing. */
  tenant: string | undefined;
  /** Absent while loading. */
  activity: Activity | undefined;
  /** The client's name, for a broker. */
  client: string | undefined;
  clock: Clock;
};

/** The parties of a deal and what happened last in it, as two lines with a link each. */
export function DealLines({ activity, client, clock, dealId, parties, tenant }: DealLinesProps) {
  const isSample = useIsSample();
  const you = useUser()?.name;
  const nameOf = (person: string) => {
    if (person === you) return "You";
    const isKnown = person === client || person === broker.name;
    return isKnown ? (person.split(" ", 1)[0] ?? person) : person;
  };
  const [latest] = activity ? entriesOf(activity) : [];
  return (
    <RuleList aria-label="Parties and activity" className="mt-6 md:mt-11">
      <Line
        title="Parties"
        count={parties?.length}
        link={{ to: contactsOfPath(dealId), of: "parties" }}
      >
        {parties &&
          ([
            ...(tenant ? [`${tenant} (tenant)`] : []),
            ...parties.map(({ name, role }) =>
              role === "broker" ? name : `${name} (${contactRoleNames[role].toLowerCase()})`,
            ),
          ].join(", ") ||
            "No parties yet")}
      </Line>
      <Line
        title="Activity"
        link={isSample ? undefined : { to: `${dashboardPaths.settings}#activity`, of: "activity" }}
      >
        {latest
          ? `${formatDealEntry(latest, nameOf)}, ${formatRecentDateInline(latest.at, clock)}`
          : activity && "No activity yet"}
      </Line>
    </RuleList>
  );
}

type LineProps = {
  title: string;
  count?: number | undefined;
  /** All of them; `of` names them for screen readers. */
  link: { to: string; of: string } | undefined;
  children: ReactNode;
};

function Line({ children, count, link, title }: LineProps) {
  return (
    <RuleListRow
      size="sm"
      className="grid grid-cols-[6rem_minmax(0,1fr)_auto] gap-4 md:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
    >
      <h2 className="font-semibold text-fg">
        {title}
        {Boolean(count) && <span className="font-normal text-fg-3"> {count}</span>}
      </h2>
      <p data-slot="preview" className="truncate">
        {children}
      </p>
      {link && (
        <TextLink asChild className="font-medium">
          <Link to={link.to}>
            All{count !== undefined && count > 1 && ` ${count}`}
            <span className="sr-only"> {link.of}</span>
          </Link>
        </TextLink>
      )}
    </RuleListRow>
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
