import { Skeleton } from "@frontage/ui/skeleton";

import { Panes } from "../../components/panes.tsx";

/** The tabs above the two panes, covering their hairline. */
export const tabRowClasses = "relative z-1 px-4 pt-1 md:px-8";
/** The fields above the list. */
export const listToolsClasses = "flex flex-wrap items-center gap-3 border-b border-hairline p-4";
/** The open inquiry, in its pane. */
export const detailClasses = "mx-auto flex max-w-3xl flex-col gap-6 px-4 py-6 md:px-8";

/** The list's rows while they load. */
function InquiryRowsSkeleton() {
  return (
    <ul aria-busy="true" aria-label="Loading">
      {[0, 1, 2, 3, 4].map((row) => (
        <li key={row} className="border-b border-hairline px-4 py-3 text-ui">
          <Skeleton shape="text" className="w-32" />
          <Skeleton shape="text" className="w-24 text-caption" />
          <Skeleton shape="text" className="w-60 max-w-full" />
        </li>
      ))}
    </ul>
  );
}

/** One inquiry while it loads. */
export function InquirySkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading" className="flex flex-col gap-6">
      <Skeleton className="h-32" />
      <Skeleton className="h-48" />
    </div>
  );
}

/** The inquiries screen while it loads. */
export function InquiriesSkeleton() {
  return (
    <>
      <div className={tabRowClasses}>
        <div className="flex h-11 items-center gap-6">
          <Skeleton className="h-5 w-14" />
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-5 w-10" />
        </div>
      </div>
      <Panes
        isDetailOpen={false}
        list={
          <>
            <div className={listToolsClasses}>
              <Skeleton className="h-10 w-full pointer-coarse:h-11" />
              <Skeleton className="ml-auto h-10 w-24 pointer-coarse:h-11" />
            </div>
            <InquiryRowsSkeleton />
          </>
        }
        detail={
          <div className={detailClasses}>
            <div>
              <Skeleton shape="text" className="w-48 text-title" />
              <Skeleton shape="text" className="mt-1 w-64 max-w-full text-ui" />
            </div>
            <InquirySkeleton />
          </div>
        }
      />
    </>
  );
}
