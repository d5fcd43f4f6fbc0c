import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import { formatCapRate, formatDollars, formatRent } from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { documentFormat } from "@frontage/records/document-format";
import { isOnMarket } from "@frontage/records/listing-states";
import { offerSentence } from "@frontage/records/offer-state-text";
import { capitalized, numberWord, offerWord } from "@frontage/records/offer-words";
import {
  type Room,
  type RoomDocument,
  roomMessageFormSchema,
  type RoomTour,
  tourFormSchema,
} from "@frontage/records/schemas/room";
import { Button } from "@frontage/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Calendar, FileCheck, FileText, Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";

import { rooms } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useAction } from "../../components/use-action.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import { useTextForm } from "../../components/use-text-form.ts";
import { fileSize } from "../../files/file-size.ts";
import { refresh } from "../../api/queries.ts";
import { currentTime } from "../../time/server-clock.ts";
import { cityOf } from "../../time/time-zones.ts";
import {
  dayAndTime,
  dayAsked,
  dayOf,
  offersDue,
  ownOfferQuery,
  roomAgreement,
  roomDownload,
  roomZip,
} from "./room.ts";
import { type PreviewPart, RoomCover, RoomReader } from "./room-reader.tsx";

const [firstName = broker.name] = broker.name.split(" ");

