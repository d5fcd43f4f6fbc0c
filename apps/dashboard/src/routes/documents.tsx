import { Skeleton } from "@frontage/ui/skeleton";

/** The documents screen. */
export default function Documents() {
  return <Skeleton className="h-96 w-full" />;
}
