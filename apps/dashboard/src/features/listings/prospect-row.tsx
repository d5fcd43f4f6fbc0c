import { clientPath, offersPath } from "@frontage/content/dashboard";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import {
  type Prospect,
  type TourAnswer,
  tourAnswerSchema,
} from "@frontage/records/schemas/prospect";
import {
  ActionRow,
  ActionRowActions,
  ActionRowDetail,
  ActionRowHead,
  ActionRowMeta,
  ActionRowText,
  ActionRowTitleButton,
  ActionRowVerb,
} from "@frontage/ui/action-list";
import { Avatar } from "@frontage/ui/avatar";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";

import { agreements as agreementFiles, prospects, tours } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { RowMenu } from "../../components/row-menu.tsx";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { saveFile } from "../../files/save-file.ts";
import { formatSending } from "../../components/notified.ts";
import { RequestError } from "../../api/request-error.ts";
import { refresh } from "../../api/queries.ts";
import { actUnlessUndone } from "../../session/act-unless-undone.ts";
import { type Clock, dayIn, formatDateTime, formatDay, formatTime } from "../../time/dates.ts";
import { formatShortDay, formatShortDayInline } from "./listings.ts";
import { EditProspectDialog } from "./prospect-form.tsx";
import { formatSignedElsewhere, SignedElsewhereDialog } from "./signed-elsewhere.tsx";

type RowProps = {
  listing: BrokerListing;
  now: Date;
  prospect: Prospect;
  onWrite: () => void;
};

/** A prospect in a listing, with the action that is needed. */
export function ProspectRow(props: RowProps) {
  return props.prospect.erasedAt === undefined ? <LiveRow {...props} /> : <ErasedRow {...props} />;
}

