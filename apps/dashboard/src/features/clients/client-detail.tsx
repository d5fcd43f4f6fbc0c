import { assistantPath, dashboardPaths, listingPath } from "@frontage/content/dashboard";
import { prospectStageNames } from "@frontage/records/record-names";
import type { Client, ClientEmail } from "@frontage/records/schemas/client";
import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import type { Contact } from "@frontage/records/schemas/contact";
import type { Deal } from "@frontage/records/schemas/deal";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";

import { clientQuery, dealsQuery } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import { dayIn, shiftDay, formatRecentDate, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { ClientDates } from "./client-dates.tsx";
import { ClientDeals } from "./client-deals.tsx";
import { ClientDocuments } from "./client-documents.tsx";
import { ClientFigures } from "./client-figures.tsx";
import { ClientHeader } from "./client-header.tsx";
import { ClientParties } from "./client-parties.tsx";
import { clientScreenPath } from "./client-paths.ts";
import {
  clientSummaryQuery,
  eventsAheadQuery,
  clientQuestionsQuery,
  clientEmailsQuery,
} from "./client-queries.ts";
import { ClientSection } from "./client-section.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { useDealActions } from "./use-deal-actions.tsx";
import { useAction } from "../../components/use-action.ts";
import { AccountNote } from "../../components/account-note.tsx";
import { formatUnsentEmail, isUnsent } from "./email-labels.ts";

type ClientDetailProps = {
  id: string;
  /** Opens the upload form for one of these deals. */
  onShare: (deals: readonly Deal[]) => void;
  /** Opens the form that requests a document, for one of these deals. */
  onRequest: (deals: readonly Deal[]) => void;
  onAddEvent: (client: Client) => void;
  /** Saves a party as a vCard. */
  onSaveCard: (contact: Contact) => void;
};

/** A client's page for a broker: deals, parties, documents, events and actions. */
export function ClientDetail({ id, ...props }: ClientDetailProps) {
  const client = useQuery(clientQuery(id));
  const deals = useQuery(dealsQuery(id));
  const error = client.error ?? deals.error;
  if (client.data === null) {
    return (
      <RecordNotFound
        Icon={Users}
        title="Client not found"
        listLabel="See your clients"
        listPath={dashboardPaths.clients}
      />
    );
  }
  if (client.data && deals.data) {
    return <Detail client={client.data} deals={deals.data} {...props} />;
  }
  if (!error) return <RecordSkeleton columns={2} />;
  return (
    <LoadFailed
      what="the client"
      error={error}
      onRetry={() => {
        if (client.error) void client.refetch();
        if (deals.error) void deals.refetch();
      }}
    />
  );
}

type DetailProps = Omit<ClientDetailProps, "id"> & {
  client: Client;
  deals: readonly Deal[];
};

function Detail(props: DetailProps) {
  const { client, onAddEvent, onRequest, onSaveCard, onShare, deals } = props;
  const now = useNow();
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayIn(now, timeZone);
  const { id } = client;
  const events = useQuery(eventsAheadQuery(id, today, shiftDay(today, 366)));
  const summary = useQuery(clientSummaryQuery(id));
  const dealActions = useDealActions(id);
  const clock = { now, timeZone, today };
  const addEvent = () => onAddEvent(client);
  const dealNames = new Map(deals.map((deal) => [deal.id, deal.name]));

  return (
    <div className="max-w-300">
      <ClientHeader
        {...{ client, clock }}
        preferred={summary.data?.wishes?.preferredContact}
        onAddDeal={() => dealActions.openForm()}
        onAddEvent={addEvent}
        onShare={deals.length > 0 ? () => onShare(deals) : undefined}
      />
      <ClientEmails client={client} timeZone={timeZone} />
      <ClientFigures
        deals={deals}
        summary={summary.data}
        isLoading={summary.isPending}
        clock={clock}
      />
      <div className={layoutClasses}>
        <div className={`${columnClasses} min-[85rem]:col-start-1`}>
          <ClientDeals
            deals={deals}
            clock={clock}
            actions={dealActions}
            onShare={(deal) => onShare([deal])}
            onRequest={(deal) => onRequest([deal])}
          />
          <div className="max-md:order-3">
            <ClientParties clientId={id} deals={deals} onSaveCard={onSaveCard} />
          </div>
        </div>
        <div className={`${columnClasses} md:max-[85rem]:grid-cols-2 md:max-[85rem]:gap-x-8`}>
          <div className="max-md:order-2 md:max-[85rem]:row-span-2">
            <ClientDates
              events={events.data?.filter(({ isDone }) => !isDone)}
              failure={failureOf(events)}
              dealNames={dealNames}
              clock={clock}
              onAdd={addEvent}
            />
          </div>
          <div className="max-md:order-2 empty:hidden">
            <ClientQuestions clientId={id} clock={clock} />
          </div>
          <div className="max-md:order-4">
            <ClientOpenings
              clientId={id}
              openings={summary.data?.openings}
              failure={failureOf(summary)}
              clock={clock}
            />
          </div>
          <div className="max-md:order-5 empty:hidden">
            <ClientListings listings={summary.data?.listings ?? []} clock={clock} />
          </div>
          <div className="max-md:order-5">
            <ClientDocuments
              clientId={id}
              openings={summary.data?.openings ?? []}
              clock={clock}
              onRequest={deals.length > 0 ? () => onRequest(deals) : undefined}
            />
          </div>
        </div>
      </div>
      {dealActions.dialog}
    </div>
  );
}

/** A phone has one column, ordered by urgency. */
const layoutClasses =
  "mt-9 grid gap-x-12 gap-y-9 md:mt-11 md:gap-y-11 min-[85rem]:grid-cols-[minmax(0,1fr)_21rem]";
const columnClasses = "grid content-start gap-y-9 *:min-w-0 max-md:contents md:gap-y-11";

const failureOf = ({ error, refetch }: { error: Error | null; refetch: () => Promise<unknown> }) =>
  error ? { error, onRetry: () => void refetch() } : undefined;

/** The listings of which a client is a prospect; nothing if there are none. */
export function ClientListings({
  clock,
  listings,
}: {
  listings: ClientSummary["listings"];
  clock: Clock;
}) {
  if (listings.length === 0) return null;
  return (
    <ClientSection
      id="client-listings"
      title="Interested in"
      empty=""
      shown={listings.length}
      count={listings.length}
    >
      <RuleList>
        {listings.map(({ at, id, name, stage }) => (
          <RuleListRow key={id} size="sm" align="baseline">
            <Link
              to={`${listingPath(id)}#prospects`}
              className="min-w-0 grow wrap-anywhere text-fg hover:text-accent"
            >
              {name}
              <span className="block text-caption text-fg-3">{prospectStageNames[stage]}</span>
            </Link>
            <time dateTime={at} className="shrink-0 text-caption text-fg-3">
              {formatRecentDate(at, clock)}
            </time>
          </RuleListRow>
        ))}
      </RuleList>
    </ClientSection>
  );
}

type ClientOpeningsProps = {
  clientId: string;
  /** Undefined while loading. */
  openings: ClientSummary["openings"] | undefined;
  failure: { error: Error; onRetry: () => void } | undefined;
  clock: Clock;
};

/** The documents that a client has opened most recently. */
function ClientOpenings({ clientId, clock, failure, openings }: ClientOpeningsProps) {
  return (
    <ClientSection
      id="client-openings"
      title="Recently opened"
      empty="No documents opened yet."
      shown={openings?.length}
      failure={failure}
    >
      <RuleList>
        {openings?.map(({ at, documentId, documentName }) => (
          <RuleListRow key={documentId} size="sm">
            <Link
              to={`${clientScreenPath("documents", clientId)}&document=${documentId}`}
              className="min-w-0 grow wrap-anywhere text-fg hover:text-accent"
            >
              {documentName}
            </Link>
            <time dateTime={at} className="shrink-0 text-caption text-fg-3">
              {formatRecentDate(at, clock)}
            </time>
          </RuleListRow>
        ))}
      </RuleList>
    </ClientSection>
  );
}

type ClientQuestionsProps = {
  clientId: string;
  clock: Clock;
};

/** A client's questions for the broker; renders nothing if there are none. */
function ClientQuestions({ clientId, clock }: ClientQuestionsProps) {
  const { data } = useQuery(clientQuestionsQuery(clientId));
  if (!data || data.items.length === 0) return null;
  return (
    <ClientSection
      id="client-questions"
      title="Questions for you"
      count={data.total}
      shown={data.items.length}
      empty=""
    >
      <RuleList>
        {data.items.map(({ askedAt, deal, id, question }) => (
          <RuleListRow key={id} className="justify-between">
            <div className="min-w-0 wrap-anywhere">
              <p data-slot="preview" className="line-clamp-2 text-fg">
                “{question}”
              </p>
              <p className="text-caption text-fg-3">
                {deal?.name ?? "Asked the assistant"},{" "}
                <time dateTime={askedAt}>{formatRecentDateInline(askedAt, clock)}</time>
              </p>
            </div>
            <TextLink asChild className="shrink-0 font-medium">
              <Link to={assistantPath} aria-label={`Answer: ${question}`}>
                Answer
              </Link>
            </TextLink>
          </RuleListRow>
        ))}
      </RuleList>
    </ClientSection>
  );
}

type ClientEmailsProps = { client: Client; timeZone: string };

/** The emails to a client that weren't delivered. */
function ClientEmails({ client, timeZone }: ClientEmailsProps) {
  const { data } = useQuery(clientEmailsQuery(client.id));
  const unsent = data?.filter(isUnsent) ?? [];
  // A disabled account gets no emails.
  if (client.isDisabled) return null;
  return unsent.map((email) => (
    <UnsentEmail key={email.id} email={email} client={client} timeZone={timeZone} />
  ));
}

function UnsentEmail({ client, email, timeZone }: ClientEmailsProps & { email: ClientEmail }) {
  const { isPending, run } = useAction({
    act: () =>
      read(
        clients[":id"].emails[":emailId"].retry.$post({
          param: { id: client.id, emailId: email.id },
        }),
      ),
    changes: ["clients"],
    failed: "Couldn’t try again.",
  });
  const { detail, title } = formatUnsentEmail(email, timeZone);
  const isFailed = email.state === "dead";
  return (
    <AccountNote>
      <Chip tone={isFailed ? "danger" : "caution"}>{isFailed ? "Not sent" : "Not sent yet"}</Chip>
      <p className="min-w-0 grow basis-56 wrap-anywhere" aria-live="polite">
        <span className="font-medium">{title}.</span> {detail}
      </p>
      <Button
        variant="outline"
        aria-label={`Retry: ${title}`}
        pending={isPending}
        onClick={() => run()}
      >
        Retry
      </Button>
    </AccountNote>
  );
}
