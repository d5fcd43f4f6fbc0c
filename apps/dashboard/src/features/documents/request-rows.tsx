import { dealPath } from "@frontage/content/dashboard";
import { broker } from "@frontage/content/broker";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { Chip } from "@frontage/ui/chip";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleListRow } from "@frontage/ui/rule-list";
import { FileClock, FileInput, Check, Eye, Pencil, RotateCcw, X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";

import { MoreButton } from "../../components/row-menu.tsx";
import { useKeptFocus } from "../../components/use-kept-focus.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { dayIn, type Clock } from "../../time/dates.ts";
import { openDocument } from "./document-search.ts";
import { formatDue, formatWaiting, isUrgent } from "./request-labels.ts";
import { useRequestActions, type RequestActions } from "./use-request-actions.tsx";

type RequestRowsProps = {
  /** Open requests. */
  requests: readonly DocumentRequest[];
  clock: Clock;
  /** Whether the rows name their deals, because there are several. */
  hasDeal?: boolean;
  /** Opens the upload of a requested document, for a client. */
  onUpload: (request: DocumentRequest) => void;
};

/**
 * Rows of requested documents, each with one action: a client uploads; a broker reminds, and checks
 * off received documents.
 */
export function RequestRows({ requests, ...props }: RequestRowsProps) {
  const { actions, dialog } = useRequestActions();
  return (
    <>
      {requests.map((request) => (
        <Row key={request.id} request={request} actions={actions} {...props} />
      ))}
      {dialog}
    </>
  );
}

type RowProps = Omit<RequestRowsProps, "requests"> & {
  request: DocumentRequest;
  /** For brokers only. */
  actions: ReturnType<typeof useRequestActions>["actions"];
};

function Row({ actions, clock, hasDeal, onUpload, request }: RowProps) {
  const { canRemind, dealId, id, label, note, dealName, status } = request;
  const row = useRef<HTMLLIElement>(null);
  const isNamed = useLocation().hash === `#request-${id}`;
  // The clicked button may disappear: the focus stays in the row, on the menu or the document's
  // link.
  const keptFocus = useKeptFocus(row, (element) =>
    element.querySelector<HTMLElement>("[aria-haspopup], a"),
  );
  const isReceived = status === "received";
  const Icon = isReceived ? FileInput : FileClock;
  return (
    <RuleListRow
      ref={row}
      id={`request-${id}`}
      tabIndex={-1}
      {...keptFocus}
      className={`scroll-mt-44 outline-none md:scroll-mt-36 @max-lg/requests:flex-wrap @max-lg/requests:gap-y-1 @max-lg/requests:pb-3 ${isNamed ? "bg-sunken" : ""}`}
    >
      <Icon
        aria-hidden
        className="size-5 shrink-0 text-fg-3 @max-lg/requests:self-start"
        strokeWidth={1.5}
      />
      <span className="min-w-0 grow wrap-anywhere @max-lg/requests:basis-[calc(100%-2.125rem)]">
        <span className="block font-medium text-fg">
          {isReceived ? <DocumentLink request={request} /> : label}
        </span>
        <Caption request={request} clock={clock} isForBroker={actions !== undefined} />
        {hasDeal && (
          <span className="block text-caption text-fg-3">
            <Link to={dealPath(dealId)} className="relative underline-hairline hover:text-fg">
              {dealName}
            </Link>
          </span>
        )}
        {note && <span className="block text-caption text-pretty text-fg-2">“{note}”</span>}
      </span>
      <span className="flex min-w-0 items-center gap-3.5 @lg/requests:shrink-0 @max-lg/requests:ml-8.5 @max-lg/requests:grow @max-lg/requests:flex-wrap">
        {isReceived && <Chip tone="caution">{actions ? "To check" : "Sent"}</Chip>}
        {!actions && !isReceived && (
          <Verb label={label} onSelect={() => onUpload(request)}>
            Upload
          </Verb>
        )}
        {actions && !isReceived && canRemind && (
          <Verb label={label} onSelect={() => actions.remind(request)}>
            Remind
          </Verb>
        )}
        {actions && !isReceived && !canRemind && (
          <span className="text-caption text-fg-3">Reminded today</span>
        )}
        {actions && isReceived && (
          <Verb label={label} onSelect={() => actions.markReceived(request)}>
            Mark received
          </Verb>
        )}
        {actions && (
          <span className="-ml-3 @max-lg/requests:ml-auto @lg/requests:-mr-2.5">
            <RequestMenu request={request} actions={actions} />
          </span>
        )}
      </span>
    </RuleListRow>
  );
}

function Caption({
  clock,
  isForBroker,
  request,
}: Pick<RowProps, "clock" | "request"> & { isForBroker: boolean }) {
  const { client, createdAt, status } = request;
  const today = dayIn(clock.now, clock.timeZone);
  if (status === "received") {
    const firstName = broker.name.split(" ")[0];
    return (
      <span className="block text-caption text-fg-3">
        {isForBroker ? `Received from ${client?.name}` : `${firstName} will check it`}
      </span>
    );
  }
  const due = formatDue(request, today);
  const waiting = formatWaiting(dayIn(createdAt, clock.timeZone), today);
  const asked = isForBroker
    ? `Requested from ${client?.name} ${waiting ? `${waiting} ago` : "today"}`
    : "Requested from you";
  return (
    <span className="block text-caption text-fg-3">
      {asked}
      {due && (
        <>
          {", "}
          <span className={isUrgent(request, today) ? "font-medium text-error" : undefined}>
            {due}
          </span>
        </>
      )}
    </span>
  );
}

function DocumentLink({ request: { documentId, label } }: { request: DocumentRequest }) {
  const { pathWith } = useUrlState(openDocument);
  if (documentId === undefined) return label;
  return (
    <Link
      to={pathWith({ openId: documentId })}
      className="outline-none hover:text-accent focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--focus-ring)"
    >
      {label}
    </Link>
  );
}

/** The action of a row. Its accessible name includes the document. */
function Verb({
  children,
  label,
  onSelect,
}: {
  children: ReactNode;
  label: string;
  onSelect: () => void;
}) {
  return (
    <TextLink asChild className="font-medium">
      <button
        type="button"
        className="relative cursor-pointer pointer-coarse:min-h-11"
        onClick={onSelect}
      >
        {children}
        <span className="sr-only"> {label}</span>
      </button>
    </TextLink>
  );
}

type RequestMenuProps = { request: DocumentRequest; actions: RequestActions };

/** A broker's other actions on a requested document. */
function RequestMenu({ actions, request }: RequestMenuProps) {
  const { pathWith } = useUrlState(openDocument);
  const { documentId, label, status } = request;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MoreButton variant="ghost" name={label} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {documentId !== undefined && (
          <DropdownMenuItem asChild>
            <Link to={pathWith({ openId: documentId })}>
              <Eye aria-hidden strokeWidth={1.5} />
              Preview
            </Link>
          </DropdownMenuItem>
        )}
        {status === "received" ? (
          <DropdownMenuItem onSelect={() => actions.askAgain(request)}>
            <RotateCcw aria-hidden strokeWidth={1.5} />
            Ask again
          </DropdownMenuItem>
        ) : (
          <>
            <DropdownMenuItem onSelect={() => actions.edit(request)}>
              <Pencil aria-hidden strokeWidth={1.5} />
              Edit
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => actions.markReceived(request)}>
              <Check aria-hidden strokeWidth={1.5} />
              Mark received
            </DropdownMenuItem>
          </>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => actions.cancel(request)}>
          <X aria-hidden strokeWidth={1.5} />
          Cancel request
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
