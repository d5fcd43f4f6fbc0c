import { Skeleton } from "@frontage/ui/skeleton";

const rows = [0, 1, 2, 3];

/** An exchange’s page while it loads. */
export function ExchangeSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <Skeleton className="-mt-3 mb-2 h-11 w-36 md:hidden" />
      <Skeleton className="mt-8 h-11 w-72 max-w-full" />
      <Skeleton shape="text" className="mt-3 w-96 max-w-full" />
      <div className="mt-24 border-t border-fg">
        {rows.map((row) => (
          <div key={row} className="flex h-14 items-center border-b border-hairline">
            <Skeleton shape="text" className="w-48" />
          </div>
        ))}
      </div>
    </div>
  );
}
