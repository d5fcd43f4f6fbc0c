import { Skeleton } from "@frontage/ui/skeleton";

/** The notifications screen. */
export default function Notifications() {
  return <Skeleton className="h-96 w-full" />;
}
