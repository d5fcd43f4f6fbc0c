import { clientPath, offersPath } from "@frontage/content/dashboard";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { prospectStageNames } from "@frontage/records/record-names";
import { prospectStages, type ProspectStage } from "@frontage/records/schemas/listing";
import type { Prospect } from "@frontage/records/schemas/prospect";
import {
  ActionList,
  ActionRow,
  ActionRowActions,
  ActionRowTitleButton,
  ActionRowVerb,
} from "@frontage/ui/action-list";
import { Avatar } from "@frontage/ui/avatar";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import { listings, prospects } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { actUnlessUndone } from "../../session/act-unless-undone.ts";
import { RowMenu } from "../../components/row-menu.tsx";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { saveFile } from "../../files/save-file.ts";
import { formatSending } from "../../portal/format-sending.ts";
import { refresh } from "../../portal/queries.ts";
import { AddProspectDialog } from "./add-prospect-dialog.tsx";
import { dayIn, formatDay, formatTime } from "../../time/dates.ts";
import { EditProspectDialog } from "./edit-prospect-dialog.tsx";
import { ImportProspectsDialog } from "./import-prospects-dialog.tsx";
import { formatShortDay } from "./listing-labels.ts";
import { prospectsQuery } from "./listing-queries.ts";
import { ProspectDialog } from "./prospect-dialog.tsx";
import { TourDialog } from "./tour-dialog.tsx";

type ProspectsProps = { listing: BrokerListing; now: Date };

/** How many of a stage are shown until it is unfolded. */
const shownMax = 8;

/** Downloads a listing's prospects. */
export function DownloadProspects({ listing }: Omit<ProspectsProps, "now">) {
  const { isPending, run } = useAction({
    act: async () =>
      saveFile(
        await readFile(listings[":id"]["prospects.csv"].$get({ param: { id: listing.id } })),
        `Prospects of ${listing.details.address}.csv`,
      ),
    failed: "Couldn’t download the list.",
  });
  return (
    <TextLink asChild>
      <button type="button" className="cursor-pointer" disabled={isPending} onClick={() => run()}>
        Download list
      </button>
    </TextLink>
  );
}

/** Adds prospects to a listing, from a file or one by hand. */
export function AddProspects({ listing }: Omit<ProspectsProps, "now">) {
  const [open, setOpen] = useState<"form" | "import">();
  const dialog = { listingId: listing.id, onClose: () => setOpen(undefined) };
  return (
    <>
      <TextLink asChild>
        <button
          type="button"
          className="cursor-pointer"
          aria-haspopup="dialog"
          onClick={() => setOpen("import")}
        >
          Import
        </button>
      </TextLink>
      <TextLink asChild>
        <button
          type="button"
          className="cursor-pointer"
          aria-haspopup="dialog"
          onClick={() => setOpen("form")}
        >
          Add a prospect
        </button>
      </TextLink>
      {open === "import" && <ImportProspectsDialog {...dialog} />}
      {open === "form" && <AddProspectDialog {...dialog} />}
    </>
  );
}

/** A listing's prospects by the furthest stage they reached, each with what waits. */
export function Prospects({ listing, now }: ProspectsProps) {
  const query = useQuery(prospectsQuery(listing.id));
  const [unfolded, setUnfolded] = useState<readonly ProspectStage[]>([]);
  const [openId, setOpenId] = useState<string>();
  const { data } = query;
  const { linkedId, unlink } = useLinked(data !== undefined);
  if (!data) {
    return query.error ? (
      <LoadFailed what="prospects" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <div role="group" aria-busy="true" aria-label="Loading">
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <p className="border-t border-fg py-4 text-ui text-fg-3">
        Nobody yet. Whoever asks about the listing or signs its agreement appears here.
      </p>
    );
  }
  const open = data.find(({ id }) => id === (openId ?? linkedId));
  return (
    <div>
      <div
        aria-hidden
        className="hidden min-h-9 gap-x-3.5 border-b border-fg pt-1.5 text-caption text-fg-3 md:grid md:grid-cols-[2.25rem_minmax(8rem,11.25rem)_minmax(0,1fr)_minmax(11.75rem,auto)]"
      >
        <span />
        <span>Prospect</span>
        <span>Opened</span>
        <span>Last seen</span>
      </div>
      {prospectStages.toReversed().map((stage) => {
        const ofStage = data.filter((prospect) => prospect.stage === stage);
        if (ofStage.length === 0) return null;
        // Many who only inquired would bury the rest of the page.
        const folded = stage === "inquired" && ofStage.length > shownMax ? 0 : shownMax;
        const shown = unfolded.includes(stage) ? ofStage : ofStage.slice(0, folded);
        return (
          <section key={stage} aria-labelledby={`prospects-${stage}`}>
            <h3
              id={`prospects-${stage}`}
              className="flex gap-2 border-b border-hairline pt-5 pb-2.25 text-caption font-normal text-fg-3"
            >
              <span className="font-semibold text-fg">{prospectStageNames[stage]}</span>
              {ofStage.length}
              {shown.length < ofStage.length && (
                <TextLink asChild className="ml-auto text-ui font-medium">
                  <button
                    type="button"
                    className="cursor-pointer"
                    onClick={() => setUnfolded((stages) => [...stages, stage])}
                  >
                    Show all {ofStage.length}
                  </button>
                </TextLink>
              )}
            </h3>
            <ActionList aria-labelledby={`prospects-${stage}`} className="border-t-0">
              {shown.map((prospect) => (
                <Row
                  key={prospect.id}
                  listing={listing}
                  now={now}
                  prospect={prospect}
                  onWrite={() => setOpenId(prospect.id)}
                />
              ))}
            </ActionList>
          </section>
        );
      })}
      {open && (
        <ProspectDialog
          prospect={open}
          timeZone={listing.details.timeZone}
          onClose={() => {
            setOpenId(undefined);
            unlink();
          }}
          onCloseAutoFocus={(event) => {
            // Nothing had the focus before.
            if (openId === undefined) {
              event.preventDefault();
              document.getElementById("prospects")?.focus();
            }
          }}
        />
      )}
    </div>
  );
}

