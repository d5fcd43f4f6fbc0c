import { Skeleton } from "@frontage/ui/skeleton";

/** The profile screen. */
export default function Profile() {
  return <Skeleton className="h-96 w-full" />;
}
