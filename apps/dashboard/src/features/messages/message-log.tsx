import { pageSizeMax } from "@frontage/records/schemas/page-of";
import type { Thread } from "@frontage/records/schemas/thread";
import { Button } from "@frontage/ui/button";
import { MessageSquare } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";

import { Empty } from "../../components/empty.tsx";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { MessageItem, type Entry, type UnsentActions } from "./message-item.tsx";
import { dayHeading } from "../../time/message-time.ts";

type MessageLogProps = {
  thread: Thread;
  /** Oldest first. */
  entries: readonly Entry[];
  timeZone: string;
  /** The id of a message to scroll to. */
  foundId: string | undefined;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** @param count the number of older messages; by default a page */
  onShowOlder: (count?: number) => void;
  actions: UnsentActions;
};

/** A conversation's messages by day, newest at the bottom. */
export function MessageLog({
  actions,
  entries,
  foundId,
  hasOlder,
  isLoadingOlder,
  onShowOlder,
  thread,
  timeZone,
}: MessageLogProps) {
  const region = useRef<HTMLDivElement>(null);
  const now = useNow();
  const newest = useNewest(entries, region);
  const older = useOlder(entries, hasOlder, region);

  const isFoundHere = entries.some(({ message }) => message.id === foundId);
  useEffect(() => {
    if (!foundId) return;
    if (!isFoundHere) {
      if (hasOlder && !isLoadingOlder) onShowOlder(pageSizeMax);
      return;
    }
    const item = document.querySelector<HTMLElement>(`#message-${CSS.escape(foundId)}`);
    item?.scrollIntoView({ block: "center" });
    item?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it arrives
  }, [foundId, isFoundHere, isLoadingOlder]);

  return (
    <>
      {/*
       * Reversed, so that it keeps its distance from the bottom while older messages load; scroll
       * anchoring would interfere.
       */}
      <div
        ref={region}
        role="region"
        aria-label={`Messages with ${thread.name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] px-4 focus-visible:-outline-offset-2 md:px-6"
      >
        <div className={entries.length === 0 ? "m-auto" : "mx-auto w-full max-w-220 pt-4 pb-6"}>
          {hasOlder && (
            <div className="flex justify-center">
              <Button
                variant="ghost"
                pending={isLoadingOlder}
                onClick={() => {
                  older.expect();
                  onShowOlder();
                }}
              >
                Show older messages
              </Button>
            </div>
          )}
          {entries.length === 0 && (
            <Empty
              Icon={MessageSquare}
              level={3}
              title="Ask about a document or date"
              description="No messages yet."
            />
          )}
          {groupByDay(entries, timeZone).map(({ day, dayEntries }) => (
            <div key={day}>
              <h3 className="flex items-center gap-4 py-4 text-caption font-normal text-fg-3 before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
                {dayHeading(day, now, timeZone)}
              </h3>
              <ol className="flex flex-col gap-5">
                {dayEntries.map((entry) => (
                  <MessageItem
                    key={entry.message.id}
                    {...entry}
                    actions={actions}
                    thread={thread}
                    timeZone={timeZone}
                    isFound={entry.message.id === foundId}
                  />
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {newest && announcementOf(newest, thread.name)}
      </p>
      <p role="status" className="sr-only">
        {older.status}
      </p>
    </>
  );
}

/** The newest message, if it arrived after the first render; scrolls it into view. */
function useNewest(entries: readonly Entry[], region: RefObject<HTMLElement | null>) {
  const newest = entries.at(-1);
  const newestId = newest?.message.id;
  const [firstId] = useState(newestId);
  const hasNew = newestId !== firstId;
  useEffect(() => {
    if (hasNew) region.current?.scrollTo({ top: 0 });
  }, [hasNew, newestId, region]);
  return hasNew ? newest : undefined;
}

/**
 * Announces requested older messages once they have loaded. With the oldest message, the button
 * disappears, and the list gets the focus.
 */
function useOlder(
  entries: readonly Entry[],
  hasOlder: boolean,
  region: RefObject<HTMLElement | null>,
) {
  /** The id of the oldest message at the time more were requested. */
  const [oldestId, setOldestId] = useState<string>();
  const [status, setStatus] = useState("");
  if (oldestId !== undefined && entries.findIndex(({ message }) => message.id === oldestId) > 0) {
    setOldestId(undefined);
    setStatus(`Older messages loaded, ${entries.length} in total.`);
  }
  useEffect(() => {
    if (status && !hasOlder && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  }, [hasOlder, region, status]);
  return { status, expect: () => setOldestId(entries[0]?.message.id) };
}

/**
 * The announcement of a new message for screen readers. A failed message has an alert of its own.
 */
function announcementOf({ message, unsent }: Entry, name: string): string {
  if (message.from === "other") return `${name}: ${message.text}`;
  return unsent ? "" : "Sent.";
}

type Day = { day: string; dayEntries: Entry[] };

function groupByDay(entries: readonly Entry[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const day = dayIn(entry.message.sentAt, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.dayEntries.push(entry);
    else days.push({ day, dayEntries: [entry] });
  }
  return days;
}