/** Scrolls here for a link to `#prospects`, or to one of them: `?prospect=…`, who is then open. */
function useLinked(isReady: boolean) {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const linkedId = new URLSearchParams(search).get("prospect") ?? undefined;
  useEffect(() => {
    if (!isReady || (linkedId === undefined && hash !== "#prospects")) return;
    const heading = document.getElementById("prospects");
    heading?.scrollIntoView();
    // The dialog has the focus.
    if (linkedId === undefined) heading?.focus({ preventScroll: true });
  }, [hash, isReady, key, linkedId]);
  return {
    linkedId,
    unlink: () => {
      if (linkedId !== undefined) void navigate(pathname, { replace: true });
    },
  };
}

type RowProps = ProspectsProps & { prospect: Prospect; onWrite: () => void };

/** What is left of someone who was erased. */
function ErasedRow({ prospect }: Pick<RowProps, "prospect">) {
  const { id, name, signedAt } = prospect;
  const download = useDownloadAgreement(prospect);
  return (
    <ActionRow>
      <Avatar name={name} aria-hidden />
      <p className="min-w-0 text-fg-3 wrap-anywhere">{name}</p>
      <p className="min-w-0 text-fg-3 max-md:col-span-2 max-md:col-start-2">
        Erased, except what the law has you keep
      </p>
      <ActionRowActions>
        {signedAt !== undefined && (
          <RowMenu
            name={`${name}, ${id.slice(0, 4)}`}
            items={[{ label: "Signed agreement", onSelect: () => download.run() }]}
          />
        )}
      </ActionRowActions>
    </ActionRow>
  );
}

const useDownloadAgreement = ({ id, name }: Prospect) =>
  useAction({
    act: async () =>
      saveFile(
        await readFile(prospects[":id"].agreement.$get({ param: { id } })),
        `Confidentiality agreement, ${name}.pdf`,
      ),
    failed: "Couldn’t download the agreement.",
  });

function Row(props: RowProps) {
  return props.prospect.erasedAt === undefined ? <LiveRow {...props} /> : <ErasedRow {...props} />;
}

