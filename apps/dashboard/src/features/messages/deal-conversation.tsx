import { threadPath } from "@frontage/content/dashboard";
import type { Message, Thread } from "@frontage/records/schemas/thread";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { usePortal } from "../../portal/portal-context.tsx";
import { subjects } from "../../portal/queries.ts";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import { dayIn, formatRecentDate, formatTime, type Clock } from "../../time/dates.ts";
import { DealComposer } from "./deal-composer.tsx";

const shownMax = 2;

export type DealConversationProps = { thread: Thread; clock: Clock };

/**
 * The last messages between client and broker, about any deal; a link to the rest, and a field for
 * the next.
 */
export function DealConversation({ clock, thread }: DealConversationProps) {
  const portal = usePortal();
  const { data, error } = useQuery({
    queryKey: [subjects.messages, thread.id, "last"],
    queryFn: async () => (await portal.messages(thread.id, { limit: shownMax })).items,
  });
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
        {data?.length === 0 && <p className="text-ui text-fg-3">No messages yet.</p>}
        {data && data.length > 0 && (
          <ol className="flex flex-col gap-3">
            {data.toReversed().map((message) => (
              <Bubble key={message.id} message={message} thread={thread} clock={clock} />
            ))}
          </ol>
        )}
        {data && (
          // The height of the field, whose code loads later.
          <div className="min-h-15">
            <DealComposer thread={thread} messages={data} />
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
