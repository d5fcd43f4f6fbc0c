import { Skeleton } from "@frontage/ui/skeleton";

import { RowsSkeleton } from "../../components/rows-skeleton.tsx";

/** The documents screen while it loads, at its final height. */
export function DocumentsSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" role="status">
      <div className="flex h-11 items-center gap-6 border-b border-hairline">
        <Skeleton shape="text" className="w-12" />
        <Skeleton shape="text" className="w-20" />
        <Skeleton shape="text" className="w-16" />
        <Skeleton shape="text" className="w-20" />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Skeleton className="h-10 w-full md:w-80 pointer-coarse:h-11" />
        <Skeleton className="h-10 w-28 pointer-coarse:h-11" />
        <Skeleton className="ml-auto h-10 w-28 pointer-coarse:h-11" />
      </div>
      <RowsSkeleton
        count={9}
        className="mt-6"
        rowClassName="h-25.5 items-center gap-3 as-table:h-14"
      >
        <Skeleton className="size-5" />
        <Skeleton shape="text" className="w-56 max-w-full" />
      </RowsSkeleton>
      <div className="mt-6 h-10 pointer-coarse:h-11" />
    </div>
  );
}
