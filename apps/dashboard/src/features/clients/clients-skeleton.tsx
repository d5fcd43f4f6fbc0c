import { Skeleton } from "@frontage/ui/skeleton";

import { RowsSkeleton } from "../../components/rows-skeleton.tsx";

export const toolbarClasses = "flex flex-wrap items-center justify-between gap-3";
/** The clients screen while its records load. */
export function ClientsSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <div className={toolbarClasses}>
        <Skeleton className="h-10 w-full md:w-80 pointer-coarse:h-11" />
        <Skeleton className="h-10 w-full md:ml-auto md:w-96 pointer-coarse:h-11" />
      </div>
      <RowsSkeleton
        count={6}
        className="mt-4 md:mt-6"
        rowClassName="h-24 flex-col justify-center gap-1 as-table:h-16"
      >
        <Skeleton shape="text" className="w-36" />
        <Skeleton shape="text" className="w-48" />
      </RowsSkeleton>
    </div>
  );
}
