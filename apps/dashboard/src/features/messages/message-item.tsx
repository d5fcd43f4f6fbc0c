import type { Message, Thread } from "@frontage/records/schemas/thread";
import { cn } from "@frontage/ui/cn";

import type { UnsentStatus } from "../../portal/send-queue.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { formatTime } from "../../time/dates.ts";
import { AttachmentCard } from "./attachment-card.tsx";
import { linkify } from "./linkify.ts";
import { relayedBy } from "./relayed-by.ts";
import { UnsentNote, type UnsentActions } from "./unsent-note.tsx";

/** One entry of a conversation. */
export type Entry = {
  message: Message;
  /** Absent once sent. */
  unsent?: {
    status: UnsentStatus;
    problem: string | undefined;
    isLimited: boolean | undefined;
  };
};

export type MessageItemProps = Entry & {
  thread: Thread;
  timeZone: string;
  /** A search result. */
  isFound: boolean;
  actions: UnsentActions;
};

/** One message, mine on the right, with its files and time. */
export function MessageItem({
  actions,
  isFound,
  message,
  thread,
  timeZone,
  unsent,
}: MessageItemProps) {
  const isMine = message.from === "me";
  const relayed = relayedBy(thread, message, usePortal().brokerApi !== undefined);
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
          <MessageText text={message.text} />
        </p>
      )}
      {message.attachments.map((attachment) => (
        <AttachmentCard key={attachment.id} attachment={attachment} isUnsent={Boolean(unsent)} />
      ))}
      {unsent && unsent.status !== "sending" ? (
        <UnsentNote
          message={message}
          {...actions}
          status={unsent.status}
          problem={unsent.problem}
          isLimited={unsent.isLimited}
        />
      ) : (
        <p className="text-caption text-fg-3">
          {relayed && `${relayed}, `}
          <time dateTime={message.sentAt}>{formatTime(message.sentAt, timeZone)}</time>
          {isMine && `, ${status}`}
        </p>
      )}
    </li>
  );
}

type MessageTextProps = { text: string };

/** A message’s text, with its addresses as links. */
function MessageText({ text }: MessageTextProps) {
  return linkify(text).map(({ href, text: part }, index) =>
    href ? (
      // oxlint-disable-next-line react/no-array-index-key -- a message's text never changes
      <TextLink key={index} href={href} text={part} />
    ) : (
      part
    ),
  );
}

function TextLink({ href, text }: { href: string; text: string }) {
  const isEmail = href.startsWith("mailto:");
  return (
    <a
      href={href}
      {...(!isEmail && { target: "_blank", rel: "noopener noreferrer" })}
      className="underline underline-offset-3 hover:no-underline focus-visible:outline-current"
    >
      {text}
      {!isEmail && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
