import { Skeleton } from "@frontage/ui/skeleton";

export function ThreadListSkeleton() {
  return (
    <ul aria-busy="true" aria-label="Loading">
      {[0, 1, 2, 3, 4].map((row) => (
        <li key={row} className="flex h-17.5 items-center gap-3 border-b border-hairline px-4">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="grow text-ui">
            <Skeleton shape="text" className="w-28" />
            <Skeleton shape="text" className="w-48 max-w-full" />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ThreadPaneSkeleton() {
  return (
    <>
      <div className="border-b border-hairline p-4">
        <Skeleton className="h-10 pointer-coarse:h-11" />
      </div>
      <ThreadListSkeleton />
    </>
  );
}

export function LogSkeleton() {
  return (
    <div
      aria-busy="true"
      aria-label="Loading"
      role="group"
      className="flex min-h-0 grow flex-col justify-end gap-5 overflow-hidden px-4 pb-6 md:px-6"
    >
      <Skeleton className="h-17 w-5/6 md:max-w-140" />
      <Skeleton className="h-17 w-5/6 md:max-w-140" />
      <Skeleton className="h-12 w-1/2 self-end" />
      <Skeleton className="h-17 w-5/6 md:max-w-140" />
    </div>
  );
}

export function ConversationSkeleton() {
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-17.5 shrink-0 items-center gap-3 border-b border-hairline px-4 md:px-6">
        <Skeleton className="size-9 shrink-0 rounded-full" />
        <div className="grow text-ui">
          <Skeleton shape="text" className="w-28" />
          <Skeleton shape="text" className="w-20" />
        </div>
      </div>
      <LogSkeleton />
      <div className="shrink-0 px-3 pb-3 md:px-6 md:pb-4">
        <Skeleton className="h-14.5" />
        <Skeleton shape="text" className="mt-2 w-48 text-caption" />
      </div>
    </div>
  );
}
