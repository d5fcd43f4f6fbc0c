import { Card, CardContent, CardHeader, CardTitle } from "@frontage/ui/card";
import { Skeleton } from "@frontage/ui/skeleton";
import { useId, type ReactNode } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";

export type DetailCardProps = {
  title: string;
  /** The button or link beside the title. */
  action: ReactNode;
  /** Shown if there are no rows. */
  empty: string;
  /** `undefined` while they load. */
  rows: ReactNode[] | undefined;
  /** Why they could not be loaded. */
  failure?: { error: Error; onRetry: () => void };
};

/** One subject of a client: a heading, an action, and rows. */
export function DetailCard({ action, empty, failure, rows, title }: DetailCardProps) {
  const heading = useId();
  return (
    <Card role="region" aria-labelledby={heading}>
      <CardHeader ruled className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle id={heading} level={3}>
          {title}
        </CardTitle>
        {action}
      </CardHeader>
      {rows && rows.length > 0 && <ul>{rows}</ul>}
      {rows?.length === 0 && <CardContent className="text-ui text-fg-3">{empty}</CardContent>}
      {!rows && failure && (
        <CardContent>
          <LoadFailed what={title.toLowerCase()} {...failure} />
        </CardContent>
      )}
      {!rows && !failure && (
        <CardContent role="group" aria-busy="true" aria-label="Loading">
          <Skeleton shape="text" className="w-48" />
          <Skeleton shape="text" className="mt-3 w-32" />
        </CardContent>
      )}
    </Card>
  );
}

/** A row of a card: what it is, and what can be done with it. */
export function DetailRow({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 text-ui not-last:border-b not-last:border-hairline md:px-6">
      <div className="min-w-0 grow basis-40 text-fg-3 wrap-anywhere">{children}</div>
      {action && <div className="flex gap-2">{action}</div>}
    </li>
  );
}
