import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { Thread } from "@frontage/content/schemas/thread";
import { Button } from "@frontage/ui/button";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";

import { BeginThread } from "../features/messages/begin-thread.tsx";
import { Conversation } from "../features/messages/conversation.tsx";
import { threadsQuery } from "../features/messages/message-queries.ts";
import {
  ConversationSkeleton,
  ThreadPaneSkeleton,
} from "../features/messages/messages-skeleton.tsx";
import { ThreadPane } from "../features/messages/thread-pane.tsx";
import { useMessagesAddress } from "../features/messages/use-messages-address.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { Panes } from "../lib/panes.tsx";
import { messageToPath } from "../lib/paths.ts";
import { useChosenClient } from "../lib/use-chosen-client.ts";
import { useFollowFocus } from "../lib/use-follow-focus.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { useTimeZone } from "../lib/use-time-zone.ts";
import { usePortal } from "../portal/portal-context.tsx";

/** The messages screen: the threads, and one conversation. */
export default function Messages() {
  const clientId = useChosenClient();
  const { data, error, refetch } = useQuery(threadsQuery(usePortal(), clientId));
  const timeZone = useTimeZone();
  if (error && !data) {
    return <LoadFailed what="The messages" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || !timeZone) {
    return (
      <Panes isDetailOpen={false} list={<ThreadPaneSkeleton />} detail={<ConversationSkeleton />} />
    );
  }
  return <Correspondence key={clientId} threads={data} timeZone={timeZone} />;
}

type CorrespondenceProps = { threads: readonly Thread[]; timeZone: string };

function Correspondence({ threads, timeZone }: CorrespondenceProps) {
  const [, navigate] = useLocation();
  const { contactId, listPath, messageId, pathOfThread, propertyId, threadId } =
    useMessagesAddress();
  const isWide = useMediaQuery("(min-width: 48rem)");
  useFollowFocus(threadId, !isWide, { detail: "conversation-name", row: "thread-" });

  // Beside the list there is room for the first thread. It stays when the order changes.
  const [first] = useState(() =>
    threads.find((thread) => !propertyId || thread.propertyId === propertyId),
  );
  const openId = threadId ?? (isWide && !contactId ? first?.id : undefined);
  const open = threads.find(({ id }) => id === openId);

  if (threads.length === 0 && !contactId) return <NoThreads />;
  return (
    <Panes
      isDetailOpen={Boolean(threadId ?? contactId)}
      list={<ThreadPane threads={threads} openId={openId} timeZone={timeZone} />}
      detail={
        contactId ? (
          <BeginThread
            key={contactId}
            contactId={contactId}
            onBegun={({ id }) => navigate(pathOfThread(id), { replace: true })}
          />
        ) : open ? (
          <Conversation
            key={open.id}
            thread={open}
            timeZone={timeZone}
            foundId={messageId}
            backPath={listPath}
          />
        ) : (
          openId && <UnknownThread backPath={listPath} />
        )
      }
    />
  );
}

function NoThreads() {
  const { desk } = usePortal();
  if (desk) {
    return (
      <EmptyState>
        <EmptyStateGlyph>
          <MessageSquare />
        </EmptyStateGlyph>
        <EmptyStateTitle>No messages yet</EmptyStateTitle>
        <EmptyStateDescription>Open a client, and write to them from there.</EmptyStateDescription>
        <Button asChild variant="ink">
          <Link to={dashboardPaths.clients}>Show my clients</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState>
      <EmptyStateGlyph>
        <MessageSquare />
      </EmptyStateGlyph>
      <EmptyStateTitle>Ask about a document or date</EmptyStateTitle>
      <EmptyStateDescription>Your messages will stand here.</EmptyStateDescription>
      <Button asChild variant="ink">
        <Link to={messageToPath("broker")}>Write to {broker.name}</Link>
      </Button>
    </EmptyState>
  );
}

function UnknownThread({ backPath }: { backPath: string }) {
  return (
    <EmptyState>
      <EmptyStateGlyph>
        <MessageSquare />
      </EmptyStateGlyph>
      <EmptyStateTitle>No such conversation</EmptyStateTitle>
      <EmptyStateDescription>
        The link may be old, or meant for somebody else.
      </EmptyStateDescription>
      <Button asChild variant="outline">
        <Link to={backPath}>Show all messages</Link>
      </Button>
    </EmptyState>
  );
}
