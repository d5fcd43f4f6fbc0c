import { dashboardPaths } from "@frontage/content/dashboard";
import { fold } from "@frontage/records/fold";
import type { Thread, Message } from "@frontage/records/schemas/thread";
import { Button } from "@frontage/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "@frontage/ui/badge";

import { LoadFailed } from "../../components/load-failed.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { foundMessagesQuery } from "./message-queries.ts";
import { messagesSearch } from "./messages-search.ts";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { ThreadSearch } from "./thread-search.tsx";
import { useNow } from "../../time/use-now.ts";
import { ThreadAvatar } from "./conversation.tsx";
import { excerptOf, matchesIn } from "../../components/search-matches.ts";
import { shortTime } from "../../time/message-time.ts";
import { relayedBy } from "./relayed-by.ts";

type ThreadPaneProps = {
  threads: readonly Thread[];
  openId: string | undefined;
  timeZone: string;
};

/** The list of conversations with search and filters, or the search results. */
export function ThreadPane({ openId, threads, timeZone }: ThreadPaneProps) {
  const { values, change, pathWith } = useUrlState(messagesSearch);
  const { isUnreadOnly, messageId, dealId } = values;
  const text = values.text.trim();
  const { data: found, error, refetch } = useQuery(foundMessagesQuery(text));

  const narrowed = threads.filter(
    (thread) =>
      // The open conversation stays in the list, although it was just read.
      (!isUnreadOnly || thread.unread > 0 || thread.id === openId) &&
      (!dealId || thread.dealId === dealId),
  );
  const named = narrowed.filter(({ description, name }) =>
    fold(`${name} ${description}`).includes(fold(text)),
  );
  const foundHere = found?.filter(({ threadId }) => narrowed.some(({ id }) => id === threadId));
  // Counts only other conversations: the open one announces its messages itself.
  const arrived = useRisen(
    threads.reduce((sum, { id, unread }) => sum + (id === openId ? 0 : unread), 0),
  );
  const list = (rows: readonly Thread[]) => (
    <ThreadList
      threads={rows}
      openId={openId}
      pathOf={({ id }) => pathWith({ threadId: id })}
      timeZone={timeZone}
    />
  );

  return (
    <>
      <h2 className="sr-only">Conversations</h2>
      <ThreadSearch
        text={values.text}
        onText={(typed) => change({ text: typed }, { replace: true })}
        filter={{ isUnreadOnly, dealId }}
        onFilter={(filter) => change(filter)}
        threads={threads}
      />
      {!text && list(narrowed)}
      {!text && narrowed.length === 0 && (
        <NothingHere
          sentence="No conversation matches these filters."
          clearPath={dashboardPaths.messages}
        />
      )}
      {text && error && !found && (
        <div className="p-4">
          <LoadFailed what="search results" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {text && !found && !error && <ListSkeleton />}
      {text && foundHere && (
        <>
          {list(named)}
          <FoundMessages
            messages={foundHere}
            threads={threads}
            text={text}
            foundId={messageId}
            pathOf={({ id, threadId }) => pathWith({ threadId, messageId: id })}
            timeZone={timeZone}
          />
          {named.length + foundHere.length === 0 && (
            <NothingHere
              sentence={`Nothing found for “${text}”.`}
              clearPath={pathWith({ text: "" })}
            />
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {arrived !== undefined && `New message, ${arrived} unread.`}
      </p>
      <p role="status" className="sr-only">
        {text && foundHere && `${named.length + foundHere.length} found`}
      </p>
    </>
  );
}

/** A count after it has risen, for an announcement; undefined after it falls. */
function useRisen(count: number): number | undefined {
  const [known, setKnown] = useState(count);
  const [risen, setRisen] = useState<number>();
  if (count !== known) {
    setKnown(count);
    setRisen(count > known ? count : undefined);
  }
  return risen;
}

function NothingHere({ clearPath, sentence }: { sentence: string; clearPath: string }) {
  return (
    <div className="flex flex-col items-start gap-4 p-4 text-ui wrap-anywhere">
      <p>{sentence}</p>
      <Button asChild variant="outline">
        <Link to={clearPath}>Show all messages</Link>
      </Button>
    </div>
  );
}

const rowClasses =
  "grid min-h-17.5 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline px-4 py-3 transition-colors hover:bg-side focus-visible:-outline-offset-2 aria-[current=true]:bg-sunken aria-[current=true]:forced-current";

type ThreadListProps = {
  threads: readonly Thread[];
  openId: string | undefined;
  pathOf: (thread: Thread) => string;
  timeZone: string;
};

/** The conversations, latest first. */
function ThreadList({ openId, pathOf, threads, timeZone }: ThreadListProps) {
  const now = useNow();
  const isBroker = useIsBroker();
  return (
    <ul>
      {threads.map((thread) => {
        const { description, id, kind, lastMessage, name, unread } = thread;
        const isOpen = id === openId;
        const relayed = lastMessage && relayedBy(thread, lastMessage, isBroker);
        return (
          <li key={id}>
            <Link
              id={`thread-${id}`}
              to={pathOf(thread)}
              aria-current={isOpen}
              className={rowClasses}
            >
              <ThreadAvatar thread={thread} />
              <span className="min-w-0">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="text-ui font-semibold wrap-anywhere text-fg">{name}</span>
                  {lastMessage && (
                    <time dateTime={lastMessage.sentAt} className="shrink-0 text-caption text-fg-3">
                      {shortTime(lastMessage.sentAt, now, timeZone)}
                    </time>
                  )}
                </span>
                {/* A client may have one conversation per contact, so the contact is named. */}
                {isBroker && kind === "contact" && (
                  <span className="block text-ui wrap-anywhere text-fg">{description}</span>
                )}
                {relayed && (
                  <span className="block text-caption wrap-anywhere text-fg-3">{relayed}</span>
                )}
                <span
                  data-slot="preview"
                  className={`block truncate text-ui ${
                    isOpen || unread > 0 ? "font-medium text-fg" : "text-fg-3"
                  }`}
                >
                  {lastMessage ? previewOf(lastMessage) : nothingYet[kind]}
                </span>
              </span>
              <span className="w-2.5">
                {unread > 0 && kind !== "assistant" && (
                  <>
                    <Badge variant="dot" aria-hidden className="block" />
                    <span className="sr-only">{unread} unread</span>
                  </>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type FoundMessagesProps = {
  messages: readonly Message[];
  threads: readonly Thread[];
  /** The search text. */
  text: string;
  foundId: string | undefined;
  pathOf: (message: Message) => string;
  timeZone: string;
};

/** Messages that contain the text, newest first. */
function FoundMessages({ foundId, messages, pathOf, text, threads, timeZone }: FoundMessagesProps) {
  const now = useNow();
  const isBroker = useIsBroker();
  return (
    <ul>
      {messages.map((message) => {
        const thread = threads.find(({ id }) => id === message.threadId);
        if (!thread) return null;
        const relayed = relayedBy(thread, message, isBroker);
        return (
          <li key={message.id}>
            <Link to={pathOf(message)} aria-current={message.id === foundId} className={rowClasses}>
              <ThreadAvatar thread={thread} />
              <span className="col-span-2 min-w-0">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="text-ui font-semibold wrap-anywhere text-fg">
                    {message.from === "me" ? `You to ${thread.name}` : thread.name}
                  </span>
                  <time dateTime={message.sentAt} className="shrink-0 text-caption text-fg-3">
                    {shortTime(message.sentAt, now, timeZone)}
                  </time>
                </span>
                {relayed && (
                  <span className="block text-caption wrap-anywhere text-fg-3">{relayed}</span>
                )}
                <span data-slot="preview" className="line-clamp-2 text-ui text-fg-3">
                  <Excerpt of={message.text} around={text} />
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Excerpt({ around, of: text }: { of: string; around: string }) {
  return matchesIn(excerptOf(text, around), around).map((part) =>
    part.isMatch ? (
      <mark key={part.start} className="bg-transparent font-semibold text-fg">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

const nothingYet = {
  broker: "No messages yet",
  contact: "No messages yet",
  assistant: "Ask about your documents and dates",
} as const;

function previewOf({ attachments, from, text }: Message): string {
  const [file] = attachments;
  return `${from === "me" ? "You: " : ""}${text || file?.name || ""}`;
}
