import type { Session } from "@frontage/records/schemas/settings";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";

import { account } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { NotLoaded } from "../../components/load-failed.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { subjects } from "../../api/queries.ts";
import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { focusSection, type SaveNote } from "./settings-section.tsx";

export const sessionsQuery = queryOptions({
  queryKey: [subjects.sessions],
  queryFn: () => read(account.sessions.$get()),
});

type SessionListProps = { timeZone: string; onNote: (note: SaveNote) => void };

/** The active sessions. Other sessions than this one can be ended, singly or all. */
export function SessionList({ onNote, timeZone }: SessionListProps) {
  const now = useNow();
  const query = useQuery(sessionsQuery);
  const { data: sessions } = query;
  const list = useRef<HTMLUListElement>(null);
  const { confirm, dialog } = useConfirm();

  if (!sessions) {
    return (
      <NotLoaded what="your sessions" queries={[query]}>
        <ListSkeleton rows={3} />
      </NotLoaded>
    );
  }

  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  function confirmLogOut(
    which: { id: string } | "others",
    { note, ...texts }: { title: string; description: string; note: string },
  ) {
    confirm({
      ...texts,
      action: "Log out",
      act: () =>
        which === "others"
          ? read(account.sessions.$delete())
          : read(account.sessions[":id"].$delete({ param: { id: which.id } })),
      changes: ["sessions"],
      onDone: () => onNote({ text: note, isFailure: false }),
      focus: () => focusSection(list.current),
    });
  }
  return (
    <>
      <ul ref={list} className="border-t border-hairline md:border-t-0">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} clock={{ now, timeZone }}>
            {session.isCurrent ? (
              <Chip tone="positive">This device</Chip>
            ) : (
              <Button
                variant="outline"
                aria-label={`Log out of ${session.device}`}
                onClick={() =>
                  confirmLogOut(session, {
                    title: "Log out of this device?",
                    description: `${session.device} will need to log in again.`,
                    note: "Logged out",
                  })
                }
              >
                Log out
              </Button>
            )}
          </SessionItem>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          variant="outline"
          className="mt-5 max-[16rem]:whitespace-normal"
          onClick={() =>
            confirmLogOut("others", {
              title: "Log out everywhere else?",
              description: `Ends ${others.length} other ${others.length === 1 ? "session" : "sessions"}. You stay logged in here.`,
              note: "Logged out everywhere else",
            })
          }
        >
          Log out everywhere else
        </Button>
      ) : (
        <p className="mt-4 text-ui text-fg-3">No other active sessions.</p>
      )}
      {dialog}
    </>
  );
}

type SessionItemProps = { session: Session; clock: Clock; children: ReactNode };

function SessionItem({ children, clock, session }: SessionItemProps) {
  const { device, isCurrent, lastSeenAt, place } = session;
  return (
    <li className="flex min-h-16 items-center gap-4 border-b border-hairline py-3 md:first:pt-0">
      <div className="min-w-0 grow">
        <p className="text-small font-medium text-fg">{device}</p>
        <p className="text-ui text-fg-3">
          {isCurrent ? place : placeAndTime(place, formatRecentDate(lastSeenAt, clock))}
        </p>
      </div>
      {children}
    </li>
  );
}

/**
 * Where and when a session was active: "Anytown, ST, last seen yesterday", or "Last seen yesterday"
 * without a place.
 */
function placeAndTime(place: string, date: string): string {
  return place ? `${place}, last seen ${asPhrase(date)}` : `Last seen ${asPhrase(date)}`;
}

/** A day within a sentence: "yesterday". */
function asPhrase(date: string): string {
  return date.replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
}
