import { clientPath, listingPath } from "@frontage/content/dashboard";
import { mailtoOf } from "@frontage/records/mailto";
import {
  type InquiryDetail as Inquiry,
  type InquiryStatus,
  type ReceivedInquiry,
  inquiryStatuses,
  type InquiryDetail,
  replyFormSchema,
} from "@frontage/records/schemas/received-inquiry";
import { Button, Spinner } from "@frontage/ui/button";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { Link as TextLink } from "@frontage/ui/link";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Inbox, Trash2, UserPlus, Send } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";

import { useAction } from "../../components/use-action.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { formatRecentDate, formatDateTime, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { DeliveryLog, DeliveryState } from "./delivery-log.tsx";
import { detailClasses, InquirySkeleton } from "./inquiries-skeleton.tsx";
import { phoneNumberOf, serviceName, sourceText, statusNames } from "./inquiry-labels.ts";
import { inquiryQuery } from "./inquiry-queries.ts";
import { FailureNote } from "../../components/failure-note.tsx";
import { useTextForm } from "../../components/use-text-form.ts";
import { refresh } from "../../portal/queries.ts";

type InquiryDetailProps = {
  id: string;
  /** What the list has of it, if it is listed: shown until the rest has loaded. */
  known: ReceivedInquiry | undefined;
  brokerApi: BrokerApi;
  timeZone: string;
  /** Back to the list, on a phone. */
  onBack: () => void;
  /** To the list without its filters. */
  onShowAll: () => void;
  onErase: (inquiry: ReceivedInquiry) => void;
  onConvert: (inquiry: ReceivedInquiry) => void;
};

/** One inquiry, its replies and deliveries, and what can be done about it. Key it by the id. */
export function InquiryDetail({ id, known, onBack, onShowAll, ...props }: InquiryDetailProps) {
  const { data, error, refetch } = useQuery(inquiryQuery(props.brokerApi, id));
  const inquiry = data ?? known;
  const waiting = error ? (
    <LoadFailed what="the inquiry" error={error} onRetry={() => void refetch()} />
  ) : (
    <InquirySkeleton />
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
        <div className={`${detailClasses} max-md:pt-2`}>
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

/** What the visitor sent, and its status. */
function Sent({
  brokerApi,
  inquiry,
  timeZone,
}: PartProps<ReceivedInquiry & Pick<Inquiry, "listing" | "source">>) {
  const { listing, source } = inquiry;
  const { email, message, name, phone, receivedAt, reference, service } = inquiry;
  const clock = { now: useNow(), timeZone };
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
            {serviceName(service)},{" "}
            <time dateTime={receivedAt}>{formatRecentDate(receivedAt, clock)}</time>
          </p>
        </div>
        <StatusControl inquiry={inquiry} brokerApi={brokerApi} />
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
        <Fact label="Received">{formatDateTime(receivedAt, timeZone)}</Fact>
        <Fact label="Reference">{reference}</Fact>
        {listing && (
          <Fact label="Listing">
            <TextLink asChild className="wrap-anywhere">
              <Link to={listingPath(listing.id)}>{listing.name}</Link>
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

/** Replies, deliveries and actions. */
function Outcome({ brokerApi, inquiry, onErase, onConvert, timeZone }: PartProps<Inquiry>) {
  const { clientId, deliveries, id, replies } = inquiry;
  const clock = { now: useNow(), timeZone };
  return (
    <>
      {replies.length > 0 && (
        <Part title={replies.length === 1 ? "Your reply" : "Your replies"}>
          <Replies inquiry={inquiry} brokerApi={brokerApi} clock={clock} />
        </Part>
      )}
      <ReplyForm inquiry={inquiry} brokerApi={brokerApi} />
      <Part title="Delivery">
        <DeliveryLog
          inquiryId={id}
          brokerApi={brokerApi}
          clock={clock}
          deliveries={deliveries.filter(({ target }) => target !== "reply")}
        />
      </Part>
      <div className="flex flex-wrap gap-3">
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
        <Button variant="ghost" onClick={() => onErase(inquiry)}>
          <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
          Erase
        </Button>
      </div>
    </>
  );
}

/** New, answered or closed. Changes are saved one after the other, so that the last one wins. */
function StatusControl({ brokerApi, inquiry }: { inquiry: ReceivedInquiry; brokerApi: BrokerApi }) {
  const { id, status } = inquiry;
  const { pendingWith, run } = useAction({
    act: (wanted: InquiryStatus) => brokerApi.inquiries.setStatus(id, wanted),
    changes: ["inquiries"],
    failed: "Status not changed.",
    inOrder: `inquiry-status-${id}`,
  });
  return (
    <SegmentedControl
      aria-label="Status"
      value={pendingWith ?? status}
      onValueChange={(value) => {
        const wanted = inquiryStatuses.find((candidate) => candidate === value);
        if (wanted) run(wanted);
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

type RepliesProps = { inquiry: InquiryDetail; brokerApi: BrokerApi; clock: Clock };

/** The replies, each with the delivery of its email. */
function Replies({ clock, brokerApi, inquiry }: RepliesProps) {
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
                brokerApi={brokerApi}
                clock={clock}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

type ReplyFormProps = { inquiry: InquiryDetail; brokerApi: BrokerApi };

/** The form in which the broker replies by email. */
function ReplyForm({ brokerApi, inquiry }: ReplyFormProps) {
  const { email, id, name } = inquiry;
  const queryClient = useQueryClient();
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: `reply:${id}`,
    schema: replyFormSchema,
    send: (reply) => brokerApi.inquiries.reply(id, reply),
    onSent(answered) {
      toast.success(`Your reply is on its way to ${email}.`);
      queryClient.setQueryData(inquiryQuery(brokerApi, id).queryKey, answered);
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
