import { Card } from "@frontage/ui/card";
import { Skeleton } from "@frontage/ui/skeleton";

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The documents screen while its records load: the tabs, the filters and nine rows, at their final height. */
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
      <Card className="mt-6">
        <div className="hidden h-10 border-b border-hairline md:block" />
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-25.5 items-center gap-3 border-hairline px-4 not-last:border-b md:h-14"
          >
            <Skeleton className="size-5" />
            <Skeleton shape="text" className="w-56 max-w-full" />
          </div>
        ))}
      </Card>
      <div className="mt-6 h-10 pointer-coarse:h-11" />
    </div>
  );
}
