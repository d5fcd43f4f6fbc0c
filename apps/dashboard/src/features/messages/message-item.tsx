import type { Message, Thread } from "@frontage/content/schemas/thread";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { CircleAlert } from "lucide-react";

import { formatTime } from "../../time/dates.ts";
import { AttachmentCard } from "./attachment-card.tsx";

/** One entry of a conversation. */
export type Entry = {
  message: Message;
  /** Absent once sent. */
  unsent?: { error: Error | null; onRetry: () => void; onDiscard: () => void };
};

export type MessageItemProps = Entry & {
  thread: Thread;
  timeZone: string;
  /** A search result. */
  isFound: boolean;
};

/** One message, mine on the right, with its files and time. */
export function MessageItem({ isFound, message, thread, timeZone, unsent }: MessageItemProps) {
  const isMine = message.from === "me";
  const status = unsent ? "sending" : message.readAt ? "read" : "sent";
  return (
    <li
      id={`message-${message.id}`}
      tabIndex={isFound ? -1 : undefined}
      className={cn(
        "flex flex-col gap-2 rounded-panel",
        isMine ? "items-end" : "items-start",
        isFound && "outline-2 outline-offset-4 outline-field",
      )}
    >
      <span className="sr-only">{isMine ? "You" : thread.name}:</span>
      {message.text && (
        <p
          className={cn(
            "max-w-5/6 rounded-panel px-4 py-3 text-small wrap-anywhere whitespace-pre-wrap xl:max-w-140",
            isMine ? "bg-fg text-canvas" : "bg-sunken text-fg",
          )}
        >
          {message.text}
        </p>
      )}
      {message.attachments.map((attachment) => (
        <AttachmentCard key={attachment.id} attachment={attachment} isUnsent={Boolean(unsent)} />
      ))}
      {unsent?.error ? (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-caption text-accent"
        >
          <p className="flex items-center gap-1.5">
            <CircleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            Not sent. {unsent.error.message}
          </p>
          <span className="flex gap-2">
            <Button variant="outline" onClick={unsent.onRetry}>
              Retry
            </Button>
            <Button variant="outline" onClick={unsent.onDiscard}>
              Discard
            </Button>
          </span>
        </div>
      ) : (
        <p className="text-caption text-fg-3">
          <time dateTime={message.sentAt}>{formatTime(message.sentAt, timeZone)}</time>
          {isMine && `, ${status}`}
        </p>
      )}
    </li>
  );
}
