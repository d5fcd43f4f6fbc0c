import { Skeleton } from "@frontage/ui/skeleton";

/** The contacts screen. */
export default function Contacts() {
  return <Skeleton className="h-96 w-full" />;
}
