import { Skeleton } from "@frontage/ui/skeleton";

const three = [0, 1, 2];

/** A deal’s page while it loads, at its final height. */
export function DealSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <Skeleton className="-mt-3 mb-2 h-11 w-28 md:hidden" />
      <div className="grid gap-x-7 md:grid-cols-[18.75rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)] xl:gap-x-10 min-[100rem]:grid-cols-[34rem_minmax(0,1fr)] min-[100rem]:gap-x-12">
        <Skeleton className="h-44 max-md:-mx-4 md:h-58 xl:h-74 min-[100rem]:h-85" />
        <div>
          <Skeleton shape="text" className="max-md:mt-14 w-48" />
          <Skeleton className="mt-4 h-20 w-120 max-w-full" />
          <Skeleton className="mt-5 h-10 w-72 max-w-full" />
        </div>
      </div>
      <Skeleton className="mt-16 h-24 max-md:hidden" />
      <div className="mt-14 grid gap-9 xl:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)_minmax(0,.92fr)]">
        {three.map((list) => (
          <div key={list} className="border-t border-fg">
            {three.map((row) => (
              <div key={row} className="flex h-20 items-center border-b border-hairline">
                <Skeleton shape="text" className="w-48 max-w-full" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
