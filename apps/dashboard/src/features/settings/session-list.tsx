import type { Session } from "@frontage/content/schemas/settings";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { useRef } from "react";

import { dateInWords } from "../../lib/dates.ts";
import { useNow } from "../../lib/use-now.ts";
import { focusSection } from "./settings-section.tsx";
import { useConfirm } from "../../lib/use-confirm.tsx";

export type SessionListProps = {
  sessions: readonly Session[];
  timeZone: string;
  onEnd: (which: { id: string } | "others") => Promise<void>;
};

/** Where the client is logged in; every other session can be ended, one or all. */
export function SessionList({ onEnd, sessions, timeZone }: SessionListProps) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const { ask, dialog, preload } = useConfirm();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const onDoneFocus = () => focusSection(list.current);
  return (
    <>
      <ul ref={list} className="border-t border-hairline md:border-t-0">
        {sessions.map(({ device, id, isCurrent, lastSeenAt, place }) => (
          <li
            key={id}
            className="flex min-h-16 items-center gap-4 border-b border-hairline py-3 md:first:pt-0"
          >
            <div className="min-w-0 grow">
              <p className="text-small font-medium text-fg">{device}</p>
              <p className="text-ui text-fg-3">
                {isCurrent
                  ? place
                  : placeAndTime(place, dateInWords(lastSeenAt, { now, timeZone }))}
              </p>
            </div>
            {isCurrent ? (
              <Chip tone="positive">In use</Chip>
            ) : (
              <Button
                variant="outline"
                aria-label={`End session: ${device}`}
                {...preload}
                onClick={() =>
                  ask({
                    title: "End this session?",
                    description: `${device} is logged out. Whoever uses it has to log in again.`,
                    labels: { keep: "Keep it", confirm: "End session" },
                    onConfirm: async () => onEnd({ id }),
                    onDoneFocus,
                  })
                }
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          variant="outline"
          className="mt-5 max-[16rem]:whitespace-normal"
          {...preload}
          onClick={() =>
            ask({
              title: "Log out everywhere else?",
              description:
                others.length === 1
                  ? "One other session ends. This browser stays logged in."
                  : `${others.length} other sessions end. This browser stays logged in.`,
              labels: { keep: "Keep them", confirm: "Sign out" },
              onConfirm: async () => onEnd("others"),
              onDoneFocus,
            })
          }
        >
          Log out everywhere else
        </Button>
      ) : (
        <p className="mt-4 text-ui text-fg-3">You are logged in nowhere else.</p>
      )}
      {dialog}
    </>
  );
}

/** "Anytown, ST, last seen yesterday"; where the place is not known, "Last seen yesterday". */
function placeAndTime(place: string, date: string): string {
  return place ? `${place}, last seen ${asPhrase(date)}` : `Last seen ${asPhrase(date)}`;
}

/** "Yesterday" in the middle of a sentence. */
function asPhrase(date: string): string {
  return date.replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
}
