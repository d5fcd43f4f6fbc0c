import { clientPath } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import { Badge } from "@frontage/ui/badge";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
  TableTitle,
} from "@frontage/ui/table";
import { Avatar } from "@frontage/ui/avatar";
import { Link } from "react-router";

import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { accessLabel } from "./access-label.ts";
import { invitationLabel } from "./email-labels.ts";
import { useResendInvitation } from "./use-resend-invitation.ts";

export type ClientTableProps = { clients: readonly Client[]; brokerApi: BrokerApi };

/** The clients: a table, or cards where it is narrow. */
export function ClientTable({ clients, brokerApi }: ClientTableProps) {
  const now = useNow();
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { pendingWith, run } = useResendInvitation(brokerApi);
  return (
    <TableContainer>
      <Table>
        <TableCaption>Clients</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead>Name</TableHead>
            <TableHead align="right">Deals</TableHead>
            <TableHead align="right">Unread</TableHead>
            <TableHead>Last activity</TableHead>
            <TableHead>Status</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {clients.map((client) => (
            <TableRow key={client.id}>
              <ClientCells client={client} clock={{ now, timeZone }} />
              <TableCell narrow="status">
                <AccessChip client={client} />
                {client.isInvited && !client.isDisabled && (
                  <span className="flex flex-wrap items-center gap-3">
                    <InvitationChip invitation={client.invitation} />
                    <Button
                      variant="outline"
                      className="relative"
                      aria-label={`Resend invitation to ${client.name}`}
                      pending={pendingWith?.id === client.id}
                      onClick={() => run(client)}
                    >
                      Resend
                    </Button>
                  </span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function AccessChip({ client }: { client: Client }) {
  const access = accessLabel(client);
  return access && <Chip tone={access.tone}>{access.label}</Chip>;
}

function InvitationChip({ invitation }: Pick<Client, "invitation">) {
  const { label, tone } = invitationLabel(invitation);
  return <Chip tone={tone}>{label}</Chip>;
}

function ClientCells({ client, clock }: { client: Client; clock: Clock }) {
  return (
    <>
      <TableCell narrow="title" className="as-table:py-2.75">
        <TableTitle>
          <span className="shrink-0 max-[20rem]:hidden">
            <Avatar name={client.name} src={client.photo} aria-hidden />
          </span>
          <span className="flex min-w-0 flex-col text-ui">
            {/* The link's area is the whole row; the button lies above it. */}
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
      </TableCell>
      <TableCell align="right">
        {client.deals}
        <span className="as-table:hidden">{client.deals === 1 ? " deal" : " deals"}</span>
      </TableCell>
      <TableCell align="right">
        {client.unreadMessages > 0 ? (
          <>
            <Badge className="as-list:hidden">{client.unreadMessages}</Badge>
            <span className="as-table:sr-only as-list:font-medium as-list:text-accent">
              <span className="as-table:hidden">{client.unreadMessages}</span> unread
            </span>
          </>
        ) : (
          <span className="text-fg-3">
            None<span className="as-table:hidden"> unread</span>
          </span>
        )}
      </TableCell>
      <TableCell>
        {client.lastActivityAt === undefined ? (
          "Hasn’t signed in yet"
        ) : (
          <time dateTime={client.lastActivityAt}>
            {formatRecentDate(client.lastActivityAt, clock)}
          </time>
        )}
      </TableCell>
    </>
  );
}
