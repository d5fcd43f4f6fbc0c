import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import { mailtoOf } from "@frontage/records/mailto";
import type { Client } from "@frontage/records/schemas/client";
import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import {
  CalendarPlus,
  MessageSquare,
  Plus,
  AtSign,
  Ban,
  Download,
  RotateCcw,
  Share,
  Sparkles,
  Trash2,
} from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { Chip } from "@frontage/ui/chip";

import { BarActions, useScreenBar } from "../../navigation/screen-bar.tsx";
import { type Clock, formatDateTime } from "../../time/dates.ts";
import { AssistantOffLine, ClientAccessLine, UnsubscribedLine } from "./client-access-line.tsx";
import { clientScreenPath } from "./client-paths.ts";
import { useClientAccess, useClientAssistant } from "./use-client-access.ts";
import { useEmailChange } from "./use-email-change.tsx";
import { AccountNote } from "../../components/account-note.tsx";
import { EmailChangeNote } from "../../components/email-change-note.tsx";
import { MoreButton } from "../../components/row-menu.tsx";

type PreferredContact = NonNullable<ClientSummary["wishes"]>["preferredContact"];

type ClientHeaderProps = Pick<ClientActionsProps, "onAddDeal" | "onAddEvent" | "onShare"> & {
  client: Client;
  clock: Clock;
  preferred: PreferredContact | undefined;
};

