import { dashboardPaths } from "@frontage/content/dashboard";
import { fold } from "@frontage/records/fold";
import type { Thread } from "@frontage/records/schemas/thread";
import { Button } from "@frontage/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { useChosenClient } from "../../portal/use-chosen-client.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { foundMessagesQuery } from "./message-queries.ts";
import { messagesSearch } from "./messages-search.ts";
import { ThreadListSkeleton } from "./messages-skeleton.tsx";
import { FoundMessages, ThreadList } from "./thread-list.tsx";
import { ThreadSearch } from "./thread-search.tsx";

export type ThreadPaneProps = {
  threads: readonly Thread[];
  openId: string | undefined;
  timeZone: string;
};

/** The list of threads with its search and filters, or the search results. */
export function ThreadPane({ openId, threads, timeZone }: ThreadPaneProps) {
  const { values, change, pathWith } = useUrlState(messagesSearch);
  const { isUnreadOnly, messageId, dealId } = values;
  const text = values.text.trim();
  const {
    data: found,
    error,
    refetch,
  } = useQuery(foundMessagesQuery(usePortal(), text, useChosenClient()));

  const narrowed = threads.filter(
    (thread) =>
      // The open thread stays in the list although it was just read.
      (!isUnreadOnly || thread.unread > 0 || thread.id === openId) &&
      (!dealId || thread.dealId === dealId),
  );
  const named = narrowed.filter(({ description, name }) =>
    fold(`${name} ${description}`).includes(fold(text)),
  );
  const foundHere = found?.filter(({ threadId }) => narrowed.some(({ id }) => id === threadId));
  // The open conversation announces its own messages.
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
      {text && !found && !error && <ThreadListSkeleton />}
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

/** The value a count has risen to, until it falls. */
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
