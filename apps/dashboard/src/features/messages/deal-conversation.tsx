import { threadPath } from "@frontage/content/dashboard";
import type { Deal } from "@frontage/records/schemas/deal";
import { type Message, type Thread, newMessageSchema } from "@frontage/records/schemas/thread";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { Button } from "@frontage/ui/button";
import { SendHorizontal } from "lucide-react";
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import * as z from "zod/mini";

import { threads } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { dealNamesQuery, refresh } from "../../api/queries.ts";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import { dayIn, formatRecentDate, formatTime, type Clock } from "../../time/dates.ts";
import { useUnsentMessages } from "../../unsent/unsent.ts";
import { useDraft } from "../../storage/use-draft.ts";
import { lastMessagesQuery } from "./message-queries.ts";
import { messagesAbout } from "./messages-about.ts";

const shownMessagesMax = 2;

type DealConversationProps = {
  deal: Pick<Deal, "client" | "id" | "progress">;
  thread: Thread;
  clock: Clock;
};

/**
 * The latest messages between client and broker about a deal, a link to the conversation, and a
 * field for a new message.
 */
export function DealConversation({ clock, deal, thread }: DealConversationProps) {
  const { data: last, error } = useQuery(lastMessagesQuery(thread.id));
  const isBroker = useIsBroker();
  const { data: deals } = useQuery(dealNamesQuery(isBroker ? deal.client?.id : undefined));
  const data =
    last && deals && messagesAbout(last.toReversed(), deal.id, deals).slice(-shownMessagesMax);
  return (
    <section aria-labelledby="deal-conversation">
      <RuleListHeader>
        <RuleListTitle id="deal-conversation" tabIndex={-1} className="scroll-mt-32 outline-none">
          <span className="sr-only">Conversation with </span>
          {thread.name.split(" ", 1)[0]}
        </RuleListTitle>
        {thread.unread > 0 && <RuleListCount>{thread.unread} unread</RuleListCount>}
        <RuleListActions>
          <TextLink asChild>
            <Link to={threadPath(thread.id)}>All messages</Link>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <div className="border-t border-fg pt-3.5">
        {data === undefined && !error && <Skeleton className="h-32" />}
        {data === undefined && error && (
          <p className="text-ui text-fg-3">Couldn’t load messages. {error.message}</p>
        )}
        {data && data.length > 0 && (
          <ol className="flex flex-col gap-3">
            {data.map((message) => (
              <Bubble key={message.id} message={message} thread={thread} clock={clock} />
            ))}
          </ol>
        )}
        {data && (
          // Reserves the field's height, whose code loads later.
          <div className={data.length > 0 ? "mt-4 min-h-15" : "min-h-15"}>
            <DealComposer
              deal={deal}
              thread={thread}
              messages={data}
              isLastShown={last?.[0] !== undefined && data.includes(last[0])}
            />
          </div>
        )}
      </div>
    </section>
  );
}

type BubbleProps = { message: Message; thread: Thread; clock: Clock };

function Bubble({ clock, message, thread }: BubbleProps) {
  const { attachments, from, readAt, sentAt, text } = message;
  const isMine = from === "me";
  const files = attachments.map(({ name }) => name).join(", ");
  const isToday = dayIn(sentAt, clock.timeZone) === dayIn(clock.now, clock.timeZone);
  const formatDay = isMine ? formatRecentDate : formatRecentDateInline;
  const time = isToday ? formatTime(sentAt, clock.timeZone) : formatDay(sentAt, clock);
  return (
    <li className={cn("flex flex-col gap-1.5", isMine ? "items-end pl-8" : "items-start pr-8")}>
      <span className="sr-only">{isMine ? "You" : thread.name}:</span>
      <p
        className={cn(
          "rounded-panel px-3.5 py-2.75 text-ui wrap-anywhere whitespace-pre-wrap",
          isMine ? "bg-fg text-canvas" : "bg-sunken text-fg",
        )}
      >
        {text || files}
      </p>
      <p className="text-caption text-fg-3">
        {!isMine && `${thread.name.split(" ", 1)[0]}, `}
        <time dateTime={sentAt}>{time}</time>
        {isMine && (readAt ? ", read" : ", sent")}
        {text && files && `, with ${files}`}
      </p>
    </li>
  );
}

