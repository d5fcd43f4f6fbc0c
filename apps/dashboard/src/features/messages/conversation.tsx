import { broker } from "@frontage/content/broker";
import type { Thread } from "@frontage/content/schemas/thread";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Phone, Sparkles } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Link } from "wouter";

import { LoadFailed } from "../../lib/load-failed.tsx";
import { PropertyLink } from "../../lib/property-link.tsx";
import { useNow } from "../../lib/use-now.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { contactQuery, propertiesQuery, subjects } from "../../portal/queries.ts";
import { Composer } from "./composer.tsx";
import type { Entry } from "./message-item.tsx";
import { MessageLog } from "./message-log.tsx";
import { conversationQuery } from "./message-queries.ts";
import { LogSkeleton } from "./messages-skeleton.tsx";
import { replyTime } from "./reply-time.ts";
import { useOutbox } from "./use-outbox.ts";

export type ConversationProps = {
  thread: Thread;
  timeZone: string;
  /** The message to show, if not the newest. */
  foundId: string | undefined;
  /** Back to the list, where there is room for one of the two only. */
  backPath: string;
};

/** One thread: with whom, what was said, and the field for the next message. Key it by the thread. */
export function Conversation({ backPath, foundId, thread, timeZone }: ConversationProps) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const now = useNow();
  const isBroker = portal.desk !== undefined;
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    conversationQuery(portal, thread.id),
  );
  const { discard, retry, send, unsent } = useOutbox(thread.id);
  const { mutate: markRead } = useMutation({
    mutationFn: () => portal.markThreadRead(thread.id),
    onSuccess: () =>
      Promise.all(
        [subjects.threads, subjects.unread].map((subject) =>
          queryClient.invalidateQueries({ queryKey: [subject] }),
        ),
      ),
  });

  const isShown = data !== undefined;
  const hasUnread = thread.unread > 0;
  useEffect(() => {
    if (isShown && hasUnread) markRead();
  }, [hasUnread, isShown, markRead]);

  const sent: Entry[] = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .toReversed()
    .map((message) => ({ message }));
  const arrived = new Set(sent.map(({ message }) => message.id));
  const waiting = unsent
    .filter(({ message }) => !arrived.has(message.id))
    .map(({ error: cause, message, submittedAt }): Entry => ({
      message: {
        id: message.id,
        threadId: thread.id,
        from: "me",
        text: message.text,
        sentAt: new Date(submittedAt).toISOString(),
        attachments: message.files.map((file, index) => ({
          id: `${message.id}-${index + 1}`,
          name: file.name,
          mediaType: file.type,
          bytes: file.size,
        })),
      },
      unsent: {
        error: cause,
        onRetry: () => retry(message),
        onDiscard: () => discard(message),
      },
    }));

  return (
    <div className="flex h-full min-w-0 flex-col">
      <ConversationHeader thread={thread} backPath={backPath} />
      {thread.kind === "assistant" && <AutomatedNote />}
      {error && !data ? (
        <div className="grow p-4 md:p-6">
          <LoadFailed what="The conversation" error={error} onRetry={() => void refetch()} />
        </div>
      ) : data ? (
        <MessageLog
          thread={thread}
          entries={[...sent, ...waiting]}
          timeZone={timeZone}
          foundId={foundId}
          hasOlder={hasNextPage}
          isLoadingOlder={isFetchingNextPage}
          onLoadOlder={() => void fetchNextPage()}
        />
      ) : (
        <LogSkeleton />
      )}
      <Composer
        threadId={thread.id}
        name={thread.name}
        note={isBroker ? "" : noteOf(thread, now, timeZone)}
        onSend={(draft) => send({ id: crypto.randomUUID(), threadId: thread.id, ...draft })}
      />
    </div>
  );
}

/** When an answer may come. Only the broker's hours are known. */
function noteOf({ kind }: Thread, now: Date, timeZone: string): string {
  if (kind === "broker") return `${replyTime(now, broker, timeZone)}.`;
  return kind === "assistant" ? "Answers at once, at any hour." : "";
}

function ConversationHeader({ backPath, thread }: { thread: Thread; backPath: string }) {
  const portal = usePortal();
  const { data: properties } = useQuery(propertiesQuery(portal));
  const property = properties?.find(({ id }) => id === thread.propertyId);
  const { data: contact } = useQuery({
    ...contactQuery(portal, thread.contactId ?? ""),
    enabled: thread.kind === "contact" && thread.contactId !== undefined,
  });
  // A broker's other side is the client.
  const phone = thread.kind === "broker" ? !portal.desk && broker.phone : contact?.phone;

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
          className="truncate text-ui font-semibold outline-none"
        >
          {thread.name}
        </h2>
        <p className="truncate text-caption text-fg-3">
          {thread.description}
          {property && (
            <>
              {", "}
              <PropertyLink id={property.id} className="underline-hairline hover:text-fg">
                {property.name}
              </PropertyLink>
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

/** The other side in a circle: the broker in ink, the assistant as a sparkle. */
export function ThreadAvatar({ thread }: { thread: Thread }): ReactNode {
  const { desk } = usePortal();
  if (desk) return <Avatar name={thread.name} aria-hidden />;
  const variant = ({ broker: "ink", assistant: "assistant", contact: "stone" } as const)[
    thread.kind
  ];
  return <Avatar name={thread.name} variant={variant} aria-hidden />;
}

function AutomatedNote() {
  return (
    <p
      role="note"
      className="flex shrink-0 gap-2.5 border-b border-hairline bg-side px-4 py-3 text-caption text-fg-2 md:px-6"
    >
      <Sparkles aria-hidden className="mt-px size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span>
        This is an automated assistant, not {broker.name}. It gives property information and market
        insights at any hour. Please check a figure with {broker.name} before you rely on it.
      </span>
    </p>
  );
}
