import { Card } from "@frontage/ui/card";
import { Skeleton } from "@frontage/ui/skeleton";

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The properties screen while its records load, at its final height. */
export function PropertiesSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <div className="grid grid-cols-2 gap-3 md:flex">
        <Skeleton className="h-10 md:w-36 pointer-coarse:h-11" />
        <Skeleton className="h-10 md:w-36 pointer-coarse:h-11" />
      </div>
      <Card className="mt-4 md:mt-6">
        <div className="hidden h-10 border-b border-hairline md:block" />
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-28 flex-col justify-center gap-1 border-hairline px-4 not-last:border-b md:h-16"
          >
            <Skeleton shape="text" className="w-44" />
            <Skeleton shape="text" className="w-24" />
          </div>
        ))}
      </Card>
    </div>
  );
}
