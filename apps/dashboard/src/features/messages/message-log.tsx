import type { Thread } from "@frontage/content/schemas/thread";
import { Button } from "@frontage/ui/button";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { MessageSquare } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { dayIn } from "../../lib/dates.ts";
import { useNow } from "../../lib/use-now.ts";
import { MessageItem, type Entry } from "./message-item.tsx";
import { dayHeading } from "./message-time.ts";

export type MessageLogProps = {
  thread: Thread;
  /** Oldest first. */
  entries: readonly Entry[];
  timeZone: string;
  /** The message to show, if not the newest. */
  foundId: string | undefined;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => void;
};

/** The messages of a conversation by day, its newest at the bottom. */
export function MessageLog({
  entries,
  foundId,
  hasOlder,
  isLoadingOlder,
  onLoadOlder,
  thread,
  timeZone,
}: MessageLogProps) {
  const region = useRef<HTMLDivElement>(null);
  const now = useNow();
  const newest = entries.at(-1);
  const oldestId = entries[0]?.message.id;

  // Whoever wrote something wants to see it stand there.
  const [firstNewestId] = useState(newest?.message.id);
  const hasNew = newest !== undefined && newest.message.id !== firstNewestId;
  useEffect(() => {
    if (hasNew) region.current?.scrollTo({ top: 0 });
  }, [hasNew, newest?.message.id]);

  const isFoundHere = entries.some(({ message }) => message.id === foundId);
  useEffect(() => {
    if (!foundId) return;
    if (!isFoundHere) {
      if (hasOlder && !isLoadingOlder) onLoadOlder();
      return;
    }
    const item = document.querySelector<HTMLElement>(`#message-${CSS.escape(foundId)}`);
    item?.scrollIntoView({ block: "center" });
    item?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it arrives
  }, [foundId, isFoundHere, isLoadingOlder]);

  // The button goes with the oldest message; what it brought is read from here.
  const [firstOldestId] = useState(oldestId);
  const hasLoadedOlder = oldestId !== firstOldestId;
  useEffect(() => {
    if (hasLoadedOlder && !hasOlder && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  }, [hasLoadedOlder, hasOlder]);

  return (
    <>
      {/* Turned around, it keeps its distance from the bottom while older messages arrive; scroll anchoring would add to that. */}
      <div
        ref={region}
        role="region"
        aria-label={`Messages with ${thread.name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] px-4 focus-visible:-outline-offset-2 md:px-6"
      >
        <div className={entries.length === 0 ? "m-auto" : "pt-4 pb-6"}>
          {hasOlder && (
            <div className="flex justify-center">
              <Button variant="ghost" pending={isLoadingOlder} onClick={onLoadOlder}>
                Show older messages
              </Button>
            </div>
          )}
          {entries.length === 0 && <NothingWritten />}
          {byDay(entries, timeZone).map(({ day, ofDay }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h3
                id={`day-${day}`}
                className="flex items-center gap-4 py-4 text-caption font-normal text-fg-3 before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline"
              >
                {dayHeading(day, now, timeZone)}
              </h3>
              <ol className="flex flex-col gap-5">
                {ofDay.map((entry) => (
                  <MessageItem
                    key={entry.message.id}
                    {...entry}
                    thread={thread}
                    timeZone={timeZone}
                    isFound={entry.message.id === foundId}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {hasNew && announcementOf(newest, thread.name)}
      </p>
      <p role="status" className="sr-only">
        {hasLoadedOlder && `Older messages shown, ${entries.length} in all.`}
      </p>
    </>
  );
}

function NothingWritten() {
  return (
    <EmptyState>
      <EmptyStateGlyph>
        <MessageSquare />
      </EmptyStateGlyph>
      <EmptyStateTitle level={3}>Ask about a document or date</EmptyStateTitle>
      <EmptyStateDescription>Nothing has been written here yet.</EmptyStateDescription>
    </EmptyState>
  );
}

/** What a listener hears; a message that failed speaks for itself. */
function announcementOf({ message, unsent }: Entry, name: string): string {
  if (message.from === "other") return `${name}: ${message.text}`;
  return unsent ? "" : "Sent.";
}

type Day = { day: string; ofDay: Entry[] };

function byDay(entries: readonly Entry[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const day = dayIn(entry.message.sentAt, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.ofDay.push(entry);
    else days.push({ day, ofDay: [entry] });
  }
  return days;
}
