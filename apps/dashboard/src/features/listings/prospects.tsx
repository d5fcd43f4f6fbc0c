import { prospectStageNames } from "@frontage/records/record-names";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { prospectStages, type ProspectStage } from "@frontage/records/schemas/listing";
import { prospectReplySchema, type Prospect } from "@frontage/records/schemas/prospect";
import { ActionList } from "@frontage/ui/action-list";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { listings, prospects } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { MessageDialog } from "../../components/message-dialog.tsx";
import { useAction } from "../../components/use-action.ts";
import { saveFile } from "../../files/save-file.ts";
import { dayIn, formatDateTime, formatDay } from "../../time/dates.ts";
import { ImportProspectsDialog } from "./import-prospects.tsx";
import { prospectMessagesQuery, prospectsQuery } from "./listings.ts";
import { AddProspectDialog } from "./prospect-form.tsx";
import { ProspectRow } from "./prospect-row.tsx";
import { formatSignedElsewhere } from "./signed-elsewhere.tsx";

type ProspectsProps = { listing: BrokerListing; now: Date };

/** A stage with more prospects than these is expanded on request. */
const collapsedProspectsMax = 8;
const fullDay = { month: "short", day: "numeric", year: "numeric" } as const;

/** A button that downloads a listing's prospects. */
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

/** Buttons that add prospects to a listing, from a file or by hand. */
export function AddProspects({ listing, now }: ProspectsProps) {
  const [open, setOpen] = useState<"form" | "import">();
  const onClose = () => setOpen(undefined);
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
      {open === "import" && <ImportProspectsDialog listingId={listing.id} onClose={onClose} />}
      {open === "form" && <AddProspectDialog {...{ listing, now, onClose }} />}
    </>
  );
}

/** A listing's prospects by the furthest stage reached, each with the action that is needed. */
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
      {/* In the rows' columns; where they are narrow, what was opened is below the name. */}
      <div aria-hidden className="@container/action-list border-b border-fg">
        <div className="hidden min-h-9 grid-cols-[3.5rem_minmax(0,1fr)_7.25rem_7rem] gap-x-4 pt-1.5 text-caption text-fg-3 @xl/action-list:grid @4xl/action-list:grid-cols-[3.5rem_14.5rem_minmax(0,1fr)_7.25rem_8rem]">
          <span />
          <span>Prospect</span>
          <span className="hidden @4xl/action-list:block">Opened</span>
          <span className="pr-3 text-right">Last seen</span>
        </div>
      </div>
      {prospectStages.toReversed().map((stage) => {
        const stageProspects = data.filter((prospect) => prospect.stage === stage);
        if (stageProspects.length === 0) return null;
        // Many prospects who only inquired are collapsed: they would bury the rest of the page.
        const collapsedMax =
          stage === "inquired" && stageProspects.length > collapsedProspectsMax
            ? 0
            : collapsedProspectsMax;
        const shown = unfolded.includes(stage)
          ? stageProspects
          : stageProspects.slice(0, collapsedMax);
        return (
          <section key={stage} aria-labelledby={`prospects-${stage}`}>
            <h3
              id={`prospects-${stage}`}
              className="flex gap-2 border-b border-hairline pt-5 pb-2.25 text-caption font-normal text-fg-3"
            >
              <span className="font-semibold text-fg">{prospectStageNames[stage]}</span>
              {stageProspects.length}
              {shown.length < stageProspects.length && (
                <TextLink asChild className="ml-auto text-ui font-medium">
                  <button
                    type="button"
                    className="cursor-pointer"
                    onClick={() => setUnfolded((stages) => [...stages, stage])}
                  >
                    Show all {stageProspects.length}
                  </button>
                </TextLink>
              )}
            </h3>
            <ActionList aria-labelledby={`prospects-${stage}`} className="border-t-0">
              {shown.map((prospect) => (
                <ProspectRow
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
            // Opened by a link, the dialog has no earlier focus to return to.
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

/**
 * Scrolls to the heading for a link to `#prospects`, or to a prospect: `?prospect=…`, whose dialog
 * then opens.
 */
function useLinked(isReady: boolean) {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const linkedId = new URLSearchParams(search).get("prospect") ?? undefined;
  useEffect(() => {
    if (!isReady || (linkedId === undefined && hash !== "#prospects")) return;
    const heading = document.getElementById("prospects");
    heading?.scrollIntoView();
    // With a prospect, the focus belongs to the dialog.
    if (linkedId === undefined) heading?.focus({ preventScroll: true });
  }, [hash, isReady, key, linkedId]);
  return {
    linkedId,
    unlink: () => {
      if (linkedId !== undefined) void navigate(pathname, { replace: true });
    },
  };
}

/** A dialog with the messages between a prospect and the broker, and a new message. */
function ProspectDialog({
  onClose,
  onCloseAutoFocus,
  prospect,
  timeZone,
}: {
  prospect: Prospect;
  timeZone: string;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const { agreements, company, email, id, name, phone } = prospect;
  const { data: messages = [] } = useQuery(prospectMessagesQuery(id));
  // A retry has the same id, so that it isn't a second message.
  const [messageId] = useState(() => crypto.randomUUID());
  return (
    <MessageDialog
      title={name}
      description={[company, email, phone].filter(Boolean).join(", ")}
      submit="Send message"
      done={`Your message is on its way to ${name}.`}
      fields={[
        {
          name: "text",
          label: "Message",
          hint: "Sent as email, and shown in the document room.",
        },
      ]}
      schema={prospectReplySchema}
      values={{ text: "" }}
      draftName={`prospect-${id}`}
      send={(json) =>
        read(prospects[":id"].messages[":messageId"].$post({ param: { id, messageId }, json }))
      }
      changes={["listings"]}
      {...{ onClose, onCloseAutoFocus }}
    >
      {agreements.map(
        ({ elsewhere, id: key, signedAt }) =>
          elsewhere && (
            <p key={key} className="text-small text-fg-3 sm:col-span-2">
              {formatSignedElsewhere(formatDay(dayIn(signedAt, timeZone), fullDay))}, until{" "}
              {formatDay(elsewhere.endsOn, fullDay)}. Recorded by {elsewhere.recordedBy}.{" "}
              {elsewhere.note}
            </p>
          ),
      )}
      {messages.length > 0 && (
        <ol className="grid gap-4 sm:col-span-2">
          {messages.map(({ author, authorName, id: key, sentAt, text }) => (
            <li
              key={key}
              className={`rounded-control p-3.5 text-ui ${author === "broker" ? "bg-sunken" : "border border-hairline"}`}
            >
              <p className="text-caption text-fg-3">
                <span className="font-medium text-fg">{authorName}</span>,{" "}
                {formatDateTime(sentAt, timeZone)}
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line text-fg">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </MessageDialog>
  );
}
