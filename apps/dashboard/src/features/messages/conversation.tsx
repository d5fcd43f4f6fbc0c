import { dealPath } from "@frontage/content/dashboard";
import { broker } from "@frontage/content/broker";
import type { Thread } from "@frontage/records/schemas/thread";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { useNow } from "../../time/use-now.ts";
import { useIsBroker, useIsSample } from "../../api/visit.tsx";
import { contactQuery } from "../../api/contact-queries.ts";
import { dealNamesQuery } from "../../api/queries.ts";
import { Composer, useMessageDraft } from "./composer.tsx";
import { MessageLog } from "./message-log.tsx";
import { CardsSkeleton } from "../../components/skeletons.tsx";
import { replyTime } from "../../time/reply-time.ts";
import { useConversation } from "./use-conversation.ts";

type ConversationProps = {
  thread: Thread;
  timeZone: string;
  /** The id of a message to scroll to. */
  foundId: string | undefined;
  /** The path back to the list, on a phone. */
  backPath: string;
  /** Whether the reader chose it; otherwise it stays unread until they turn to it. */
  isChosen: boolean;
};

/** One conversation and its composer. Key it by the thread. */
export function Conversation({ backPath, foundId, isChosen, thread, timeZone }: ConversationProps) {
  const isBroker = useIsBroker();
  const now = useNow();
  const { entries, error, hasOlder, isLoaded, isLoadingOlder, queue, refetch, showOlder, turnTo } =
    useConversation(thread, { isChosen });
  const { change, draft } = useMessageDraft(thread.id);
  return (
    <div className="flex h-full min-w-0 flex-col" onFocus={turnTo} onPointerDown={turnTo}>
      <ConversationHeader thread={thread} backPath={backPath} />
      {error && !isLoaded && (
        <div className="grow p-4 md:p-6">
          <LoadFailed what="the conversation" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {entries ? (
        <MessageLog
          thread={thread}
          entries={entries}
          timeZone={timeZone}
          foundId={foundId}
          hasOlder={hasOlder}
          isLoadingOlder={isLoadingOlder}
          onShowOlder={showOlder}
          actions={{
            onRetry: queue.retry,
            onDiscard: queue.discard,
            onSendWithoutFiles: queue.sendWithoutFiles,
            onEdit({ id, text }) {
              change({ text: [text, draft.text].filter(Boolean).join("\n") });
              queue.discard(id);
            },
          }}
        />
      ) : (
        !error && <CardsSkeleton rows={3} className="grow p-4 md:p-6" />
      )}
      <Composer
        draft={draft}
        onChange={change}
        name={thread.name}
        note={isBroker ? brokerNoteOf(thread) : noteOf(thread, now, timeZone)}
        onSend={(written) =>
          queue.add(
            { id: crypto.randomUUID(), threadId: thread.id, text: written.text },
            written.files,
          )
        }
      />
    </div>
  );
}

/** For a broker who writes for a contact, how the client sees the message. */
function brokerNoteOf({ kind, name }: Thread): string {
  return kind === "contact" ? `${name} sees this as relayed by you.` : "";
}

/** For a client, when to expect a reply. */
function noteOf({ kind }: Thread, now: Date, timeZone: string): string {
  return kind === "broker" ? `${replyTime(now, broker, timeZone)}.` : "";
}

function ConversationHeader({ backPath, thread }: { thread: Thread; backPath: string }) {
  const { data: deals } = useQuery(dealNamesQuery());
  const deal = deals?.find(({ id }) => id === thread.dealId);
  const { data: contact } = useQuery({
    ...contactQuery(thread.contactId ?? ""),
    enabled: thread.kind === "contact" && thread.contactId !== undefined,
  });
  // The samples' broker has no account, so no phone number.
  const samplePhone = useIsSample() && thread.kind === "broker" ? broker.phone : undefined;
  const phone = thread.phone ?? samplePhone ?? contact?.phone;

  return (
    <header className="flex min-h-17.5 shrink-0 items-center gap-3 border-b border-hairline px-4 py-2 md:px-6">
      <Button asChild variant="ghost" size="icon" className="-ml-2 shrink-0 md:hidden">
        <Link to={backPath} aria-label="Back to all messages">
          <ArrowLeft aria-hidden className="size-5" strokeWidth={1.5} />
        </Link>
      </Button>
      <span className="contents max-[20rem]:hidden">
        <ThreadAvatar thread={thread} />
      </span>
      <div className="min-w-0 grow">
        <h2
          id="conversation-name"
          tabIndex={-1}
          className="text-ui font-semibold wrap-anywhere outline-none"
        >
          {thread.name}
        </h2>
        <p className="text-caption wrap-anywhere text-fg-3">
          {thread.description}
          {deal && (
            <>
              {", "}
              <Link to={dealPath(deal.id)} className="underline-hairline hover:text-fg">
                {deal.name}
              </Link>
            </>
          )}
        </p>
      </div>
      {phone && (
        <Button asChild variant="outline" className="shrink-0">
          <a href={`tel:${phone.e164}`} aria-label={`Call ${thread.name}, ${phone.display}`}>
            <Phone aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="max-[20rem]:sr-only">Call</span>
          </a>
        </Button>
      )}
    </header>
  );
}

/** The avatar of the other person; the assistant's is a sparkle. */
export function ThreadAvatar({ thread }: { thread: Thread }): ReactNode {
  const isBroker = useIsBroker();
  if (isBroker && thread.kind !== "assistant")
    return <Avatar name={thread.name} src={thread.photo} aria-hidden />;
  const variant = ({ broker: "ink", assistant: "assistant", contact: "stone" } as const)[
    thread.kind
  ];
  return <Avatar name={thread.name} src={thread.photo} variant={variant} aria-hidden />;
}
