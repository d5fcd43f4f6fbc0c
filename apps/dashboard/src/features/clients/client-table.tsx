import { clientPath } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import { Avatar } from "@frontage/ui/avatar";
import { Link as TextLink } from "@frontage/ui/link";
import { TableTitle } from "@frontage/ui/table";
import { Link } from "react-router";

import { NextDate } from "../../components/next-date.tsx";
import { RecordTable, type RecordColumn } from "../../components/record-table.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { dayIn, formatRecentDate, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { accessLabel } from "./access-label.ts";
import { formatInvitation } from "./email-labels.ts";
import { useResendInvitation } from "./use-client-access.ts";

type ClientTableProps = { clients: readonly Client[] };

/** A table of clients, or cards in a narrow window. */
export function ClientTable({ clients }: ClientTableProps) {
  const now = useNow();
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { pendingWith, run } = useResendInvitation();
  return (
    <RecordTable
      caption="Clients"
      columns={columnsOf({ now, timeZone }, run, pendingWith?.id)}
      rows={clients}
    />
  );
}

const columnsOf = (
  clock: Clock,
  resend: (client: Client) => void,
  pendingId: string | undefined,
): RecordColumn<Client>[] => [
  {
    id: "name",
    head: "Client",
    narrow: "title",
    cell: (client) => <NameCell client={client} />,
  },
  {
    id: "deals",
    head: "Deals",
    cell: ({ deals }) =>
      deals === 0 ? (
        <span className="text-fg-3">No deals yet</span>
      ) : (
        `${deals} ${deals === 1 ? "deal" : "deals"}`
      ),
  },
  {
    id: "next-date",
    head: "Next date",
    className: "as-list:*:inline!",
    cell: ({ nextDate }) =>
      nextDate ? (
        <NextDate {...nextDate} today={dayIn(clock.now, clock.timeZone)} />
      ) : (
        <span className="text-fg-3">None set</span>
      ),
  },
  {
    id: "waiting",
    head: "Waiting for",
    className: "as-list:in-data-[slot=table-body]:w-full as-list:*:inline!",
    cell: (client) => waitingCell(client),
  },
  {
    id: "activity",
    head: "Last here",
    className: "text-fg-3",
    narrow: "hidden",
    cell: ({ lastActivityAt }) =>
      lastActivityAt === undefined ? (
        "Never"
      ) : (
        <time dateTime={lastActivityAt}>{formatRecentDate(lastActivityAt, clock)}</time>
      ),
  },
  {
    id: "verb",
    head: <span className="sr-only">Action</span>,
    align: "right",
    narrow: "status",
    className: "text-ui font-medium as-list:text-left as-list:not-has-[a,button]:hidden",
    cell: (client) => (
      <Verb client={client} isPending={pendingId === client.id} onResend={() => resend(client)} />
    ),
  },
];

type VerbProps = { client: Client; isPending: boolean; onResend: () => void };

/** What the broker can do next about a client. */
function Verb({ client, isPending, onResend }: VerbProps) {
  const { name, waitingFor } = client;
  if (waitingFor?.isYours) {
    return (
      <TextLink asChild className={verbClasses}>
        <Link to={waitingFor.path} aria-label={`${waitingFor.verb}: ${name}`}>
          {waitingFor.verb}
        </Link>
      </TextLink>
    );
  }
  if (isAwaited(client)) {
    return (
      <TextLink asChild className={verbClasses}>
        <button
          type="button"
          disabled={isPending}
          aria-label={`Resend invitation to ${name}`}
          onClick={onResend}
        >
          Resend
        </button>
      </TextLink>
    );
  }
  return null;
}

// Above the client's link, which covers the row.
const verbClasses = "relative inline-block min-h-6 cursor-pointer";

const isAwaited = ({ isDisabled, isInvited }: Client) => isInvited && !isDisabled;

/** What the client or the broker has to do; without that, why the client can't log in. */
function waitingCell(client: Client) {
  const { closureRequestedAt, invitation, name, waitingFor } = client;
  const access = accessLabel(client);
  if (waitingFor?.isYours) return <Waiting {...waitingFor} />;
  if (closureRequestedAt) return access;
  if (waitingFor) return <Waiting {...waitingFor} />;
  if (isAwaited(client)) {
    return <Waiting isYours={false} who={name} what={formatInvitation(invitation)} />;
  }
  return access && <span className="text-fg-3">{access}</span>;
}

function NameCell({ client }: { client: Client }) {
  return (
    <TableTitle className="as-table:py-2.75">
      <span className="shrink-0 max-[20rem]:hidden">
        <Avatar name={client.name} src={client.photo} aria-hidden />
      </span>
      <span className="flex min-w-0 flex-col text-ui">
        {/* The link covers the whole row, below the button. */}
        <Link
          to={clientPath(client.id)}
          className="covers-row text-small wrap-anywhere as-table:text-ui"
        >
          {client.name}
        </Link>
        <span className="font-normal wrap-anywhere text-fg-3">
          {client.company || client.contactEmail}
        </span>
      </span>
    </TableTitle>
  );
}
