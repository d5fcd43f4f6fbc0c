import type { Message, Thread } from "@frontage/records/schemas/thread";
import { Badge } from "@frontage/ui/badge";
import { Link } from "react-router";

import { useNow } from "../../time/use-now.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { ThreadAvatar } from "./conversation.tsx";
import { excerptOf, matchesIn } from "../../portal/search-matches.ts";
import { shortTime } from "../../time/message-time.ts";
import { relayedBy } from "./relayed-by.ts";

const rowClasses =
  "grid min-h-17.5 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline px-4 py-3 transition-colors hover:bg-side focus-visible:-outline-offset-2 aria-[current=true]:bg-sunken aria-[current=true]:forced-current";

export type ThreadListProps = {
  threads: readonly Thread[];
  openId: string | undefined;
  pathOf: (thread: Thread) => string;
  timeZone: string;
};

/** The threads, latest first. */
export function ThreadList({ openId, pathOf, threads, timeZone }: ThreadListProps) {
  const now = useNow();
  const { brokerApi } = usePortal();
  return (
    <ul>
      {threads.map((thread) => {
        const { description, id, kind, lastMessage, name, unread } = thread;
        const isOpen = id === openId;
        const relayed = lastMessage && relayedBy(thread, lastMessage, brokerApi !== undefined);
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
                {/* A client may have one thread per contact. */}
                {brokerApi && kind === "contact" && (
                  <span className="block text-caption wrap-anywhere text-fg-3">{description}</span>
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
                {unread > 0 && (
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

export type FoundMessagesProps = {
  messages: readonly Message[];
  threads: readonly Thread[];
  /** The search text. */
  text: string;
  foundId: string | undefined;
  pathOf: (message: Message) => string;
  timeZone: string;
};

/** Messages that contain the text, newest first. */
export function FoundMessages({
  foundId,
  messages,
  pathOf,
  text,
  threads,
  timeZone,
}: FoundMessagesProps) {
  const now = useNow();
  const { brokerApi } = usePortal();
  return (
    <ul>
      {messages.map((message) => {
        const thread = threads.find(({ id }) => id === message.threadId);
        if (!thread) return null;
        const relayed = relayedBy(thread, message, brokerApi !== undefined);
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