function LiveRow({ listing, now, onWrite, prospect }: RowProps) {
  const { clientId, given, hasOffer, id, lastSeenAt, name, opened } = prospect;
  const { revokedAt, signedAt, stage, unread, unsent, wanted } = prospect;
  const { confirm, dialog } = useConfirm();
  const queryClient = useQueryClient();
  const [isAnswered, setIsAnswered] = useState(false);
  /** Each emails them or shows in their room, so that it waits until it can't be undone. */
  const answerLater = (act: () => Promise<unknown>, sentence: string, whatFailed: string) => {
    setIsAnswered(true);
    actUnlessUndone({
      act,
      sentence,
      onUndo: () => setIsAnswered(false),
      onActing: (request) =>
        void request
          .catch((error: Error) => toast.error(`${whatFailed} ${error.message}`))
          .then(async () => refresh(queryClient, "listings"))
          .finally(() => setIsAnswered(false)),
    });
  };
  const setAccess = (documentIds: readonly string[], isOpen: boolean, sentence: string) =>
    answerLater(
      async () =>
        read(
          prospects[":id"].documents.$put(
            {
              param: { id: prospect.id },
              json: { documentIds: [...documentIds], isOpen, version: prospect.version },
            },
            { init: { keepalive: true } },
          ),
        ),
      sentence,
      isOpen ? "Couldn’t give access." : "Couldn’t withdraw access.",
    );
  // Those that this row shows: one they ask for meanwhile waits.
  const wantedIds = wanted.map((document) => document.id);
  const approve = () => setAccess(wantedIds, true, `${name} approved.`);
  const decline = () =>
    setAccess(wantedIds, false, `${name}’s request declined. They get an email.`);
  const accessItems = listing.documents
    .filter(({ tier }) => tier === "approval")
    .map((document) =>
      given.includes(document.id)
        ? {
            label: `Withdraw access: ${document.name}`,
            onSelect: () =>
              setAccess([document.id], false, `${document.name} is closed to ${name}.`),
          }
        : {
            label: `Give access: ${document.name}`,
            onSelect: () => setAccess([document.id], true, `${document.name} is open to ${name}.`),
          },
    );
  const remind = useAction({
    act: () => read(prospects[":id"].reminder.$post({ param: { id } })),
    changes: ["listings"],
    done: `A new link is on its way to ${name}.`,
    failed: "Couldn’t remind them.",
  });
  const restore = useAction({
    act: async () =>
      read(
        prospects[":id"].access.$put({
          param: { id: prospect.id },
          json: { isRevoked: false, version: prospect.version },
        }),
      ),
    changes: ["listings"],
    done: `${name} can ask for a new link.`,
    failed: "Access wasn’t restored.",
  });
  const revoke = () =>
    confirm({
      title: `Revoke ${name}’s access?`,
      description: "They can no longer open the documents. What they signed and opened stays here.",
      action: "Revoke access",
      act: async () =>
        read(
          prospects[":id"].access.$put({
            param: { id: prospect.id },
            json: { isRevoked: true, version: prospect.version },
          }),
        ),
      changes: ["listings"],
      done: `${name} no longer has access.`,
      focus: () => document.getElementById("prospects")?.focus(),
    });
  const [isEditing, setIsEditing] = useState(false);
  const download = useDownloadAgreement(prospect);
  const erase = () =>
    confirm({
      title: `Erase ${name}?`,
      description: [
        "This permanently deletes their name and contact details, messages, tours and offers, and what they opened, here and at your other listings, and all their inquiries.",
        signedAt && "The agreement they signed is kept, because the law has you keep it.",
        hasOffer
          ? "They have an open offer: decline it first, so that the owner knows. An accepted one is kept, with who made it."
          : "An offer that became a contract is kept, with who made it.",
      ]
        .filter(Boolean)
        .join(" "),
      action: "Erase",
      act: () => read(prospects[":id"].$delete({ param: { id } })),
      changes: ["listings", "inquiries", "events"],
      done: `${name} erased.`,
      focus: () => document.getElementById("prospects")?.focus(),
    });
  const [isAnswering, setIsAnswering] = useState(false);
  const requested = prospect.tours.find(({ status }) => status === "requested");
  const asksForTour = requested !== undefined && revokedAt === undefined;
  const navigate = useNavigate();
  const convert = () =>
    confirm({
      title: `Convert ${name} to a client?`,
      description: `They’ll get an email at ${prospect.email} to set a password. If that’s already a client’s address, what they did here is added to that client instead.`,
      action: "Convert to client",
      variant: "ink",
      act: () => read(prospects[":id"].client.$post({ param: { id } })),
      changes: ["listings", "clients", "inquiries"],
      onDone: (client) => {
        const sending = formatSending(client, `Sending a link to ${client.email}.`);
        toast.success(
          client.isNew ? `${client.name} invited. ${sending}` : `Added to ${client.name}.`,
          { label: "Open", onSelect: () => void navigate(clientPath(client.id)) },
        );
      },
      focus: () => document.getElementById("prospects")?.focus(),
    });
  const wants = wanted.length > 0 && revokedAt === undefined && !isAnswered;
  const isIdle = stage === "signed" && opened.length === 0 && revokedAt === undefined;
  const isWaiting = wants || asksForTour;
  const isReminded = !isWaiting && isIdle && unread === 0;
  const isOffering = !isWaiting && hasOffer && unread === 0;
  return (
    <ActionRow>
      <Avatar name={name} aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        <ActionRowTitleButton aria-haspopup="dialog" onClick={onWrite}>
          {name}
        </ActionRowTitleButton>
        <p className="text-fg-3">{formatWho(prospect)}</p>
        {unsent !== undefined && (
          <p className="font-medium text-error">Last email not sent. {unsent}</p>
        )}
      </div>
      <p className="min-w-0 wrap-anywhere max-md:col-span-2 max-md:col-start-2">
        {formatOpened(prospect, { now, timeZone: listing.details.timeZone })}
      </p>
      <ActionRowActions>
        {lastSeenAt && (
          <span className="mr-2 text-caption whitespace-nowrap text-fg-3 max-md:hidden">
            <span className="sr-only">Last seen </span>
            {formatShortDay(lastSeenAt, { now, timeZone: listing.details.timeZone })}
          </span>
        )}
        {wants && (
          <ActionRowVerb aria-label={`Approve: ${name}`} onClick={approve}>
            Approve
          </ActionRowVerb>
        )}
        {!wants && asksForTour && (
          <ActionRowVerb
            aria-haspopup="dialog"
            aria-label={`Answer: ${name} asks for a tour`}
            onClick={() => setIsAnswering(true)}
          >
            Answer
          </ActionRowVerb>
        )}
        {isOffering && (
          <ActionRowVerb asChild aria-label={`Review the offer of ${name}`}>
            <Link to={offersPath(listing.id)}>Review</Link>
          </ActionRowVerb>
        )}
        {isReminded && (
          <ActionRowVerb
            aria-label={`Remind ${name}`}
            pending={remind.isPending}
            onClick={() => remind.run()}
          >
            Remind
          </ActionRowVerb>
        )}
        {!isWaiting && !isReminded && !isOffering && (
          <ActionRowVerb
            aria-haspopup="dialog"
            aria-label={`${unread > 0 ? "Reply to" : "Message"} ${name}`}
            onClick={onWrite}
          >
            {unread > 0 ? "Reply" : "Message"}
          </ActionRowVerb>
        )}
        <RowMenu
          name={name}
          items={[
            { label: "Message", onSelect: onWrite },
            { label: "Edit", onSelect: () => setIsEditing(true) },
            ...(signedAt === undefined
              ? []
              : [{ label: "Signed agreement", onSelect: () => download.run() }]),
            ...(asksForTour && wants
              ? [{ label: "Answer about the tour", onSelect: () => setIsAnswering(true) }]
              : []),
            ...(wants ? [{ label: "Decline the request", onSelect: decline }] : []),
            ...(signedAt !== undefined && revokedAt === undefined && !isAnswered
              ? accessItems
              : []),
            clientId === undefined
              ? { label: "Convert to client", onSelect: convert }
              : { label: "Open the client", to: clientPath(clientId) },
            revokedAt === undefined
              ? { label: "Revoke access", onSelect: revoke }
              : { label: "Restore access", onSelect: () => restore.run() },
            { label: "Erase", onSelect: erase },
          ]}
        />
      </ActionRowActions>
      {dialog}
      {isEditing && <EditProspectDialog prospect={prospect} onClose={() => setIsEditing(false)} />}
      {requested && isAnswering && (
        <TourDialog
          hasClient={listing.client !== undefined}
          prospect={prospect}
          timeZone={listing.details.timeZone}
          tour={requested}
          onClose={() => setIsAnswering(false)}
        />
      )}
    </ActionRow>
  );
}

