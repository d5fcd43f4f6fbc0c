import { Card } from "@frontage/ui/card";
import { Skeleton } from "@frontage/ui/skeleton";

export const rowClasses =
  "relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center min-[100rem]:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.5fr)_auto] gap-x-3.5 border-hairline py-3.5 pr-2 pl-4 not-last:border-b md:gap-x-4 md:pr-4 md:pl-6";

/** Equally wide with either text, so that times and dots line up. */
export const toggleClasses = "md:w-40 md:justify-start";

/** Radix’s own tabs would add style attributes to the prerendered page. */
export function NotificationTabsSkeleton() {
  return (
    <div aria-hidden className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="flex h-11 grow basis-36 items-center gap-6 border-b border-hairline text-ui">
        <Skeleton shape="text" className="w-10" />
        <Skeleton shape="text" className="w-16" />
      </div>
      <Skeleton className="h-10 w-40 pointer-coarse:h-11" />
    </div>
  );
}

export function NotificationListSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" role="group" className="pt-6">
      <p className="mb-3 text-section">
        <Skeleton shape="text" className="w-16" />
      </p>
      <Card>
        <ul>
          {[0, 1, 2].map((row) => (
            <li key={row} className={rowClasses}>
              <Skeleton className="size-9" />
              <div className="text-ui min-[100rem]:contents">
                <Skeleton shape="text" className="w-64 max-w-full" />
                <Skeleton shape="text" className="w-40 max-w-full" />
              </div>
              <Skeleton className="h-10 w-11.5 pointer-coarse:h-11 md:w-40" />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
