import type { PortalNotification } from "@frontage/records/schemas/notification";
import { Card } from "@frontage/ui/card";
import {
  BellOff,
  Calendar,
  FilePen,
  FileText,
  Handshake,
  Inbox,
  Mail,
  MailOpen,
  MessageSquare,
  Signpost,
  Sparkles,
  UserPlus,
  type LucideIcon,
} from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "@frontage/ui/button";
import { Link } from "react-router";

import { Empty } from "../../components/empty.tsx";
import { useNow } from "../../time/use-now.ts";
import { groupByDay } from "./group-by-day.ts";
import { formatTime } from "../../time/dates.ts";

type NotificationListProps = {
  notifications: readonly PortalNotification[];
  timeZone: string;
  /** A button shown if the list is empty. */
  emptyAction?: ReactNode;
  onSetRead: (ids: readonly string[], isRead: boolean) => void;
};

/** The notifications, grouped by day. */
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
    // If the focused row has left the list, focuses the next row's button.
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
            title={emptyAction ? "Nothing unread" : "You’re up to date"}
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
      <ul className="border-t border-fg">{children}</ul>
    </div>
  );
}

const icons: Record<PortalNotification["kind"], LucideIcon> = {
  signature: FilePen,
  event: Calendar,
  document: FileText,
  "document-request": FileText,
  offer: Handshake,
  contact: UserPlus,
  message: MessageSquare,
  "market-note": Sparkles,
  inquiry: Inbox,
  listing: Signpost,
};

type NotificationRowProps = {
  notification: PortalNotification;
  timeZone: string;
  onSetRead: (isRead: boolean) => void;
};

/** A notification: a link to its subject, and a button that marks it as read or unread. */
function NotificationRow({ notification, onSetRead, timeZone }: NotificationRowProps) {
  const { at, detail, isRead, kind, path, title } = notification;
  const Icon = icons[kind];
  const ToggleIcon = isRead ? Mail : MailOpen;
  return (
    <li
      data-slot="notification"
      className="group/notification relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center min-[100rem]:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.5fr)_auto] gap-x-3.5 border-b border-hairline py-3 md:gap-x-4"
    >
      <Icon aria-hidden className="size-5 text-fg-3" strokeWidth={1.5} />
      <div className="min-w-0 wrap-anywhere min-[100rem]:contents">
        <p className={`text-ui ${isRead ? "font-medium text-fg-2" : "font-semibold text-fg"}`}>
          {!isRead && <span className="sr-only">Unread: </span>}
          <Link
            to={path}
            onClick={() => {
              if (!isRead) onSetRead(true);
            }}
            className="covers-row"
          >
            {title}
          </Link>
        </p>
        <p className="text-ui text-fg-3">{detail}</p>
        <p className="text-caption text-fg-3 md:hidden">
          <time dateTime={at}>{formatTime(at, timeZone)}</time>
        </p>
      </div>
      <div className="flex items-center gap-2 md:gap-4">
        <time
          dateTime={at}
          className="text-right text-ui text-fg-3 max-md:hidden min-[100rem]:w-18"
        >
          {formatTime(at, timeZone)}
        </time>
        <span className="relative grid place-items-center">
          {!isRead && (
            <span
              aria-hidden
              className="absolute size-2 rounded-full bg-accent forced-mark pointer-coarse:top-0 pointer-coarse:right-0 pointer-fine:group-focus-within/notification:opacity-0 pointer-fine:group-hover/notification:opacity-0"
            />
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Mark as ${isRead ? "unread" : "read"}: ${title}`}
            title={`Mark as ${isRead ? "unread" : "read"}`}
            className="relative text-fg-3 pointer-fine:opacity-0 group-focus-within/notification:opacity-100 group-hover/notification:opacity-100"
            onClick={() => onSetRead(!isRead)}
          >
            <ToggleIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
          </Button>
        </span>
      </div>
    </li>
  );
}
