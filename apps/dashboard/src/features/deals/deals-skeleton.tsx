import { Skeleton } from "@frontage/ui/skeleton";

import { RowsSkeleton } from "../../components/rows-skeleton.tsx";

/** The deals screen while it loads, at its final height. */
export function DealsSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <div className="grid grid-cols-2 gap-3 md:flex">
        <Skeleton className="h-10 md:w-36 pointer-coarse:h-11" />
        <Skeleton className="h-10 md:w-36 pointer-coarse:h-11" />
      </div>
      <RowsSkeleton
        count={12}
        className="mt-4 md:mt-6"
        rowClassName="h-28 flex-col justify-center gap-1 as-table:h-16"
      >
        <Skeleton shape="text" className="w-44" />
        <Skeleton shape="text" className="w-24" />
      </RowsSkeleton>
    </div>
  );
}
