import { Button, Spinner } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";

import { formatDateTime } from "../../time/dates.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import type { Portal } from "../../portal/portal.ts";
import { fetchOlder } from "../../portal/fetch-older.ts";
import { subjects } from "../../portal/queries.ts";
import { formatAuditEntry } from "../../portal/audit-sentence.ts";

const pageSize = 8;

export type ActivityProps = { audit: NonNullable<Portal["audit"]>; timeZone: string };

/** The account’s audit log, a page at a time. */
export default function Activity({ audit, timeZone }: ActivityProps) {
  const list = useInfiniteQuery({
    queryKey: [subjects.audit],
    queryFn: async ({ pageParam: cursor }) => audit({ cursor, limit: pageSize }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  const { data, error, hasNextPage, isFetchingNextPage, refetch } = list;
  if (!data) {
    return error ? (
      <LoadFailed what="your activity" error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="border-b border-hairline py-3 md:first:pt-0">
            <Skeleton shape="text" className="w-64 max-w-full text-small" />
            <Skeleton shape="text" className="w-40 text-caption" />
          </div>
        ))}
      </div>
    );
  }
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <p className="text-ui text-fg-3">No activity yet.</p>;
  return (
    <>
      <ol className="border-t border-hairline md:border-t-0">
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-hairline py-3 md:first:pt-0">
            <p className="text-small text-fg">{formatAuditEntry(entry)}</p>
            <p className="text-caption text-fg-3">
              <time dateTime={entry.at}>{formatDateTime(entry.at, timeZone)}</time>
              {entry.ipAddress && `, from ${entry.ipAddress}`}
            </p>
          </li>
        ))}
      </ol>
      <p role="alert" className="mt-4 text-small font-medium text-error empty:hidden">
        {error && `Couldn’t load earlier activity. ${error.message}`}
      </p>
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-5"
          pending={isFetchingNextPage}
          onClick={() => void fetchOlder(list)}
        >
          {isFetchingNextPage && <Spinner className="size-4" />}
          Show earlier
        </Button>
      )}
    </>
  );
}
