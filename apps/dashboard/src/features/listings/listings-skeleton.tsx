import { Skeleton } from "@frontage/ui/skeleton";

const rows = [0, 1, 2, 3, 4];

/** The listings while they load. */
export function ListingsSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading" className="max-w-440">
      <Skeleton className="mb-9 h-20 w-150 max-w-full" />
      <div className="border-t border-fg">
        {rows.map((row) => (
          <div key={row} className="flex h-18 items-center gap-4 border-b border-hairline">
            <Skeleton className="h-11 w-16" />
            <Skeleton shape="text" className="w-48" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** One listing while it loads. */
export function ListingSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading" className="max-w-440">
      <Skeleton className="h-12 w-120 max-w-full" />
      <Skeleton shape="text" className="mt-3 w-80 max-w-full" />
      <div className="mt-9 grid gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
