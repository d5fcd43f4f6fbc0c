import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useState } from "react";

import { formatDateTime } from "../../time/dates.ts";
import { useUser } from "../../session/user.ts";
import type { Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

const shownFirst = 5;

export type DocumentOpeningsProps = {
  id: string;
  openings: NonNullable<Portal["documentOpenings"]>;
  timeZone: string;
};

/** Who opened or downloaded a document, and when. */
export default function DocumentOpenings({ id, openings, timeZone }: DocumentOpeningsProps) {
  const user = useUser();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [subjects.documents, "openings", id],
    queryFn: async () => openings(id),
    staleTime: 0,
  });
  const shown = showsAll ? data : data?.slice(0, shownFirst);
  return (
    <section aria-labelledby="document-openings" aria-busy={!data && !error}>
      <h3 id="document-openings" className="text-section font-semibold">
        Opened by
      </h3>
      {!shown && !error && <Skeleton shape="text" className="mt-2 w-48" />}
      {!shown && error && (
        <div role="alert" className="mt-2">
          <p>Couldn’t load who opened it. {error.message}</p>
          <Button variant="outline" className="mt-3" onClick={() => void refetch()}>
            <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
            Try again
          </Button>
        </div>
      )}
      {shown?.length === 0 && <p className="mt-2">Not opened yet.</p>}
      {shown && shown.length > 0 && (
        <ol className="mt-2">
          {shown.map(({ action, at, name }, index) => (
            // Two entries may share a time; the list only grows at its start.
            <li key={`${at} ${shown.length - index}`} className="border-t border-hairline py-3">
              <p className="font-medium text-fg">{name === user?.name ? "You" : name}</p>
              <p className="text-caption">
                {action === "download" ? "Downloaded" : "Viewed"},{" "}
                <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {data && !showsAll && data.length > shownFirst && (
        <Button variant="outline" onClick={() => setShowsAll(true)}>
          Show all {data.length}
        </Button>
      )}
    </section>
  );
}
