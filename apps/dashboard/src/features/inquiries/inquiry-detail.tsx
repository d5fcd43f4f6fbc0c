import type {
  InquiryDetail as Inquiry,
  InquiryStatus,
  ReceivedInquiry,
} from "@frontage/content/schemas/received-inquiry";
import { inquiryStatuses } from "@frontage/content/schemas/received-inquiry";
import { Button } from "@frontage/ui/button";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { Link as TextLink } from "@frontage/ui/link";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Inbox, Trash2, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";

import { dateInWords, momentInWords } from "../../lib/dates.ts";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { clientPath } from "../../lib/paths.ts";
import { useNow } from "../../lib/use-now.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { detailClasses, InquirySkeleton } from "./inquiries-skeleton.tsx";
import { inquiryQuery, refreshInquiries } from "./inquiry-queries.ts";
import { dialled, serviceName, statusNames } from "./inquiry-words.ts";
import { Replies } from "./replies.tsx";
import { ReplyForm } from "./reply-form.tsx";

export type InquiryDetailProps = {
  id: string;
  /** What the list says of it, where it is in the list: shown until all of it is here. */
  known: ReceivedInquiry | undefined;
  desk: BrokerDesk;
  timeZone: string;
  /** For the buttons that ask before they act. */
  confirming: { onPointerEnter: () => void; onFocus: () => void };
  /** Back to the list, where there is room for one of the two only. */
  onBack: () => void;
  /** To the list without its filters. */
  onShowAll: () => void;
  onErase: (inquiry: ReceivedInquiry) => void;
  onMakeClient: (inquiry: ReceivedInquiry) => void;
};

/** One inquiry, what became of it, and what can be done about it. Key it by the id. */
export function InquiryDetail({ id, known, onBack, onShowAll, ...props }: InquiryDetailProps) {
  const { data, error, refetch } = useQuery(inquiryQuery(props.desk, id));
  const inquiry = data ?? known;
  const waiting = error ? (
    <LoadFailed what="The inquiry" error={error} onRetry={() => void refetch()} />
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

/** What the visitor sent, and how far the broker is with it. */
function Sent({ desk, inquiry, timeZone }: PartProps<ReceivedInquiry>) {
  const { email, message, name, phone, receivedAt, reference, service } = inquiry;
  const clock = { now: useNow(), timeZone };
  const number = dialled(phone);
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
            <time dateTime={receivedAt}>{dateInWords(receivedAt, clock)}</time>
          </p>
        </div>
        <StatusControl inquiry={inquiry} desk={desk} />
      </header>
      <dl className="grid gap-x-8 border-t border-hairline text-ui xl:grid-cols-2">
        <Fact label="Email">
          <TextLink href={`mailto:${email}`} className="wrap-anywhere">
            {email}
          </TextLink>
        </Fact>
        <Fact label="Phone">
          {number ? <TextLink href={`tel:${number}`}>{phone}</TextLink> : phone}
        </Fact>
        <Fact label="Received">{momentInWords(receivedAt, timeZone)}</Fact>
        <Fact label="Reference">{reference}</Fact>
      </dl>
      <Part title="Message">
        <p className="text-copy wrap-anywhere whitespace-pre-wrap text-fg">{message}</p>
      </Part>
    </>
  );
}

/** What became of it, and what can be done. */
function Outcome({
  confirming,
  desk,
  inquiry,
  onErase,
  onMakeClient,
  timeZone,
}: PartProps<Inquiry>) {
  const { clientId, deliveries, id, replies } = inquiry;
  const clock = { now: useNow(), timeZone };
  return (
    <>
      {replies.length > 0 && (
        <Part title={replies.length === 1 ? "Your answer" : "Your answers"}>
          <Replies inquiry={inquiry} desk={desk} clock={clock} />
        </Part>
      )}
      <ReplyForm inquiry={inquiry} desk={desk} />
      <Part title="Delivery">
        <DeliveryLog
          inquiryId={id}
          desk={desk}
          clock={clock}
          deliveries={deliveries.filter(({ target }) => target !== "reply")}
        />
      </Part>
      <div className="flex flex-wrap gap-3">
        {clientId ? (
          <Button asChild variant="outline">
            <Link to={clientPath(clientId)}>Open the client</Link>
          </Button>
        ) : (
          <Button variant="outline" {...confirming} onClick={() => onMakeClient(inquiry)}>
            <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Make a client
          </Button>
        )}
        <Button variant="ghost" {...confirming} onClick={() => onErase(inquiry)}>
          <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
          Erase
        </Button>
      </div>
    </>
  );
}

/** New, answered or closed. Presses are taken one after the other, and the last one holds. */
function StatusControl({ desk, inquiry }: { inquiry: ReceivedInquiry; desk: BrokerDesk }) {
  const queryClient = useQueryClient();
  const { id, status } = inquiry;
  const { isPending, mutate, variables } = useMutation({
    scope: { id: `inquiry-status-${id}` },
    mutationFn: (wanted: InquiryStatus) => desk.inquiries.setStatus(id, wanted),
    onSuccess: () => refreshInquiries(queryClient),
    onError: (error) => toast.error(`The status is as it was. ${error.message}`),
  });
  return (
    <SegmentedControl
      aria-label="Status"
      value={isPending ? variables : status}
      onValueChange={(value) => {
        const wanted = inquiryStatuses.find((candidate) => candidate === value);
        if (wanted) mutate(wanted);
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
        No such inquiry
      </EmptyStateTitle>
      <EmptyStateDescription>It may have been erased, or the link is old.</EmptyStateDescription>
      <Button variant="outline" onClick={onShowAll}>
        Show all inquiries
      </Button>
    </EmptyState>
  );
}
