import { Skeleton } from "@frontage/ui/skeleton";

/** Where questions and answers will be. */
export function ConversationSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading" role="group" className="flex flex-col gap-5.5">
      <Skeleton className="h-12 w-1/2 self-end" />
      <Skeleton className="h-32 max-w-170" />
      <Skeleton className="h-12 w-2/5 self-end" />
    </div>
  );
}
