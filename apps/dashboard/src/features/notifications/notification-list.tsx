import type { PortalNotification } from "@frontage/records/schemas/notification";
import { Card } from "@frontage/ui/card";
import { BellOff } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

import { Empty } from "../../components/empty.tsx";
import { useNow } from "../../time/use-now.ts";
import { groupByDay } from "./group-by-day.ts";
import { NotificationRow } from "./notification-row.tsx";

export type NotificationListProps = {
  notifications: readonly PortalNotification[];
  timeZone: string;
  /** Offered when the list is empty. */
  emptyAction?: ReactNode;
  onSetRead: (ids: readonly string[], isRead: boolean) => void;
};

/** Notifications by day. */
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
    // If the focused row has left the list, the next one’s button gets the focus.
    if (place.current < 0 || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>("button") ?? [];
    (buttons[Math.min(place.current, buttons.length - 1)] ?? list.current)?.focus();
    place.current = -1;
  }, [notifications.length]);

  return (
    <div ref={list} tabIndex={-1} data-row-keys className="flex flex-col gap-6 outline-none">
      {notifications.length === 0 && (
        <Card>
          <Empty
            Icon={BellOff}
            title="You’re up to date"
            description="Updates on your deals will appear here."
          >
            {emptyAction}
          </Empty>
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
  return (
    <div>
      <h2 className="mb-3 text-section font-semibold">{heading}</h2>
      <Card>
        <ul>{children}</ul>
      </Card>
    </div>
  );
}
