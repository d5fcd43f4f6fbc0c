import { Skeleton } from "@frontage/ui/skeleton";

/** The calendar screen. */
export default function Calendar() {
  return <Skeleton className="h-96 w-full" />;
}