/** A document room: the open documents, those that can be requested, and the reader's questions. */
export function RoomScreen({ Preview, room }: { room: Room; Preview: PreviewPart }) {
  const { agreement, documents, listing, messages, offeredKinds, offerKind, tours } = room;
  const { data: own } = useQuery({
    ...ownOfferQuery(listing.slug),
    enabled: offerKind !== undefined,
  });
  const offer = own?.offer && { ...own.offer, listingStatus: own.listing.status };
  const [dialog, setDialog] = useState<"ask" | "tour">();
  const open = documents.filter(({ state }) => state === "open");
  const locked = documents.filter(({ state }) => state !== "open");
  const memorandum = open.find((document) => document.isMemorandum && isShown(document));
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const chosen = open.find(({ id }) => id === params.get("document"));
  const shown = chosen ?? memorandum;
  const { name, offersDueAt, slug, timeZone } = listing;
  const due = offersDueAt === undefined || offerKind ? undefined : offersDue(offersDueAt, listing);
  const ownTours = tours.filter(({ status }) => status !== "withdrawn");
  const downloads = open.filter(({ isDownloadable }) => isDownloadable);

  return (
    <div className="page pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 pt-8 pb-10 md:pt-11">
        <div>
          <h1 className="font-display text-h2 text-balance text-fg lg:text-[2.75rem]">
            {memorandum
              ? "The offering memorandum is open."
              : open.length === 0
                ? "No document is open to you yet."
                : `${capitalized(numberWord(open.length))} ${open.length === 1 ? "document is" : "documents are"} open to you.`}
            <br />
            {offer && offerSentence("buyer", offer, { broker: firstName, now: currentTime() })}
            {due?.headline}
          </h1>
          <p className="mt-3 text-copy">
            {name}, {listing.city}, {listing.region}. {termsOf(room)}
            {due && <span className="text-fg-3"> {due.line}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:w-full">
          <Button
            variant="secondary"
            size="lg"
            className="max-md:flex-1"
            onClick={() => setDialog("ask")}
          >
            Ask a question
          </Button>
          {(offerKind ?? offeredKinds.length > 0) && (
            <Button asChild size="lg" className="max-md:order-first max-md:w-full">
              <a href={listingPaths.offer(slug)}>
                {offerKind
                  ? `Your ${offerWord({ kind: offerKind })}`
                  : offeredKinds.length > 1
                    ? "Make an offer or a proposal"
                    : offeredKinds[0] === "sale"
                      ? "Make an offer"
                      : "Make a proposal"}
              </a>
            </Button>
          )}
        </div>
      </div>
      <div
        className={`grid items-start gap-x-12 ${shown ? "lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]" : "max-w-3xl"}`}
      >
        <div className="grid gap-9">
          {memorandum && (
            <RoomCover Preview={Preview} slug={slug} document={memorandum}>
              <Button asChild variant="ink" block>
                <RouterLink to={{ search: `?document=${memorandum.id}` }}>Read it</RouterLink>
              </Button>
            </RoomCover>
          )}
          <Part
            title="Open to you"
            count={<span className={memorandum ? "max-lg:hidden" : ""}>{open.length}</span>}
            className={open.length === 1 && memorandum ? "max-lg:hidden" : ""}
            action={
              downloads.length > 1 && (
                <Link href={roomZip(slug)} download>
                  Download all
                </Link>
              )
            }
          >
            {open.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                slug={slug}
                isOpen={document === shown}
                // In a narrow window, the card above shows it.
                className={document === memorandum ? "max-lg:hidden" : ""}
              >
                {document === shown ? (
                  <span className="text-fg-3 max-lg:hidden">Reading</span>
                ) : (
                  !isShown(document) && (
                    <span className={document.isDownloadable ? "text-fg" : "text-fg-3"}>
                      {document.isDownloadable ? "Download" : "Ask me for it"}
                    </span>
                  )
                )}
              </DocumentRow>
            ))}
          </Part>
          {locked.length > 0 && (
            <Part
              title="After I approve"
              count={locked.length}
              note="I usually answer within one business day. The owner may see who asked."
            >
              {locked.map((document) => (
                <DocumentRow key={document.id} document={document}>
                  <RequestButton slug={slug} document={document} />
                </DocumentRow>
              ))}
            </Part>
          )}
          {(ownTours.length > 0 || isOnMarket(listing.status)) && (
            <Part title="Tours">
              {ownTours.map((tour) => (
                <TourRow key={tour.id} tour={tour} slug={slug} timeZone={timeZone} />
              ))}
              {isOnMarket(listing.status) && (
                <RuleListRow className="flex min-h-16 items-center gap-3.5">
                  <Calendar aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.5} />
                  <p className="min-w-0 grow text-copy font-medium text-fg">
                    By appointment, with me
                  </p>
                  <Link asChild className="cursor-pointer py-2.5 text-small font-medium">
                    <button type="button" onClick={() => setDialog("tour")}>
                      Request a tour
                    </button>
                  </Link>
                </RuleListRow>
              )}
            </Part>
          )}
          {messages.length > 0 && (
            <Part
              title="Your questions"
              count={messages.filter(({ author }) => author === "prospect").length}
            >
              {messages.map(({ author, id, sentAt, text }) => (
                <RuleListRow key={id} className="text-small">
                  <div className="min-w-0 py-2 wrap-anywhere whitespace-pre-wrap">
                    <p className={author === "prospect" ? "font-medium text-fg" : undefined}>
                      {text}
                    </p>
                    <p className="text-ui text-fg-3">
                      {author === "prospect" ? "You" : firstName}, {dayAndTime(sentAt)}
                    </p>
                  </div>
                </RuleListRow>
              ))}
            </Part>
          )}
          <Part title="Signed">
            <RuleListRow className="flex min-h-16 items-center gap-3.5">
              <FileCheck aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.5} />
              <p className="min-w-0 grow">
                <span className="block text-copy font-medium text-fg">Your signed agreement</span>
                <span className="block text-ui text-fg-3">
                  {dayOf(agreement.signedAt, timeZone)}, {agreement.term}
                </span>
              </p>
              <Link href={roomAgreement(slug)} download className="py-2.5 text-small font-medium">
                Download
              </Link>
            </RuleListRow>
          </Part>
        </div>
        {shown && (
          <RoomReader
            key={shown.id}
            Preview={Preview}
            slug={slug}
            document={shown}
            isChosen={shown === chosen}
            onClose={() => void navigate({ search: "" }, { replace: true })}
          />
        )}
      </div>
      {dialog === "ask" && <AskDialog slug={slug} onClose={() => setDialog(undefined)} />}
      {dialog === "tour" && (
        <TourDialog slug={slug} timeZone={timeZone} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

/** Only PDFs can be shown. */
const isShown = ({ mediaType }: RoomDocument) => mediaType === "application/pdf";

/** The listing's terms: "$12,400,000, 6.40% cap rate." */
function termsOf({ listing: { isNoiProForma, kind, noi, price, rent, status } }: Room): string {
  if (status === "sold") return "Sold.";
  if (status === "leased") return "Leased.";
  if (kind === "lease") return rent === undefined ? "Rent on request." : `${formatRent(rent)}.`;
  if (price === undefined) return "Price on request.";
  const rate = capRateOf({ price, ...(noi === undefined ? {} : { noi }) });
  const shown = formatDollars(price);
  if (rate === undefined) return `${shown}.`;
  return `${shown}, ${formatCapRate(rate)} cap rate${isNoiProForma ? " (pro forma)" : ""}.`;
}

type PartProps = {
  title: string;
  count?: ReactNode;
  action?: ReactNode;
  note?: string;
  className?: string;
  children: ReactNode;
};

function Part({ action, children, className, count, note, title }: PartProps) {
  return (
    <section aria-label={title} className={className}>
      <RuleListHeader>
        <RuleListTitle>{title}</RuleListTitle>
        {count !== undefined && <RuleListCount>{count}</RuleListCount>}
        {action && <RuleListActions>{action}</RuleListActions>}
      </RuleListHeader>
      <RuleList>{children}</RuleList>
      {note && <p className="pt-3.5 text-small text-fg-3">{note}</p>}
    </section>
  );
}

type DocumentRowProps = {
  document: RoomDocument;
  /** Opens the document from its row; absent until it is open to the reader. */
  slug?: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

function DocumentRow({ children, className = "", document, isOpen, slug }: DocumentRowProps) {
  const { bytes, id, isDownloadable, mediaType, name, pages, requestedAt, state } = document;
  const Icon = state === "open" ? FileText : Lock;
  const format = documentFormat(mediaType, pages);
  return (
    <RuleListRow
      className={`relative flex min-h-16 items-center gap-3.5 ${isOpen ? "lg:before:absolute lg:before:inset-y-0 lg:before:-left-4 lg:before:w-0.5 lg:before:bg-brand" : ""} ${className}`}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.5} />
      <p className="min-w-0 grow">
        <span className="block text-copy font-medium text-fg">
          {slug !== undefined && isShown(document) ? (
            <RouterLink
              to={{ search: `?document=${id}` }}
              aria-current={isOpen}
              className="covers-row hover:underline-hairline"
            >
              {name}
            </RouterLink>
          ) : slug !== undefined && isDownloadable ? (
            <a
              href={roomDownload(slug, id)}
              download
              className="covers-row hover:underline-hairline"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        <span className="block text-ui text-fg-3">
          {pages === undefined ? `${format}, ${fileSize(bytes)}` : format}
          {state === "requested" && requestedAt && `. You asked ${dayAsked(requestedAt)}`}
        </span>
      </p>
      <span className="shrink-0 text-small font-medium *:py-2.5">{children}</span>
    </RuleListRow>
  );
}

function RequestButton({ document, slug }: { slug: string; document: RoomDocument }) {
  const { isPending, run } = useAction({
    act: () =>
      read(rooms[":slug"].documents[":id"].request.$post({ param: { slug, id: document.id } })),
    changes: ["listings"],
    done: `${firstName} gets your request for ${document.name}.`,
    failed: "Not requested.",
  });
  if (document.state === "declined") return <span className="text-fg-3">Request declined</span>;
  if (document.state === "requested") return <span className="text-fg-3">Requested</span>;
  return (
    <Link asChild className="cursor-pointer">
      <button
        type="button"
        aria-label={`Request ${document.name}`}
        disabled={isPending}
        onClick={() => run()}
      >
        Request
      </button>
    </Link>
  );
}

const tourStates: Record<RoomTour["status"], string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  declined: "Not possible",
  withdrawn: "Withdrawn",
  canceled: "Canceled",
};

function TourRow({ slug, timeZone, tour }: { slug: string; timeZone: string; tour: RoomTour }) {
  const { isPending, run } = useAction({
    act: () => read(rooms[":slug"].tours[":id"].withdraw.$post({ param: { slug, id: tour.id } })),
    changes: ["listings"],
    done: "Tour request withdrawn.",
    failed: "Not withdrawn.",
  });
  return (
    <RuleListRow className="flex min-h-16 items-center gap-3.5">
      <p className="min-w-0 grow">
        <span className="block text-copy font-medium text-fg">
          {dayAndTime(tour.startsAt, timeZone)}
        </span>
        <span className="block text-ui text-fg-3">
          {tourStates[tour.status]}
          {tour.answer && `. ${tour.answer}`}
        </span>
      </p>
      {tour.status === "requested" && (
        <Link asChild className="cursor-pointer text-small font-medium">
          <button type="button" disabled={isPending} onClick={() => run()}>
            Withdraw
          </button>
        </Link>
      )}
    </RuleListRow>
  );
}

const questionSchema = z.pick(roomMessageFormSchema, { text: true });

type DialogProps = { slug: string; onClose: () => void };

/** A dialog that asks the broker a question. The answer is emailed, and shown in the room. */
function AskDialog({ onClose, slug }: DialogProps) {
  const client = useQueryClient();
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: `room-question-${slug}`,
    schema: questionSchema,
    send: (written) => read(rooms[":slug"].messages.$post({ param: { slug }, json: written })),
    async onSent() {
      toast.success(`${firstName} gets your question. The answer comes by email.`);
      await refresh(client, "listings");
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>Ask a question</DialogTitle>
        <DialogDescription>I answer by email, and here.</DialogDescription>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label="Your question" error={problem} className="mt-6">
            <Textarea rows={5} {...field} />
          </Field>
          {failure && (
            <p role="alert" className="mt-4 text-small text-error">
              {failure.message}
            </p>
          )}
          <DialogButtons pending={isPending} variant="ink">
            Send question
          </DialogButtons>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** A dialog that requests a tour, in the property's time zone, for the broker to confirm. */
function TourDialog({ onClose, slug, timeZone }: DialogProps & { timeZone: string }) {
  const [id] = useState(() => crypto.randomUUID());
  const form = useRecordForm({
    schema: tourFormSchema,
    values: { id, day: "", time: "10:00", note: "" },
    isChange: false,
    save: (values) => read(rooms[":slug"].tours.$post({ param: { slug }, json: values })),
    changes: ["listings"],
    done: `${firstName} gets your request, and confirms a time by email.`,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title="Request a tour"
      description={`An hour at the property. Times are ${cityOf(timeZone)} time.`}
      submit="Request tour"
      isPending={form.isPending}
      failure={form.failure}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Field label="Day" error={form.errors.day?.message}>
        <Input type="date" {...form.register("day")} />
      </Field>
      <Field label="Time" error={form.errors.time?.message}>
        <Input type="time" step={900} {...form.register("time")} />
      </Field>
      <Field label="Note (optional)" error={form.errors.note?.message} className="sm:col-span-2">
        <Textarea rows={3} {...form.register("note")} />
      </Field>
    </RecordDialog>
  );
}
