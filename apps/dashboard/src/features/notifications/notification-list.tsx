import type { PortalNotification } from "@frontage/content/schemas/notification";
import { Card } from "@frontage/ui/card";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { BellOff } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";

import { useNow } from "../../lib/use-now.ts";
import { groupByDay } from "./group-by-day.ts";
import { NotificationRow } from "./notification-row.tsx";

export type NotificationListProps = {
  notifications: readonly PortalNotification[];
  timeZone: string;
  /** What to offer where there is none. */
  emptyAction?: ReactNode;
  onSetRead: (ids: readonly string[], isRead: boolean) => void;
};

/** Notifications under a heading for each day. */
export function NotificationList({
  emptyAction,
  notifications,
  onSetRead,
  timeZone,
}: NotificationListProps) {
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(-1);

  useEffect(() => {
    // A row that left the list took the focus with it: the next one's button gets it.
    if (place.current < 0 || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>("button") ?? [];
    (buttons[Math.min(place.current, buttons.length - 1)] ?? list.current)?.focus();
    place.current = -1;
  }, [notifications.length]);

  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {notifications.length === 0 && (
        <Card>
          <EmptyState>
            <EmptyStateGlyph>
              <BellOff />
            </EmptyStateGlyph>
            <EmptyStateTitle>You’re up to date</EmptyStateTitle>
            <EmptyStateDescription>
              What happens in your deals will be listed here.
            </EmptyStateDescription>
            {emptyAction}
          </EmptyState>
        </Card>
      )}
      {groupByDay(notifications, { now, timeZone }).map(({ day, heading, notifications: rows }) => (
        <DaySection key={day} heading={heading}>
          {rows.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              timeZone={timeZone}
              onSetRead={(isRead) => {
                place.current = notifications.indexOf(notification);
                onSetRead([notification.id], isRead);
              }}
            />
          ))}
        </DaySection>
      ))}
    </div>
  );
}

function DaySection({ children, heading }: { children: ReactNode; heading: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-section font-semibold">
        {heading}
      </h2>
      <Card>
        <ul>{children}</ul>
      </Card>
    </section>
  );
}
