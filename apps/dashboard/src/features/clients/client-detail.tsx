import { dashboardPaths } from "@frontage/content/dashboard";
import type { Client } from "@frontage/content/schemas/client";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CalendarPlus, MessageSquare, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";

import { dateInWords } from "../../lib/dates.ts";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { openPart } from "../../lib/open-part.ts";
import { eventPath } from "../../lib/paths.ts";
import { useNow } from "../../lib/use-now.ts";
import { useTimeZone } from "../../lib/use-time-zone.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import { propertiesQuery } from "../../portal/queries.ts";
import { ClientDates } from "./client-dates.tsx";
import { ClientDeals } from "./client-deals.tsx";
import { ClientDocuments } from "./client-documents.tsx";
import { ClientParties } from "./client-parties.tsx";
import { ofClientPath } from "./client-paths.ts";
import { clientQuery } from "./client-queries.ts";
import { ClientsSkeleton } from "./clients-skeleton.tsx";
import type { EventFormDialogProps } from "./event-form-dialog.tsx";
import { useMailInvitation } from "./use-mail-invitation.ts";

const eventForm = lazyPart<EventFormDialogProps>(() => import("./event-form-dialog.tsx"));

export type ClientDetailProps = {
  id: string;
  desk: BrokerDesk;
  /** Opens the upload for one of these properties. */
  onShare: (properties: readonly Property[]) => void;
};

/** One client: their deals, parties, documents and dates, and what a broker does about them. */
export function ClientDetail({ desk, id, onShare }: ClientDetailProps) {
  const portal = usePortal();
  const client = useQuery(clientQuery(desk, id));
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
        <p className="mt-4 text-small">There is no client at this address.</p>
      </>
    );
  }
  if (client.data && properties.data) {
    return (
      <>
        {back}
        <Detail client={client.data} properties={properties.data} desk={desk} onShare={onShare} />
      </>
    );
  }
  if (!error) return <ClientsSkeleton />;
  return (
    <LoadFailed
      what="The client"
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

function Detail({ client, desk, onShare, properties }: DetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [hasEventForm, setEventForm] = useState(false);
  const [, navigate] = useLocation();
  const mailInvitation = useMailInvitation(desk);
  const { company, email, id, isInvited, lastActivityAt, name, unreadMessages } = client;
  useEffect(() => {
    // Whoever chose a row goes on here.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const hasDeals = properties.length > 0;

  return (
    <>
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 grow">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-title wrap-anywhere outline-none"
          >
            {name}
          </h2>
          <p className="text-ui wrap-anywhere text-fg-3">
            {company && `${company}, `}
            <a href={`mailto:${email}`} className="underline-hairline hover:text-fg">
              {email}
            </a>
          </p>
          <p className="text-ui text-fg-3">
            {lastActivityAt
              ? `Last activity: ${dateInWords(lastActivityAt, { now, timeZone })}`
              : "Not here yet"}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:grow">
          <Button asChild variant="outline">
            <Link to={ofClientPath("messages", id)}>
              <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
              {unreadMessages > 0 ? `Messages (${unreadMessages} unread)` : "Messages"}
            </Link>
          </Button>
          <Button
            variant="outline"
            disabled={!hasDeals}
            onClick={() => openPart("The form", eventForm.preload, () => setEventForm(true))}
          >
            <CalendarPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Add an event
          </Button>
          <Button variant="ink" disabled={!hasDeals} onClick={() => onShare(properties)}>
            <Share2 aria-hidden className="size-4" strokeWidth={1.75} />
            Share a document
          </Button>
        </div>
      </div>
      {isInvited && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-hairline bg-warn-tint p-4 text-ui text-fg">
          <Chip tone="caution">Invitation pending</Chip>
          <p className="grow">{name} has not set a password yet.</p>
          <Button
            variant="outline"
            pending={mailInvitation.isPending}
            onClick={() => mailInvitation.mutate(client)}
          >
            Mail the invitation again
          </Button>
        </div>
      )}
      {!hasDeals && (
        <p className="mt-5 text-small">
          Documents and dates belong to a deal: add the first one, then share and plan.
        </p>
      )}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ClientDeals clientId={id} properties={properties} desk={desk} />
          <ClientParties clientId={id} properties={properties} desk={desk} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ClientDates clientId={id} timeZone={timeZone} />
          <ClientDocuments clientId={id} properties={properties} timeZone={timeZone} />
        </div>
      </div>
      {hasEventForm && (
        <eventForm.Part
          desk={desk}
          clientId={id}
          onClose={() => setEventForm(false)}
          onSaved={(event) => {
            setEventForm(false);
            toast.success(`${event.title} is in the calendar of ${name}.`, {
              label: "Show",
              onSelect: () => navigate(eventPath(event.id)),
            });
          }}
        />
      )}
    </>
  );
}
