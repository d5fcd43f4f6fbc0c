import { Card } from "@frontage/ui/card";
import { Skeleton } from "@frontage/ui/skeleton";

export const toolbarClasses = "flex flex-wrap items-center justify-between gap-3";
const rows = [0, 1, 2, 3, 4, 5];

/** The clients screen while its records load. */
export function ClientsSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <div className={toolbarClasses}>
        <Skeleton className="h-10 w-full md:w-80 pointer-coarse:h-11" />
        <Skeleton className="ml-auto h-10 w-38 pointer-coarse:h-11" />
      </div>
      <Card className="mt-4 md:mt-6">
        <div className="hidden h-10 border-b border-hairline md:block" />
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-24 flex-col justify-center gap-1 border-hairline px-4 not-last:border-b md:h-16"
          >
            <Skeleton shape="text" className="w-36" />
            <Skeleton shape="text" className="w-48" />
          </div>
        ))}
      </Card>
    </div>
  );
}
