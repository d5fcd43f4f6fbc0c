import { dashboardPaths } from "@frontage/content/dashboard";
import type { Client } from "@frontage/content/schemas/client";
import type { ClientSummary } from "@frontage/content/schemas/client-summary";
import type { Contact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { DropdownMenuItem, DropdownMenuSeparator } from "@frontage/ui/dropdown-menu";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CalendarPlus, MessageSquare, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { propertiesQuery } from "../../portal/queries.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { dayIn, shiftDay } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { AccessNotes } from "./access-notes.tsx";
import { AssistantOffLine, ClientAccessLine, UnsubscribedLine } from "./client-access-line.tsx";
import { ClientDates } from "./client-dates.tsx";
import { ClientDeals } from "./client-deals.tsx";
import { ClientDocuments, type ClientDocumentsProps } from "./client-documents.tsx";
import { ClientEmails } from "./client-emails.tsx";
import { ClientFigures } from "./client-figures.tsx";
import { ClientMenu } from "./client-menu.tsx";
import { ClientOpenings } from "./client-openings.tsx";
import { ClientParties } from "./client-parties.tsx";
import { ofClientPath } from "./client-paths.ts";
import { clientQuery, clientSummaryQuery, eventsAheadQuery } from "./client-queries.ts";
import { ClientQuestions } from "./client-questions.tsx";
import { ClientsSkeleton } from "./clients-skeleton.tsx";
import { useClientAccess } from "./use-client-access.ts";
import { useClientAssistant } from "./use-client-assistant.ts";
import { useDealActions } from "./use-deal-actions.tsx";
import { useEmailChange } from "./use-email-change.tsx";

type PreferredContact = NonNullable<ClientSummary["wishes"]>["preferredContact"];

export type ClientDetailProps = {
  id: string;
  brokerApi: BrokerApi;
  /** Opens the upload form for one of these properties. */
  onShare: (properties: readonly Property[]) => void;
  /** Opens the form that asks for a document, for one of these properties. */
  onRequest: (properties: readonly Property[]) => void;
  onAddEvent: (client: Client) => void;
  /** Saves a party as a vCard. */
  onSaveCard: (contact: Contact) => void;
  formatPrice: (property: Property) => string;
  statusLabels: ClientDocumentsProps["labels"];
};

/** One client: their deals, parties, documents and events, and what a broker can do. */
export function ClientDetail({ id, ...props }: ClientDetailProps) {
  const portal = usePortal();
  const client = useQuery(clientQuery(props.brokerApi, id));
  const properties = useQuery(propertiesQuery(portal, id));
  const error = client.error ?? properties.error;
  if (client.data === null) {
    return (
      <>
        <AllClients />
        <p className="mt-4 text-small">Client not found.</p>
      </>
    );
  }
  if (client.data && properties.data) {
    return <Detail client={client.data} properties={properties.data} {...props} />;
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

function Detail(props: DetailProps) {
  const { client, brokerApi, formatPrice, onAddEvent, onRequest, onSaveCard, onShare, properties } =
    props;
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayIn(now, timeZone);
  const { id, name } = client;
  const events = useQuery(eventsAheadQuery(usePortal(), id, today, shiftDay(today, 366)));
  const summary = useQuery(clientSummaryQuery(brokerApi, id));
  useEffect(() => {
    // The row that opened this is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const focusHeading = () => heading.current?.focus();
  const access = useClientAccess(brokerApi, client, focusHeading);
  const assistant = useClientAssistant(brokerApi.assistant, client);
  const emailChange = useEmailChange(brokerApi, client, focusHeading);
  const dealActions = useDealActions(brokerApi, id);
  const canChangeEmail =
    (client.isInvited || !client.isDisabled) &&
    !(client.emailChange && Date.parse(client.emailChange.expiresAt) > now.getTime());
  const clock = { now, timeZone, today };
  const addEvent = () => onAddEvent(client);
  const propertyNames = new Map(properties.map((property) => [property.id, property.name]));

  return (
    <div className="max-w-300">
      <ClientActions
        {...{ access, assistant, client }}
        onAddDeal={() => dealActions.openForm()}
        onAddEvent={addEvent}
        onChangeEmail={canChangeEmail ? emailChange.open : undefined}
        onShare={properties.length > 0 ? () => onShare(properties) : undefined}
      />
      <div className="flex items-center gap-4">
        {client.photo && <Avatar name={name} src={client.photo} size="lg" aria-hidden />}
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 font-display text-[2.5rem]/[1.04] tracking-[-0.022em] wrap-anywhere text-fg outline-none md:text-[2.75rem]/[1.04]"
        >
          {name}
        </h2>
      </div>
      <Details client={client} preferred={summary.data?.wishes?.preferredContact} />
      <ClientAccessLine {...{ access, brokerApi, client, clock }} />
      {client.marketNotesUnsubscribedAt && (
        <UnsubscribedLine at={client.marketNotesUnsubscribedAt} clock={clock} />
      )}
      {assistant?.isOff && (
        <AssistantOffLine name={name} assistant={assistant} onTurnOn={focusHeading} />
      )}
      {access.dialog}
      {emailChange.dialog}
      <AccessNotes {...{ client, access, emailChange, timeZone }} />
      <ClientEmails client={client} brokerApi={brokerApi} timeZone={timeZone} />
      <ClientFigures
        properties={properties}
        summary={summary.data}
        isLoading={summary.isPending}
        clock={clock}
      />
      <div className={layoutClasses}>
        <div className={`${columnClasses} min-[85rem]:col-start-1`}>
          <ClientDeals
            properties={properties}
            events={events.data ?? []}
            clock={clock}
            formatPrice={formatPrice}
            actions={dealActions}
            onShare={(property) => onShare([property])}
            onRequest={(property) => onRequest([property])}
          />
          <div className="max-md:order-3">
            <ClientParties
              clientId={id}
              properties={properties}
              brokerApi={brokerApi}
              onSaveCard={onSaveCard}
            />
          </div>
        </div>
        <div className={`${columnClasses} md:max-[85rem]:grid-cols-2 md:max-[85rem]:gap-x-8`}>
          <div className="max-md:order-2 md:max-[85rem]:row-span-2">
            <ClientDates
              clientId={id}
              events={events.data}
              failure={failureOf(events)}
              propertyNames={propertyNames}
              clock={clock}
              onAdd={addEvent}
            />
          </div>
          <div className="max-md:order-2 empty:hidden">
            <ClientQuestions clientId={id} assistant={brokerApi.assistant} clock={clock} />
          </div>
          <div className="max-md:order-4">
            <ClientOpenings
              clientId={id}
              openings={summary.data?.openings}
              failure={failureOf(summary)}
              clock={clock}
            />
          </div>
          <div className="max-md:order-5">
            <ClientDocuments
              clientId={id}
              openings={summary.data?.openings ?? []}
              clock={clock}
              labels={props.statusLabels}
              onRequest={properties.length > 0 ? () => onRequest(properties) : undefined}
            />
          </div>
        </div>
      </div>
      {dealActions.dialog}
    </div>
  );
}

type ClientActionsProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  assistant: ReturnType<typeof useClientAssistant>;
  onAddDeal: () => void;
  onAddEvent: () => void;
  onChangeEmail: (() => void) | undefined;
  /** Absent before the first deal: everything else attaches to one. */
  onShare: (() => void) | undefined;
};

/** The way back, what is done most often, and the menu with the rest. */
function ClientActions(props: ClientActionsProps) {
  const { access, assistant, client, onAddDeal, onAddEvent, onChangeEmail, onShare } = props;
  const { id, unreadMessages } = client;
  const messages = unreadMessages > 0 ? `Message (${unreadMessages} unread)` : "Message";
  return (
    <div className="mb-3.5 flex min-h-10 flex-wrap items-center justify-end gap-2.5 md:mb-4.5">
      <AllClients />
      <Button asChild variant="outline" className="max-md:hidden">
        <Link to={ofClientPath("messages", id)}>
          <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
          {messages}
        </Link>
      </Button>
      {onShare ? (
        <Button variant="ink" onClick={onShare}>
          Share a document
        </Button>
      ) : (
        <Button variant="ink" onClick={onAddDeal}>
          Add a deal
        </Button>
      )}
      <ClientMenu {...{ access, assistant, client, onChangeEmail }}>
        <DropdownMenuItem asChild className="md:hidden">
          <Link to={ofClientPath("messages", id)}>
            <MessageSquare aria-hidden strokeWidth={1.5} />
            {messages}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onAddDeal}>
          <Plus aria-hidden strokeWidth={1.5} />
          Add a deal
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onAddEvent}>
          <CalendarPlus aria-hidden strokeWidth={1.5} />
          Add an event
        </DropdownMenuItem>
        <DropdownMenuSeparator />
      </ClientMenu>
    </div>
  );
}

/** On a phone the columns are one, in the order of what is due. */
const layoutClasses =
  "mt-9 grid gap-x-12 gap-y-9 md:mt-11 md:gap-y-11 min-[85rem]:grid-cols-[minmax(0,1fr)_21rem]";
const columnClasses = "grid content-start gap-y-9 *:min-w-0 max-md:contents md:gap-y-11";

const failureOf = ({ error, refetch }: { error: Error | null; refetch: () => Promise<unknown> }) =>
  error ? { error, onRetry: () => void refetch() } : undefined;

function AllClients() {
  return (
    <Button asChild variant="ghost" className="mr-auto -ml-3.5">
      <Link to={dashboardPaths.clients}>
        <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
        All clients
      </Link>
    </Button>
  );
}

const preferenceNames: Record<PreferredContact, string> = {
  email: "prefers email",
  phone: "prefers a call",
  message: "prefers messages here",
};

type DetailsProps = { client: Client; preferred: PreferredContact | undefined };

/** How to reach the client, from their profile, and how they log in if that differs. */
function Details({ client, preferred }: DetailsProps) {
  const { company, contactEmail, email, phone } = client;
  const linkClasses = "underline-hairline hover:text-fg";
  return (
    <div className="mt-2.25 text-small wrap-anywhere text-fg-2">
      <p>
        {company && `${company}. `}
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
        {preferred && `, ${preferenceNames[preferred]}`}.
      </p>
      {contactEmail !== email && <p>Logs in with {email}.</p>}
    </div>
  );
}
