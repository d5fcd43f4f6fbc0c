import { Skeleton } from "@frontage/ui/skeleton";

/** The properties screen. */
export default function Properties() {
  return <Skeleton className="h-96 w-full" />;
}