type DealComposerProps = {
  deal: DealConversationProps["deal"];
  thread: Thread;
  /** The messages above the field, where a sent one appears. */
  messages: readonly Message[];
  /** Whether these messages include the conversation's last. */
  isLastShown: boolean;
};

/**
 * The unsent messages below a deal's last ones, and a field for a new message about it. Failed ones
 * can be retried in the conversation.
 */
function DealComposer({ deal, isLastShown, messages, thread }: DealComposerProps) {
  const { earlier = "", keep } = useDraft(`message:${thread.id}:${deal.id}`, z.string());
  const [text, setText] = useState(earlier);
  const [problem, setProblem] = useState<string>();
  const { queue, unsent } = useUnsentMessages(thread.id);
  const markRead = useMarkRead(thread);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const arrived = new Set(messages.map((message) => message.id));
  const isDrafted = useLocation().hash === "#deal-conversation" && earlier !== "";
  // Someone came to write, with a draft of what it is about.
  useEffect(() => {
    if (isDrafted) field.current?.focus();
  }, [isDrafted]);

  function change(typed: string) {
    setText(typed);
    keep(typed || undefined);
  }
  function send() {
    field.current?.focus();
    const { data, error } = z.safeParse(newMessageSchema, { text });
    setProblem(error?.issues[0]?.message);
    if (!data?.text) return;
    queue.add({ id: crypto.randomUUID(), threadId: thread.id, text: data.text, dealId: deal.id });
    change("");
    if (isLastShown) markRead();
  }
  function sendByEnter(event: KeyboardEvent) {
    const { isComposing } = event.nativeEvent;
    // On a touch keyboard, Enter is the only key for a new line.
    const isNewLine = event.shiftKey || !window.matchMedia("(pointer: fine)").matches;
    if (event.key !== "Enter" || isNewLine || isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      {unsent
        .filter(({ dealId = deal.id, id: sent }) => dealId === deal.id && !arrived.has(sent))
        .map((message) => (
          <div key={message.id} className="mt-3 flex flex-col items-end gap-1.5 pl-8">
            <p className="rounded-panel bg-fg px-3.5 py-2.75 text-ui wrap-anywhere whitespace-pre-wrap text-canvas">
              {message.text || message.files.map(({ name }) => name).join(", ")}
            </p>
            {queue.statusOf(message) === "sending" ? (
              <p className="text-caption text-fg-3">Sending…</p>
            ) : (
              <p role="alert" className="text-caption text-error">
                Not sent yet.{" "}
                <TextLink asChild>
                  <Link to={threadPath(thread.id)}>See why</Link>
                </TextLink>
              </p>
            )}
          </div>
        ))}
      <form
        aria-label={`Write to ${thread.name}`}
        className="not-first:mt-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="flex items-end rounded-control border border-field bg-surface p-0.5 pl-3.5 outline-offset-2 outline-(--focus-ring) has-[textarea:focus-visible]:outline-2">
          <textarea
            ref={field}
            rows={1}
            aria-label={`Message to ${thread.name}`}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && `${id}-problem`}
            placeholder={`Write to ${thread.name.split(" ")[0]} about this ${deal.progress.side}`}
            className="field-sizing-content max-h-40 min-w-0 grow resize-none py-2 text-ui text-fg outline-none placeholder:text-fg-3 pointer-coarse:text-copy"
            value={text}
            onChange={({ target }) => change(target.value)}
            onKeyDown={sendByEnter}
          />
          <Button type="submit" variant="ghost" size="icon" aria-label="Send">
            <SendHorizontal aria-hidden className="size-4.5" strokeWidth={1.5} />
          </Button>
        </div>
        {problem && (
          <p
            id={`${id}-problem`}
            role="alert"
            className="pt-1.5 text-caption font-medium text-error"
          >
            {problem}
          </p>
        )}
      </form>
    </>
  );
}

/** Marks a conversation as read when the user answers in it. */
function useMarkRead({ id, unread }: Thread): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => read(threads[":id"].read.$post({ param: { id } })),
    onSuccess: () => refresh(client, "threads"),
  });
  return () => {
    if (unread > 0) mutate();
  };
}
