import { clientPath, listingPath } from "@frontage/content/dashboard";
import { mailtoOf } from "@frontage/records/mailto";
import {
  inquiryStatuses,
  replyFormSchema,
  type Delivery,
  type InquiryDetail as Inquiry,
  type ReceivedInquiry,
} from "@frontage/records/schemas/received-inquiry";
import { Button, Spinner } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { Link as TextLink } from "@frontage/ui/link";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Inbox, RotateCw, Send, UserPlus } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";

import { LoadFailed } from "../../components/load-failed.tsx";
import { formatDateTime, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import {
  formatDelivery,
  inquiryQuery,
  phoneNumberOf,
  sendReply,
  serviceName,
  sourceText,
  statusNames,
  targetNames,
  useRetryDelivery,
  useSetStatus,
} from "./inquiries.ts";
import { FailureNote } from "../../components/failure-note.tsx";
import { useTextForm } from "../../components/use-text-form.ts";
import { refresh } from "../../api/queries.ts";

type InquiryDetailProps = {
  id: string;
  /** The inquiry as the list has it, shown until all of it has loaded. */
  known: ReceivedInquiry | undefined;
  timeZone: string;
  /** Goes back to the list, on a phone. */
  onBack: () => void;
  /** Shows the list without filters. */
  onShowAll: () => void;
  onErase: (inquiry: ReceivedInquiry) => void;
  onConvert: (inquiry: ReceivedInquiry) => void;
};

/** One inquiry, its replies, deliveries and actions. Key it by the id. */
export function InquiryDetail({ id, known, onBack, onShowAll, ...props }: InquiryDetailProps) {
  const { data, error, refetch } = useQuery(inquiryQuery(id));
  const inquiry = data ?? known;
  const waiting = error ? (
    <LoadFailed what="the inquiry" error={error} onRetry={() => void refetch()} />
  ) : (
    <RecordSkeleton />
  );
  return (
    <article aria-labelledby="inquiry-name" className="h-full overflow-y-auto overscroll-contain">
      <Button variant="ghost" className="mx-1 mt-2 md:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
        Back to the list
      </Button>
      {data === null ? (
        <Unknown onShowAll={onShowAll} />
      ) : (
        <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-6 md:px-8 max-md:pt-2">
          {inquiry && <Sent inquiry={inquiry} {...props} />}
          {data ? <Outcome inquiry={data} {...props} /> : waiting}
        </div>
      )}
    </article>
  );
}

type PartProps<Shown> = Omit<InquiryDetailProps, "id" | "known" | "onBack" | "onShowAll"> & {
  inquiry: Shown;
};

/** The visitor's message and details, and the status. */
function Sent({
  inquiry,
  timeZone,
}: PartProps<ReceivedInquiry & Pick<Inquiry, "listing" | "source">>) {
  const { listing, source } = inquiry;
  const { email, message, name, phone, receivedAt, reference, service } = inquiry;
  const number = phoneNumberOf(phone);
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2
            id="inquiry-name"
            tabIndex={-1}
            className="font-display text-title wrap-anywhere outline-none"
          >
            {name}
          </h2>
          <p className="text-ui text-fg-3">
            {serviceName(service)}, {formatDateTime(receivedAt, timeZone)}
          </p>
        </div>
        <StatusControl inquiry={inquiry} />
      </header>
      <dl className="grid gap-x-8 border-t border-hairline text-ui xl:grid-cols-2">
        <Fact label="Email">
          <TextLink href={mailtoOf(email)} className="wrap-anywhere">
            {email}
          </TextLink>
        </Fact>
        <Fact label="Phone">
          {number ? <TextLink href={`tel:${number}`}>{phone}</TextLink> : phone}
        </Fact>
        <Fact label="Reference">{reference}</Fact>
        {listing && (
          <Fact label="Listing">
            <TextLink asChild className="wrap-anywhere">
              <Link to={listingPath(listing.id)}>
                {[listing.name, listing.space].filter(Boolean).join(", ")}
              </Link>
            </TextLink>
          </Fact>
        )}
        {source && <Fact label="Came from">{sourceText(source)}</Fact>}
      </dl>
      <Part title="Message">
        <p className="text-copy wrap-anywhere whitespace-pre-wrap text-fg">{message}</p>
      </Part>
    </>
  );
}

