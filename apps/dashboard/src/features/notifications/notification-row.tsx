import type { PortalNotification } from "@frontage/records/schemas/notification";
import { Button } from "@frontage/ui/button";
import {
  Calendar,
  FilePen,
  FileText,
  Handshake,
  Inbox,
  Mail,
  MailOpen,
  MessageSquare,
  Sparkles,
  UserPlus,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";

import { formatTime } from "../../time/dates.ts";
import { rowClasses, toggleClasses } from "./notifications-skeleton.tsx";

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
};

export type NotificationRowProps = {
  notification: PortalNotification;
  timeZone: string;
  onSetRead: (isRead: boolean) => void;
};

/** One notification: the row is a link to its subject, next to a read/unread button. */
export function NotificationRow({ notification, onSetRead, timeZone }: NotificationRowProps) {
  const { at, detail, isRead, kind, path, title } = notification;
  const Icon = icons[kind];
  const ToggleIcon = isRead ? Mail : MailOpen;
  return (
    <li data-slot="notification" className={`${rowClasses} transition-colors hover:bg-sunken`}>
      <span
        aria-hidden
        className="grid size-9 place-items-center rounded-control border border-hairline bg-surface text-fg-2 [&>svg]:size-4.5"
      >
        <Icon strokeWidth={1.5} />
      </span>
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
        <span
          aria-hidden
          className={`size-2 rounded-full ${isRead ? "" : "bg-accent forced-mark"}`}
        />
        <Button
          variant="ghost"
          aria-label={`Mark as ${isRead ? "unread" : "read"}: ${title}`}
          className={`relative text-fg-3 ${toggleClasses}`}
          onClick={() => onSetRead(!isRead)}
        >
          <ToggleIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
          <span className="max-md:hidden">Mark as {isRead ? "unread" : "read"}</span>
        </Button>
      </div>
    </li>
  );
}
