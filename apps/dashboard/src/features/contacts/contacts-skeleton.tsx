import { Card } from "@frontage/ui/card";
import { Skeleton } from "@frontage/ui/skeleton";

import { RowsSkeleton } from "../../components/rows-skeleton.tsx";

// Shared by the screen and its skeleton, so that nothing moves when it loads.

export const toolbarClasses = "flex flex-wrap items-center gap-3";
export const filtersClasses = "grid w-full grid-cols-2 gap-3 md:flex md:w-auto";
/** Side by side from 1280 px. */
export const columnsClasses = "mt-4 flex items-start gap-6 md:mt-6";
export const panelClasses = "sticky top-26 hidden w-80 shrink-0 xl:block";

/** The contacts screen while its records load, at its final height. */
export function ContactsSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <div className={toolbarClasses}>
        <Skeleton className="h-10 w-full md:w-80 pointer-coarse:h-11" />
        <div className={filtersClasses}>
          <Skeleton className="h-10 md:w-32 pointer-coarse:h-11" />
          <Skeleton className="h-10 md:w-36 pointer-coarse:h-11" />
        </div>
        <Skeleton className="ml-auto h-10 w-34 pointer-coarse:h-11" />
      </div>
      <div className={columnsClasses}>
        <RowsSkeleton
          columns="few"
          count={8}
          className="grow"
          rowClassName="h-24 items-center gap-3 as-table:h-16"
        >
          <Skeleton className="size-9 rounded-full" />
          <div>
            <Skeleton shape="text" className="w-32" />
          </div>
        </RowsSkeleton>
        <Card className={panelClasses}>
          <div className="p-6">
            <Skeleton className="size-16 rounded-full" />
            <Skeleton shape="text" className="mt-4 w-40" />
            <Skeleton className="mt-4 h-10" />
            <Skeleton className="mt-5 h-48" />
          </div>
        </Card>
      </div>
      <div className="mt-6 h-10 pointer-coarse:h-11" />
    </div>
  );
}
