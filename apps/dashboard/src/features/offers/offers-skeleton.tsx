import { Skeleton } from "@frontage/ui/skeleton";

const rows = [0, 1, 2, 3, 4, 5];

/** The offers while they load. */
export function OffersSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <Skeleton className="-mt-3 mb-2 h-11 w-36 md:hidden" />
      <Skeleton className="h-20 w-120 max-w-full" />
      <Skeleton shape="text" className="mt-4 w-96 max-w-full" />
      <div className="mt-10 border-t border-fg">
        {rows.map((row) => (
          <div key={row} className="flex h-12 items-center border-b border-hairline">
            <Skeleton shape="text" className="w-48" />
          </div>
        ))}
      </div>
    </div>
  );
}