/** "Abara Retail Partners", "Broker for Template Family Office" */
function formatWho({ buyerName, company, role }: Prospect): string {
  if (role === "broker") return `Broker for ${buyerName ?? "a private buyer"}`;
  return role === "lender" ? [company, "lender"].filter(Boolean).join(", ") : company;
}

/** "OM 6 times, rent roll. Wants the leases" */
function formatOpened(
  { opened, revokedAt, signedAt, tours, unread, wanted }: Prospect,
  clock: { now: Date; timeZone: string },
): string {
  const names = opened.map(({ count, isOfferingMemorandum, name }) => {
    if (!isOfferingMemorandum) return name.charAt(0).toLowerCase() + name.slice(1);
    return count === 1 ? "OM once" : `OM ${count} times`;
  });
  const read = names.join(", ");
  const first = read && read.charAt(0).toUpperCase() + read.slice(1);
  return [
    first || (signedAt ? `Nothing yet. Signed ${formatShortDay(signedAt, clock)}` : ""),
    wanted.length > 0 && `Wants ${wanted.map(({ name }) => name.toLowerCase()).join(", ")}`,
    ...tours.map(
      ({ startsAt, status }) =>
        `${status === "requested" ? "Asks for a tour" : "Tour"} ${formatTour(startsAt, clock.timeZone)}`,
    ),
    unread > 0 && (unread === 1 ? "A question" : `${unread} questions`),
    revokedAt && "Room closed",
  ]
    .filter(Boolean)
    .join(". ");
}

/** "Sun, Nov 29, 2pm" */
function formatTour(startsAt: string, timeZone: string): string {
  const day = formatDay(dayIn(startsAt, timeZone), {
    weekday: "short",
    month: "short",
    day: "numeric",
  });
  return `${day}, ${formatTime(startsAt, timeZone)}`;
}
