import { dashboardPaths } from "@frontage/content/dashboard";
import type { Client } from "@frontage/content/schemas/client";
import type { Property } from "@frontage/content/schemas/property";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CalendarPlus, MessageSquare, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { formatRecentDate } from "../../time/dates.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { useNow } from "../../time/use-now.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { propertiesQuery } from "../../portal/queries.ts";
import { AccessNotes } from "./access-notes.tsx";
import { ClientDates } from "./client-dates.tsx";
import { ClientDeals } from "./client-deals.tsx";
import { ClientDocuments } from "./client-documents.tsx";
import { ClientEmails } from "./client-emails.tsx";
import { ClientMenu } from "./client-menu.tsx";
import { ClientParties } from "./client-parties.tsx";
import { ofClientPath } from "./client-paths.ts";
import { clientQuery } from "./client-queries.ts";
import { ClientsSkeleton } from "./clients-skeleton.tsx";
import { useClientAccess } from "./use-client-access.ts";
import { useEmailChange } from "./use-email-change.tsx";

export type ClientDetailProps = {
  id: string;
  brokerApi: BrokerApi;
  /** Opens the upload form for one of these properties. */
  onShare: (properties: readonly Property[]) => void;
  onAddEvent: (client: Client) => void;
};

/** One client: their deals, parties, documents and events, and what a broker can do. */
export function ClientDetail({ id, ...props }: ClientDetailProps) {
  const portal = usePortal();
  const client = useQuery(clientQuery(props.brokerApi, id));
  const properties = useQuery(propertiesQuery(portal, id));
  const error = client.error ?? properties.error;
  const back = (
    <Button asChild variant="ghost" className="-ml-3.5">
      <Link to={dashboardPaths.clients}>
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
        All clients
      </Link>
    </Button>
  );
  if (client.data === null) {
    return (
      <>
        {back}
        <p className="mt-4 text-small">Client not found.</p>
      </>
    );
  }
  if (client.data && properties.data) {
    return (
      <>
        {back}
        <Detail client={client.data} properties={properties.data} {...props} />
      </>
    );
  }
  if (!error) return <ClientsSkeleton />;
  return (
    <LoadFailed
      what="the client"
      error={error}
      onRetry={() => {
        if (client.error) void client.refetch();
        if (properties.error) void properties.refetch();
      }}
    />
  );
}

type DetailProps = Omit<ClientDetailProps, "id"> & {
  client: Client;
  properties: readonly Property[];
};

function Detail({ client, brokerApi, onAddEvent, onShare, properties }: DetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { id, lastActivityAt, name, unreadMessages } = client;
  useEffect(() => {
    // The row that opened this is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const focusHeading = () => heading.current?.focus();
  const access = useClientAccess(brokerApi, client, focusHeading);
  const emailChange = useEmailChange(brokerApi, client, focusHeading);
  const canChangeEmail =
    !client.isDisabled &&
    !(client.emailChange && Date.parse(client.emailChange.expiresAt) > now.getTime());
  const hasDeals = properties.length > 0;

  return (
    <>
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar name={name} src={client.photo} size="lg" aria-hidden />
        <div className="min-w-0 grow basis-40">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-title wrap-anywhere outline-none"
          >
            {name}
          </h2>
          <Details client={client} />
          <p className="text-ui text-fg-3">
            {lastActivityAt
              ? `Last activity: ${formatRecentDate(lastActivityAt, { now, timeZone })}`
              : "Hasn’t logged in"}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:grow">
          <Button asChild variant="outline">
            <Link to={ofClientPath("messages", id)}>
              <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
              {unreadMessages > 0 ? `Messages (${unreadMessages} unread)` : "Messages"}
            </Link>
          </Button>
          <Button variant="outline" disabled={!hasDeals} onClick={() => onAddEvent(client)}>
            <CalendarPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Add an event
          </Button>
          <Button variant="ink" disabled={!hasDeals} onClick={() => onShare(properties)}>
            <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
            Share a document
          </Button>
          <ClientMenu
            client={client}
            access={access}
            onChangeEmail={canChangeEmail ? emailChange.open : undefined}
          />
        </div>
      </div>
      {access.dialog}
      {emailChange.dialog}
      <AccessNotes {...{ client, access, emailChange, timeZone }} />
      <ClientEmails client={client} brokerApi={brokerApi} timeZone={timeZone} />
      {!hasDeals && (
        <p className="mt-5 text-small">Add a deal first; documents and dates attach to it.</p>
      )}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ClientDeals clientId={id} properties={properties} brokerApi={brokerApi} />
          <ClientParties clientId={id} properties={properties} brokerApi={brokerApi} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ClientDates clientId={id} timeZone={timeZone} />
          <ClientDocuments clientId={id} properties={properties} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

/** How to reach the client, from their profile, and how they log in if that differs. */
function Details({ client: { company, contactEmail, email, phone } }: { client: Client }) {
  const linkClasses = "underline-hairline hover:text-fg";
  return (
    <div className="text-ui wrap-anywhere text-fg-3">
      <p>
        {company && `${company}, `}
        <a href={`mailto:${contactEmail}`} className={linkClasses}>
          {contactEmail}
        </a>
        {phone && (
          <>
            {", "}
            <a href={`tel:${phone.e164}`} className={`whitespace-nowrap ${linkClasses}`}>
              {phone.display}
            </a>
          </>
        )}
      </p>
      {contactEmail !== email && <p>Logs in with {email}</p>}
    </div>
  );
}
