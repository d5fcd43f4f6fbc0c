import { Skeleton } from "@frontage/ui/skeleton";

const cells = [0, 1, 2, 3];
const rows = [0, 1, 2, 3, 4];

/** A deal’s page while it loads, at its final height. */
export function DealSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <Skeleton className="mb-3.5 h-10 w-36 md:mb-5 pointer-coarse:h-11" />
      <div className="grid gap-x-8 gap-y-4.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
        <Skeleton className="h-36 max-md:-mx-4 md:h-66" />
        <div>
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton shape="text" className="mt-3 w-64 max-w-full" />
          <Skeleton shape="text" className="mt-2 w-96 max-w-full" />
        </div>
      </div>
      <div className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-hairline bg-hairline md:mt-8 lg:grid-cols-4">
        {cells.map((cell) => (
          <div key={cell} className="bg-surface px-4 py-3.5 lg:px-5 lg:py-4">
            <Skeleton shape="text" className="w-20" />
            <Skeleton className="mt-2 h-8 w-28" />
            <Skeleton shape="text" className="mt-2 w-24" />
          </div>
        ))}
      </div>
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
