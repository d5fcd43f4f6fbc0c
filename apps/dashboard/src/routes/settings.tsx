import { Skeleton } from "@frontage/ui/skeleton";

/** The settings screen. */
export default function Settings() {
  return <Skeleton className="h-96 w-full" />;
}
