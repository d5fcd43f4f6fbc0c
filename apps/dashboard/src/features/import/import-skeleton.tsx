import { Skeleton } from "@frontage/ui/skeleton";

/** The import screen while its code loads. */
export function ImportSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading" className="max-w-300">
      <Skeleton shape="text" className="w-64" />
      <Skeleton className="mt-6 h-10 w-72 pointer-coarse:h-11" />
      <Skeleton className="mt-6 h-44 w-full" />
    </div>
  );
}
