import { dashboardPaths } from "@frontage/content/dashboard";
import type { Thread } from "@frontage/content/schemas/thread";
import { Button } from "@frontage/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";

import { LoadFailed } from "../../lib/load-failed.tsx";
import { useChosenClient } from "../../lib/use-chosen-client.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { foundMessagesQuery } from "./message-queries.ts";
import { ThreadListSkeleton } from "./messages-skeleton.tsx";
import { FoundMessages, ThreadList } from "./thread-list.tsx";
import { ThreadSearch } from "./thread-search.tsx";
import { useMessagesAddress } from "./use-messages-address.ts";

export type ThreadPaneProps = {
  threads: readonly Thread[];
  openId: string | undefined;
  timeZone: string;
};

/** The list of threads with its search and filters; while somebody searches, what was found. */
export function ThreadPane({ openId, threads, timeZone }: ThreadPaneProps) {
  const [, navigate] = useLocation();
  const address = useMessagesAddress();
  const { isUnreadOnly, pathWith, propertyId } = address;
  const text = address.text.trim();
  const {
    data: found,
    error,
    refetch,
  } = useQuery(foundMessagesQuery(usePortal(), text, useChosenClient()));

  const narrowed = threads.filter(
    (thread) =>
      // The open one has just been read, and stays while it is open.
      (!isUnreadOnly || thread.unread > 0 || thread.id === openId) &&
      (!propertyId || thread.propertyId === propertyId),
  );
  const named = narrowed.filter(({ description, name }) =>
    `${name} ${description}`.toLowerCase().includes(text.toLowerCase()),
  );
  const foundHere = found?.filter(({ threadId }) => narrowed.some(({ id }) => id === threadId));
  const list = (rows: readonly Thread[]) => (
    <ThreadList
      threads={rows}
      openId={openId}
      pathOf={({ id }) => address.pathOfThread(id)}
      timeZone={timeZone}
    />
  );

  return (
    <>
      <h2 className="sr-only">Conversations</h2>
      <ThreadSearch
        text={address.text}
        onText={(q) => navigate(pathWith({ q }), { replace: true })}
        filter={{ isUnreadOnly, propertyId }}
        onFilter={(filter) =>
          navigate(
            pathWith({
              unread: filter.isUnreadOnly ? "1" : null,
              deal: filter.propertyId ?? null,
            }),
          )
        }
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
          <LoadFailed what="The search" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {text && !found && !error && <ThreadListSkeleton />}
      {text && foundHere && (
        <>
          {list(named)}
          <FoundMessages
            messages={foundHere}
            threads={threads}
            text={text}
            foundId={address.messageId}
            pathOf={address.pathOfMessage}
            timeZone={timeZone}
          />
          {named.length + foundHere.length === 0 && (
            <NothingHere
              sentence={`Nothing found for “${text}”.`}
              clearPath={pathWith({ q: null })}
            />
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {text && foundHere && `${named.length + foundHere.length} found`}
      </p>
    </>
  );
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