/** An inquiry's replies, deliveries and actions. */
function Outcome({ inquiry, onErase, onConvert, timeZone }: PartProps<Inquiry>) {
  const { clientId, deliveries, id, replies } = inquiry;
  const clock = { now: useNow(), timeZone };
  // Sent to the owner's address or systems, if those are set up.
  const forwarded = deliveries.filter(({ target }) => target !== "reply");
  return (
    <>
      {replies.length > 0 && (
        <Part title={replies.length === 1 ? "Your reply" : "Your replies"}>
          <Replies inquiry={inquiry} clock={clock} />
        </Part>
      )}
      <ReplyForm inquiry={inquiry} />
      {forwarded.length > 0 && (
        <Part title="Delivery">
          <DeliveryLog inquiryId={id} clock={clock} deliveries={forwarded} />
        </Part>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-6">
        {clientId ? (
          <Button asChild variant="outline">
            <Link to={clientPath(clientId)}>Open client</Link>
          </Button>
        ) : (
          <Button variant="outline" onClick={() => onConvert(inquiry)}>
            <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Convert to client
          </Button>
        )}
        <Button variant="ghost" className="-mr-3.5 text-fg-3" onClick={() => onErase(inquiry)}>
          Erase
        </Button>
      </div>
    </>
  );
}

/** A control for the status: new, answered or closed. */
function StatusControl({ inquiry: { id, status } }: { inquiry: ReceivedInquiry }) {
  const { pendingWith, run } = useSetStatus(id);
  const seen = pendingWith?.status ?? status;
  return (
    <SegmentedControl
      aria-label="Status"
      value={seen}
      onValueChange={(value) => {
        const wanted = inquiryStatuses.find((candidate) => candidate === value);
        if (wanted) run({ seen, status: wanted });
      }}
    >
      {inquiryStatuses.map((candidate) => (
        <SegmentedControlItem key={candidate} value={candidate}>
          {statusNames[candidate]}
        </SegmentedControlItem>
      ))}
    </SegmentedControl>
  );
}

function Fact({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="flex gap-4 border-b border-hairline py-2.5">
      <dt className="w-20 shrink-0 text-fg-3">{label}</dt>
      <dd className="min-w-0 text-fg">{children}</dd>
    </div>
  );
}

function Part({ children, title }: { children: ReactNode; title: string }) {
  return (
    <section>
      <h3 className="mb-2 text-section font-semibold text-fg">{title}</h3>
      {children}
    </section>
  );
}

function Unknown({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState>
      <EmptyStateGlyph>
        <Inbox />
      </EmptyStateGlyph>
      <EmptyStateTitle id="inquiry-name" tabIndex={-1} className="outline-none">
        Inquiry not found
      </EmptyStateTitle>
      <EmptyStateDescription>It may have been erased.</EmptyStateDescription>
      <Button variant="outline" onClick={onShowAll}>
        Show all inquiries
      </Button>
    </EmptyState>
  );
}

/** The replies to an inquiry, each with its email's delivery. */
function Replies({ clock, inquiry }: { inquiry: Inquiry; clock: Clock }) {
  const { deliveries, email, id: inquiryId, replies } = inquiry;
  return (
    <ol className="border-t border-hairline">
      {replies.map(({ author, id, sentAt, text }) => {
        const delivery = deliveries.find((candidate) => candidate.id === id);
        return (
          <li key={id} className="border-b border-hairline py-3 text-ui">
            <p className="text-caption text-fg-3">
              {author}, <time dateTime={sentAt}>{formatDateTime(sentAt, clock.timeZone)}</time>
            </p>
            <p className="mt-1 mb-2 text-small wrap-anywhere whitespace-pre-wrap text-fg">{text}</p>
            {delivery && (
              <DeliveryState
                delivery={delivery}
                title={`Email to ${email}`}
                inquiryId={inquiryId}
                clock={clock}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The form in which the broker replies by email. */
function ReplyForm({ inquiry }: { inquiry: Inquiry }) {
  const { email, id, name } = inquiry;
  const queryClient = useQueryClient();
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: `reply:${id}`,
    schema: replyFormSchema,
    send: (reply) => sendReply(id, reply),
    onSent(answered) {
      toast.success(`Your reply is on its way to ${email}.`);
      queryClient.setQueryData(inquiryQuery(id).queryKey, answered);
      return refresh(queryClient, "inquiries");
    },
  });

  return (
    <form
      noValidate
      aria-label={`Reply to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label="Reply"
        hint={`Sent as email to ${email}; replies go to your inbox.`}
        error={problem}
      >
        <Textarea className="field-sizing-content min-h-32" {...field} />
      </Field>
      {failure && (
        <FailureNote className="mt-4">Your reply wasn’t sent. {failure.message}</FailureNote>
      )}
      <Button type="submit" className="mt-4" pending={isPending}>
        {isPending ? (
          <Spinner className="size-4" />
        ) : (
          <Send aria-hidden className="size-4" strokeWidth={1.75} />
        )}
        Send
      </Button>
    </form>
  );
}

type DeliveryLogProps = {
  inquiryId: string;
  deliveries: readonly Delivery[];
  clock: Clock;
};

/** An inquiry's deliveries, with their attempts. */
function DeliveryLog({ clock, deliveries, inquiryId }: DeliveryLogProps) {
  return (
    <ul className="border-t border-hairline">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="border-b border-hairline py-3">
          <DeliveryState
            delivery={delivery}
            title={targetNames[delivery.target]}
            inquiryId={inquiryId}
            clock={clock}
          />
        </li>
      ))}
    </ul>
  );
}

type DeliveryStateProps = Omit<DeliveryLogProps, "deliveries"> & {
  delivery: Delivery;
  /** The name of the recipient. */
  title: string;
};

/** A delivery's state, its attempts, and a retry button. */
function DeliveryState({ clock, delivery, inquiryId, title }: DeliveryStateProps) {
  const { isPending, run } = useRetryDelivery(inquiryId, delivery.id);
  const line = useRef<HTMLParagraphElement>(null);
  const { attempts, state } = delivery;
  const { label, sentence, tone } = formatDelivery(delivery, clock);
  const [latest] = attempts;
  const canRetry =
    state === "dead" || state === "saved" || (state === "waiting" && attempts.length > 0);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-ui">
      <div className="min-w-0 grow basis-56">
        <p
          ref={line}
          tabIndex={-1}
          aria-live="polite"
          aria-atomic
          className="flex outline-none flex-wrap items-center gap-x-3 gap-y-1 font-medium text-fg"
        >
          {title}
          <Chip tone={tone}>{label}</Chip>
        </p>
        {sentence && <p className="mt-1 text-fg-3">{sentence}</p>}
        {latest && <p className="mt-1 wrap-anywhere text-fg-2">{latest.detail}</p>}
        {attempts.length > 1 && (
          <details className="mt-1.5">
            <summary className="w-fit cursor-pointer text-fg-3 hover:text-fg pointer-coarse:py-2.5">
              All {attempts.length} attempts
            </summary>
            <ol className="mt-2 flex flex-col gap-2 border-l border-hairline pl-4">
              {attempts.map(({ at, detail }) => (
                <li key={at + detail} className="wrap-anywhere">
                  <time dateTime={at} className="block text-caption text-fg-3">
                    {formatDateTime(at, clock.timeZone)}
                  </time>
                  {detail}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      {canRetry && (
        <Button
          variant="outline"
          aria-label={`${state === "waiting" ? "Try now" : "Try again"}: ${title}`}
          pending={isPending}
          onClick={() => {
            // The button is disabled during the retry, and disappears on success.
            line.current?.focus({ preventScroll: true });
            run();
          }}
        >
          {isPending ? (
            <Spinner className="size-4" />
          ) : (
            <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
          )}
          {state === "waiting" ? "Try now" : "Try again"}
        </Button>
      )}
    </div>
  );
}