function LiveRow({ listing, now, onWrite, prospect }: RowProps) {
  const { clientId, given, hasOffer, id, lastSeenAt, name, opened } = prospect;
  const { revokedAt, signedAt, stage, unread, unsent, wanted } = prospect;
  const { confirm, dialog } = useConfirm();
  const queryClient = useQueryClient();
  const [isAnswered, setIsAnswered] = useState(false);
  /**
   * Delays an answer until it can't be undone any more: it sends an email, or appears in the
   * prospect's room.
   */
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
  // Only documents that this row shows are answered; later requests stay.
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
  const [isRecording, setIsRecording] = useState(false);
  const clock = { now, timeZone: listing.details.timeZone };
  const agreementItems = useAgreementItems(prospect, clock);
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
      <ActionRowHead>
        <ActionRowTitleButton aria-haspopup="dialog" onClick={onWrite}>
          {name}
        </ActionRowTitleButton>
        <ActionRowDetail>{formatWho(prospect)}</ActionRowDetail>
        {unsent !== undefined && (
          <p className="font-medium text-error">Last email not sent. {unsent}</p>
        )}
      </ActionRowHead>
      <ActionRowText>{formatOpened(prospect, clock)}</ActionRowText>
      <ActionRowActions>
        {lastSeenAt && (
          <ActionRowMeta>
            <span className="sr-only">Last seen </span>
            {formatShortDay(lastSeenAt, clock)}
          </ActionRowMeta>
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
            ...agreementItems,
            { label: "Signed elsewhere…", onSelect: () => setIsRecording(true) },
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
              : { label: "Give access back", onSelect: () => restore.run() },
            { label: "Erase", onSelect: erase },
          ]}
        />
      </ActionRowActions>
      {dialog}
      {isEditing && (
        <EditProspectDialog
          listing={listing}
          prospect={prospect}
          onClose={() => setIsEditing(false)}
        />
      )}
      {isRecording && (
        <SignedElsewhereDialog
          prospect={prospect}
          {...clock}
          onClose={() => setIsRecording(false)}
        />
      )}
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

/** The remaining record of an erased prospect. */
function ErasedRow({ listing, now, prospect }: Omit<RowProps, "onWrite">) {
  const { id, name } = prospect;
  const items = useAgreementItems(prospect, { now, timeZone: listing.details.timeZone });
  return (
    <ActionRow>
      <Avatar name={name} aria-hidden />
      <p className="min-w-0 text-fg-3 wrap-anywhere">{name}</p>
      <ActionRowText className="text-fg-3">Erased, except what the law has you keep</ActionRowText>
      <ActionRowActions>
        {items.length > 0 && <RowMenu name={`${name}, ${id.slice(0, 4)}`} items={items} />}
      </ActionRowActions>
    </ActionRow>
  );
}

/** Menu items that download what a prospect signed. */
function useAgreementItems({ agreements, name }: Prospect, clock: Clock) {
  const { run } = useAction({
    act: async (id: string) =>
      saveFile(
        await readFile(agreementFiles[":id"].$get({ param: { id } })),
        `Confidentiality agreement, ${name}.pdf`,
      ),
    failed: "Couldn’t download the agreement.",
  });
  return agreements.map(({ elsewhere, id, signedAt }) => ({
    label: [
      "Signed agreement",
      elsewhere && "elsewhere",
      agreements.length > 1 && formatShortDayInline(signedAt, clock),
    ]
      .filter(Boolean)
      .join(", "),
    onSelect: () => run(id),
  }));
}

/** A prospect's company or role: "Abara Retail Partners", "Broker for Template Family Office". */
function formatWho({ buyerName, company, role }: Prospect): string {
  if (role === "broker") return `Broker for ${buyerName ?? "a private buyer"}`;
  return role === "lender" ? [company, "lender"].filter(Boolean).join(", ") : company;
}

/** What a prospect has opened, and wants: "OM 6 times, rent roll. Wants the leases". */
function formatOpened(
  { agreements, opened, revokedAt, signedAt, tours, unread, wanted }: Prospect,
  clock: Clock,
): string {
  const names = opened.map(({ count, isOfferingMemorandum, name }) => {
    if (!isOfferingMemorandum) return name.charAt(0).toLowerCase() + name.slice(1);
    return count === 1 ? "OM once" : `OM ${count} times`;
  });
  const read = names.join(", ");
  const first = read && read.charAt(0).toUpperCase() + read.slice(1);
  const elsewhere = agreements.findLast((agreement) => agreement.elsewhere);
  const signed = elsewhere
    ? formatSignedElsewhere(formatShortDayInline(elsewhere.signedAt, clock))
    : signedAt && !first && `Signed ${formatShortDay(signedAt, clock)}`;
  return [
    signedAt && !first && "Nothing opened yet",
    signed,
    first,
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

/** A tour's day and time: "Sun, Nov 29, 2pm". */
function formatTour(startsAt: string, timeZone: string): string {
  const day = formatDay(dayIn(startsAt, timeZone), {
    weekday: "short",
    month: "short",
    day: "numeric",
  });
  return `${day}, ${formatTime(startsAt, timeZone)}`;
}

type TourDialogProps = {
  /** Whether the listing has a client, whose calendar shows a confirmed tour. */
  hasClient: boolean;
  prospect: Pick<Prospect, "name">;
  timeZone: string;
  tour: Prospect["tours"][number];
  onClose: () => void;
};

/** A dialog that answers a prospect's request for a tour. */
function TourDialog({ hasClient, onClose, prospect, timeZone, tour }: TourDialogProps) {
  const [overlaps, setOverlaps] = useState(false);
  const form = useRecordForm<TourAnswer, void>({
    schema: tourAnswerSchema,
    values: { answer: "confirm", note: "" },
    draftName: `tour-${tour.id}`,
    isChange: false,
    save: async (answer) => {
      await read(tours[":id"].answer.$post({ param: { id: tour.id }, json: answer })).catch(
        (error: unknown) => {
          if (error instanceof RequestError && error.fields["answer"]) setOverlaps(true);
          throw error;
        },
      );
    },
    changes: ["listings", "events"],
    done: (_, { answer }) =>
      `Tour ${answer === "decline" ? "declined" : "confirmed"}. ${prospect.name} gets an email.`,
    onSaved: onClose,
  });
  const { errors, failure, isPending, onDiscard, onSubmit, register } = form;
  const asked = `${prospect.name} asks for a tour: ${formatDateTime(tour.startsAt, timeZone)}.`;
  return (
    <RecordDialog
      title="Request for a tour"
      description={
        hasClient ? `${asked} Once confirmed, it is in your calendar and your client’s.` : asked
      }
      submit="Send answer"
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      {tour.note && (
        <p className="rounded-control border border-hairline p-3.5 text-ui wrap-anywhere whitespace-pre-line text-fg sm:col-span-2">
          {tour.note}
        </p>
      )}
      <Field label="Answer" error={errors.answer?.message} className="sm:col-span-2">
        <Select required {...register("answer")}>
          <option value="confirm">Confirm the tour</option>
          {overlaps && <option value="confirm-anyway">Confirm it anyway</option>}
          <option value="decline">Decline, and ask for another time</option>
        </Select>
      </Field>
      <Field
        label="Note (optional)"
        hint="Sent with the email."
        error={errors.note?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("note")} />
      </Field>
    </RecordDialog>
  );
}
