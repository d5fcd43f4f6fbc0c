import type { Activity } from "@frontage/records/schemas/overview";
import { Skeleton } from "@frontage/ui/skeleton";
import { FilePen, Handshake, Inbox, UserPlus, type LucideIcon } from "lucide-react";
import { Link } from "react-router";

const icons: Record<Activity["icon"], LucideIcon> = {
  inbox: Inbox,
  "file-pen": FilePen,
  "user-plus": UserPlus,
  handshake: Handshake,
};

const rowClasses =
  "grid grid-cols-[auto_1fr] items-center gap-x-3.5 border-hairline px-4 py-3.5 not-last:border-b md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.5fr)_6rem] md:px-6";
const glyphClasses =
  "row-span-3 grid size-9 place-items-center rounded-control border border-hairline text-fg-2 md:row-span-1 [&>svg]:size-4.5";

type ActivityListProps = {
  /** Absent while loading. */
  items?: readonly Activity[];
  /** Shown if there is no activity. */
  empty: string;
};

/** Recent activity, newest first. */
export function ActivityList({ empty, items }: ActivityListProps) {
  if (!items) {
    return (
      <ul aria-busy="true" aria-label="Loading">
        {[0, 1, 2, 3].map((row) => (
          <li key={row} className={rowClasses}>
            <Skeleton className="row-span-3 size-9 md:row-span-1" />
            <Skeleton shape="text" className="w-40" />
            <Skeleton shape="text" className="w-64 max-w-full" />
            <Skeleton shape="text" className="w-20" />
          </li>
        ))}
      </ul>
    );
  }
  if (items.length === 0) {
    return <p className="px-4 py-6 text-ui text-fg-3 md:px-6">{empty}</p>;
  }
  return (
    <ul>
      {items.map(({ description, icon, path, timestamp, title }) => {
        const Icon = icons[icon];
        return (
          <li key={path ?? `${title} ${description}`} className={rowClasses}>
            <span aria-hidden className={glyphClasses}>
              <Icon strokeWidth={1.5} />
            </span>
            <p className="text-ui font-medium text-fg">
              {path ? (
                <Link to={path} className="underline-hairline hover:text-accent">
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            <p className="text-ui">{description}</p>
            <p className="text-caption text-fg-3 md:text-right md:text-ui">{timestamp}</p>
          </li>
        );
      })}
    </ul>
  );
}