/** A client's name, contact details and last login, and the actions on the client. */
export function ClientHeader({ client, clock, preferred, ...actions }: ClientHeaderProps) {
  const { name } = client;
  useScreenBar({ back, title: name, note: client.company || undefined });
  useEffect(() => {
    // The link that opened this page is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, []);
  const access = useClientAccess(client, focusHeading);
  const assistant = useClientAssistant(client);
  const emailChange = useEmailChange(client, focusHeading);
  const canChangeEmail =
    (client.isInvited || !client.isDisabled) &&
    !(client.emailChange && Date.parse(client.emailChange.expiresAt) > clock.now.getTime());
  return (
    <>
      <ClientActions
        {...{ access, assistant, client, ...actions }}
        onChangeEmail={canChangeEmail ? emailChange.open : undefined}
      />
      {client.photo && <Avatar name={name} src={client.photo} size="lg" aria-hidden />}
      <Details client={client} preferred={preferred} />
      <ClientAccessLine {...{ access, client, clock }} />
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
  /** Absent if the client has no deal, to which documents belong. */
  onShare: (() => void) | undefined;
};

/** The most frequent actions, and a menu with the rest, in the header; on a phone, only the menu. */
function ClientActions(props: ClientActionsProps) {
  const { access, assistant, client, onAddDeal, onAddEvent, onChangeEmail, onShare } = props;
  const { id, unreadMessages } = client;
  const messages = unreadMessages > 0 ? `Message (${unreadMessages} unread)` : "Message";
  return (
    <BarActions>
      <Button asChild variant="outline" className="max-md:hidden">
        <Link to={clientScreenPath("messages", id)}>
          <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
          {messages}
        </Link>
      </Button>
      {onShare ? (
        <Button variant="ink" className="max-md:hidden" onClick={onShare}>
          Share a document
        </Button>
      ) : (
        <Button variant="ink" className="max-md:hidden" onClick={onAddDeal}>
          Add a deal
        </Button>
      )}
      <ClientMenu {...{ access, assistant, client, onChangeEmail }}>
        <DropdownMenuItem asChild className="md:hidden">
          <Link to={clientScreenPath("messages", id)}>
            <MessageSquare aria-hidden strokeWidth={1.5} />
            {messages}
          </Link>
        </DropdownMenuItem>
        {onShare && (
          <DropdownMenuItem className="md:hidden" onSelect={onShare}>
            <Share aria-hidden strokeWidth={1.5} />
            Share a document
          </DropdownMenuItem>
        )}
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
    </BarActions>
  );
}

const back = { label: screenTitles.clients, to: dashboardPaths.clients };

const focusHeading = () => document.querySelector("h1")?.focus({ preventScroll: true });

const preferenceNames: Record<PreferredContact, string> = {
  email: "prefers email",
  phone: "prefers a call",
  message: "prefers messages here",
};

type DetailsProps = { client: Client; preferred: PreferredContact | undefined };

/** How to reach the client, according to their profile, and the login email if it differs. */
function Details({ client, preferred }: DetailsProps) {
  const { company, contactEmail, email, phone } = client;
  const linkClasses = "underline-hairline hover:text-fg";
  return (
    <div className="text-small wrap-anywhere text-fg-2 not-first:mt-2.25">
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

type ClientMenuProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  /** Absent if there is no assistant. */
  assistant: ReturnType<typeof useClientAssistant>;
  /** Absent while the email can’t be changed. */
  onChangeEmail: (() => void) | undefined;
  /** Menu items above these. */
  children: ReactNode;
};

/** The menu of less frequent actions on a client and their account. */
function ClientMenu(props: ClientMenuProps) {
  const { access, assistant, children, client, onChangeEmail } = props;
  const { isDisabled, isInvited, isUninvited, name } = client;
  const [enable, disable] = isInvited
    ? [isUninvited ? "Invite" : "Invite again", "Cancel invitation"]
    : ["Enable account", "Disable account"];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MoreButton name={name} className="max-md:border-transparent" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {children}
        <DropdownMenuItem onSelect={() => access.download.run()}>
          <Download aria-hidden strokeWidth={1.5} />
          Download their data
        </DropdownMenuItem>
        {onChangeEmail && (
          <DropdownMenuItem onSelect={onChangeEmail}>
            <AtSign aria-hidden strokeWidth={1.5} />
            Change login email
          </DropdownMenuItem>
        )}
        {assistant && (
          <DropdownMenuItem onSelect={() => assistant.setOn(assistant.isOff)}>
            <Sparkles aria-hidden strokeWidth={1.5} />
            {assistant.isOff ? "Turn on the assistant" : "Turn off the assistant"}
          </DropdownMenuItem>
        )}
        {isDisabled ? (
          <DropdownMenuItem onSelect={() => access.enabling.run()}>
            <RotateCcw aria-hidden strokeWidth={1.5} />
            {enable}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={access.confirmDisable}>
            <Ban aria-hidden strokeWidth={1.5} />
            {disable}
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={access.confirmErase}>
          <Trash2 aria-hidden strokeWidth={1.5} />
          Erase client
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type AccessNotesProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  emailChange: ReturnType<typeof useEmailChange>;
  timeZone: string;
};

/**
 * Notes that a client can't log in, that their email is changing, or that they asked to close the
 * account.
 */
function AccessNotes({ access, client, emailChange, timeZone }: AccessNotesProps) {
  const { closureRequestedAt, isDisabled, isInvited, isUninvited, name } = client;
  const { confirmDecline, confirmErase, download, enabling } = access;
  return (
    <>
      {/* Clients without an invitation have a line below the name instead. */}
      {isDisabled && !isUninvited && (
        <AccountNote>
          <Chip tone="caution">{isInvited ? "Invitation canceled" : "Account disabled"}</Chip>
          <p className="grow">{name} can’t log in.</p>
          <Button variant="outline" pending={enabling.isPending} onClick={() => enabling.run()}>
            {isInvited ? "Invite again" : "Enable account"}
          </Button>
        </AccountNote>
      )}
      {client.emailChange && (
        <EmailChangeNote
          change={client.emailChange}
          isCanceling={emailChange.canceling.isPending}
          onCancel={() => emailChange.canceling.run()}
          timeZone={timeZone}
        />
      )}
      {closureRequestedAt && (
        <AccountNote>
          <Chip tone="caution">Closure requested</Chip>
          <p className="grow basis-56">
            {name} asked to close their account on{" "}
            <time dateTime={closureRequestedAt}>
              {formatDateTime(closureRequestedAt, timeZone)}
            </time>
            .
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" pending={download.isPending} onClick={() => download.run()}>
              Download their data
            </Button>
            <Button variant="outline" onClick={confirmDecline}>
              Keep open
            </Button>
            <Button variant="outline" onClick={confirmErase}>
              Erase client
            </Button>
          </div>
        </AccountNote>
      )}
    </>
  );
}
