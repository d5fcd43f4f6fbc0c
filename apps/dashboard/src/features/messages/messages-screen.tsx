import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { Thread } from "@frontage/records/schemas/thread";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { useState, useEffect, useEffectEvent } from "react";
import { Link } from "react-router";

import { contacts } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { Empty } from "../../components/empty.tsx";
import { LoadFailed, NotLoaded } from "../../components/load-failed.tsx";
import { Panes } from "../../components/panes.tsx";
import { CardsSkeleton, ListSkeleton } from "../../components/skeletons.tsx";
import { useFollowFocus } from "../../components/use-follow-focus.ts";
import { messageToPath } from "../../navigation/paths.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { threadsQuery, useThreads } from "../../api/thread-queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { RenderErrorBoundary } from "../../components/render-error.tsx";
import { usePreload } from "../../navigation/use-preload.ts";
import type { AssistantPaneProps } from "../assistant/assistant-pane.tsx";
import { Conversation } from "./conversation.tsx";
import { messagesSearch } from "./messages-search.ts";
import { ThreadPane } from "./thread-pane.tsx";
import { dealNamesQuery, subjects } from "../../api/queries.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

const assistantPane = lazyPart<AssistantPaneProps>(async () => ({
  default: (await import("../assistant/assistant-pane.tsx")).AssistantPane,
}));

export const queries: FirstQueries = (start, { isBroker }) => {
  start(threadsQuery(isBroker));
  start(dealNamesQuery());
};

/** The messages screen: the list of conversations, and the open one. */
export default function Messages() {
  const query = useThreads();
  const { data } = query;
  const timeZone = useTimeZone();
  const { clientId, contactId, threadId } = useUrlState(messagesSearch).values;
  const ofClient = useThreads(clientId);
  if (!data || !timeZone || !ofClient.data) {
    return (
      <NotLoaded what="messages" queries={[query, ofClient]}>
        <Panes
          isDetailOpen={Boolean(threadId ?? clientId ?? contactId)}
          list={<ListSkeleton />}
          detail={<CardsSkeleton rows={3} className="p-4" />}
        />
      </NotLoaded>
    );
  }
  const named = clientId ? ofClient.data.find(({ kind }) => kind === "broker") : undefined;
  return <Correspondence threads={data} namedId={named?.id} timeZone={timeZone} />;
}

type CorrespondenceProps = {
  threads: readonly Thread[];
  /** The conversation with the client in the URL. */
  namedId: string | undefined;
  timeZone: string;
};

function Correspondence({ namedId, threads, timeZone }: CorrespondenceProps) {
  const { values, change, pathWith } = useUrlState(messagesSearch);
  const { contactId, messageId, dealId } = values;
  usePreload(assistantPane.preload);
  const threadId = values.threadId ?? namedId;
  const listPath = pathWith({ threadId: undefined });
  const isWide = useMediaQuery("(min-width: 48rem)");
  useFollowFocus(threadId, !isWide, { detail: "conversation-name", row: "thread-" });

  // In a wide window, the first conversation with a person is open, and stays open when the order
  // changes.
  const [first] = useState(() => {
    const shown = threads.filter((thread) => !dealId || thread.dealId === dealId);
    return shown.find(({ kind }) => kind !== "assistant") ?? shown[0];
  });
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
            onBegun={({ id }) => change({ threadId: id }, { replace: true })}
          />
        ) : open?.kind === "assistant" ? (
          <RenderErrorBoundary>
            <assistantPane.Part backPath={listPath} timeZone={timeZone} />
          </RenderErrorBoundary>
        ) : open ? (
          <Conversation
            key={open.id}
            thread={open}
            timeZone={timeZone}
            foundId={messageId}
            backPath={listPath}
            isChosen={threadId !== undefined}
          />
        ) : (
          openId && <UnknownThread id={openId} backPath={listPath} />
        )
      }
    />
  );
}

function NoThreads() {
  const isBroker = useIsBroker();
  if (isBroker) {
    return (
      <Empty
        Icon={MessageSquare}
        title="No messages yet"
        description="Open a client to write to them."
      >
        <Button asChild variant="ink">
          <Link to={dashboardPaths.clients}>Show my clients</Link>
        </Button>
      </Empty>
    );
  }
  return (
    <Empty
      Icon={MessageSquare}
      title="Ask about a document or date"
      description="Your messages will appear here."
    >
      <Button asChild variant="ink">
        <Link to={messageToPath("broker")}>Write to {broker.name}</Link>
      </Button>
    </Empty>
  );
}

function UnknownThread({ backPath, id }: { id: string; backPath: string }) {
  if (id === "assistant") {
    return (
      <Empty
        Icon={MessageSquare}
        title="The assistant is off"
        description={`Message ${broker.name.split(" ", 1)[0]} instead.`}
      >
        <Button asChild variant="ink">
          <Link to={messageToPath("broker")}>Message {broker.name}</Link>
        </Button>
      </Empty>
    );
  }
  return (
    <Empty
      Icon={MessageSquare}
      title="Conversation not found"
      description="This link may have expired."
    >
      <Button asChild variant="outline">
        <Link to={backPath}>Show all messages</Link>
      </Button>
    </Empty>
  );
}

type BeginThreadProps = {
  contactId: string;
  /** Called when the list of conversations includes the new one. */
  onBegun: (thread: Thread) => void;
};

/** Opens the conversation with a contact, and creates it if there is none. */
function BeginThread({ contactId, onBegun }: BeginThreadProps) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [subjects.threads, "with", contactId],
    queryFn: async () => {
      const thread = await read(contacts[":id"].thread.$put({ param: { id: contactId } }));
      await queryClient.invalidateQueries({ queryKey: [subjects.threads], exact: true });
      return thread;
    },
    // If the contact was removed, a retry fails, too.
    retry: false,
    gcTime: 0,
  });
  const notify = useEffectEvent(onBegun);
  useEffect(() => {
    if (data) notify(data);
  }, [data]);

  if (error) {
    return (
      <div className="p-4 md:p-6">
        <LoadFailed what="the conversation" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <CardsSkeleton rows={3} className="p-4" />;
}
