import { clientPath } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import type { ListedDeal } from "@frontage/records/schemas/deal";
import { Avatar } from "@frontage/ui/avatar";
import { Badge } from "@frontage/ui/badge";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { TableTitle } from "@frontage/ui/table";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { NextDate } from "../../components/next-date.tsx";
import { RecordTable, type RecordColumn } from "../../components/record-table.tsx";
import { openDealsQuery } from "../../api/queries.ts";
import { dayIn, formatRecentDate, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { accessLabel } from "./access-label.ts";
import { invitationLabel } from "./email-labels.ts";
import { useResendInvitation } from "./use-client-access.ts";

type ClientTableProps = { clients: readonly Client[] };

/** A table of clients, or cards in a narrow window. */
export function ClientTable({ clients }: ClientTableProps) {
  const now = useNow();
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { pendingWith, run } = useResendInvitation();
  const { data: deals } = useQuery(openDealsQuery);
  return (
    <RecordTable
      caption="Clients"
      columns={columnsOf({ now, timeZone }, deals, run, pendingWith?.id)}
      rows={clients}
    />
  );
}

const columnsOf = (
  clock: Clock,
  deals: readonly ListedDeal[] | undefined,
  resend: (client: Client) => void,
  pendingId: string | undefined,
): RecordColumn<Client>[] => [
  {
    id: "name",
    head: "Name",
    narrow: "title",
    cell: (client) => <NameCell client={client} />,
  },
  {
    id: "deals",
    head: "Deals",
    align: "right",
    cell: ({ deals }) => (
      <>
        {deals}
        <span className="as-table:hidden">{deals === 1 ? " deal" : " deals"}</span>
      </>
    ),
  },
  {
    id: "next-date",
    head: "Next date",
    cell: ({ id }) => deals && nextDateCell(deals, id, dayIn(clock.now, clock.timeZone)),
  },
  {
    id: "unread",
    head: "Unread",
    align: "right",
    cell: ({ unreadMessages }) => <UnreadCell count={unreadMessages} />,
  },
  {
    id: "activity",
    head: "Last activity",
    cell: ({ lastActivityAt }) => lastActivity(lastActivityAt, clock),
  },
  {
    id: "status",
    head: "Status",
    narrow: "status",
    cell: (client) => (
      <>
        <AccessChip client={client} />
        {client.isInvited && !client.isDisabled && (
          <span className="flex flex-wrap items-center gap-3">
            <InvitationChip invitation={client.invitation} />
            <Button
              variant="outline"
              className="relative"
              aria-label={`Resend invitation to ${client.name}`}
              pending={pendingId === client.id}
              onClick={() => resend(client)}
            >
              Resend
            </Button>
          </span>
        )}
      </>
    ),
  },
];

function AccessChip({ client }: { client: Client }) {
  const access = accessLabel(client);
  return access && <Chip tone={access.tone}>{access.label}</Chip>;
}

function InvitationChip({ invitation }: Pick<Client, "invitation">) {
  const { label, tone } = invitationLabel(invitation);
  return <Chip tone={tone}>{label}</Chip>;
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

function UnreadCell({ count }: { count: number }) {
  if (count === 0) {
    return (
      <span className="text-fg-3">
        None<span className="as-table:hidden"> unread</span>
      </span>
    );
  }
  return (
    <>
      <Badge className="as-list:hidden">{count}</Badge>
      <span className="as-table:sr-only as-list:font-medium as-list:text-accent">
        <span className="as-table:hidden">{count}</span> unread
      </span>
    </>
  );
}

/** The earliest next date of a client's deals. */
function nextDateCell(deals: readonly ListedDeal[], clientId: string, today: string) {
  const [next] = deals
    .flatMap(({ client, nextDate }) => (client?.id === clientId && nextDate ? [nextDate] : []))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return next ? (
    <span className="as-list:*:inline!">
      <NextDate {...next} today={today} />
    </span>
  ) : (
    <span className="text-fg-3">No date set</span>
  );
}

function lastActivity(instant: string | undefined, clock: Clock) {
  if (instant === undefined) return "Hasn’t logged in yet";
  return <time dateTime={instant}>{formatRecentDate(instant, clock)}</time>;
}
