import { Skeleton } from "@frontage/ui/skeleton";

/** The messages screen. */
export default function Messages() {
  return <Skeleton className="h-96 w-full" />;
}
