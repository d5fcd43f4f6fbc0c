import { dashboardPaths } from "@frontage/content/dashboard";
import { mailtoOf } from "@frontage/records/mailto";
import type { Client } from "@frontage/records/schemas/client";
import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { DropdownMenuItem, DropdownMenuSeparator } from "@frontage/ui/dropdown-menu";
import { ArrowLeft, CalendarPlus, MessageSquare, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import type { BrokerApi } from "../../portal/portal.ts";
import type { Clock } from "../../time/dates.ts";
import { AccessNotes } from "./access-notes.tsx";
import { AssistantOffLine, ClientAccessLine, UnsubscribedLine } from "./client-access-line.tsx";
import { ClientMenu } from "./client-menu.tsx";
import { ofClientPath } from "./client-paths.ts";
import { useClientAccess } from "./use-client-access.ts";
import { useClientAssistant } from "./use-client-assistant.ts";
import { useEmailChange } from "./use-email-change.tsx";

type PreferredContact = NonNullable<ClientSummary["wishes"]>["preferredContact"];

export type ClientHeaderProps = Pick<ClientActionsProps, "onAddDeal" | "onAddEvent" | "onShare"> & {
  client: Client;
  brokerApi: BrokerApi;
  clock: Clock;
  preferred: PreferredContact | undefined;
};

/** Who a client is, how they log in, and what a broker can do about both. */
export function ClientHeader({
  brokerApi,
  client,
  clock,
  preferred,
  ...actions
}: ClientHeaderProps) {
  const { name } = client;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The row that opened this is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const focusHeading = () => heading.current?.focus();
  const access = useClientAccess(brokerApi, client, focusHeading);
  const assistant = useClientAssistant(brokerApi.assistant, client);
  const emailChange = useEmailChange(brokerApi, client, focusHeading);
  const canChangeEmail =
    (client.isInvited || !client.isDisabled) &&
    !(client.emailChange && Date.parse(client.emailChange.expiresAt) > clock.now.getTime());
  return (
    <>
      <ClientActions
        {...{ access, assistant, client, ...actions }}
        onChangeEmail={canChangeEmail ? emailChange.open : undefined}
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
      <Details client={client} preferred={preferred} />
      <ClientAccessLine {...{ access, brokerApi, client, clock }} />
      {client.marketNotesUnsubscribedAt && (
        <UnsubscribedLine at={client.marketNotesUnsubscribedAt} clock={clock} />
      )}
      {assistant?.isOff && (
        <AssistantOffLine name={name} assistant={assistant} onTurnOn={focusHeading} />
      )}
      {access.dialog}
      {emailChange.dialog}
      <AccessNotes {...{ client, access, emailChange }} timeZone={clock.timeZone} />
    </>
  );
}

type ClientActionsProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  assistant: ReturnType<typeof useClientAssistant>;
  onAddDeal: () => void;
  onAddEvent: () => void;
  onChangeEmail: (() => void) | undefined;
  /** Absent before the first deal, to which everything else attaches. */
  onShare: (() => void) | undefined;
};

/** The way back, the most frequent actions, and a menu with the rest. */
function ClientActions(props: ClientActionsProps) {
  const { access, assistant, client, onAddDeal, onAddEvent, onChangeEmail, onShare } = props;
  const { id, unreadMessages } = client;
  const messages = unreadMessages > 0 ? `Message (${unreadMessages} unread)` : "Message";
  return (
    <div className="mb-3.5 flex min-h-10 flex-wrap items-center justify-end gap-2.5 md:mb-4.5">
      <AllClientsLink />
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

/** The way back to the list. */
export function AllClientsLink() {
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
        <a href={mailtoOf(contactEmail)} className={linkClasses}>
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
