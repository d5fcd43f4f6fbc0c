import type { PublicListing } from "@frontage/content/public-listing";
import { Chip } from "@frontage/ui/chip";
import { Check } from "lucide-react";

/** A listing's status as a chip. */
export function StatusChip({ isAvailable, statusName }: PublicListing) {
  return <Chip tone={isAvailable ? "positive" : "neutral"}>{statusName}</Chip>;
}

/** When the broker last confirmed it, or when it got its status. */
export function Since({ isAvailable, isFresh, since }: PublicListing) {
  return (
    <span
      className={`inline-flex items-center gap-2 text-small ${isAvailable && !isFresh ? "text-muted" : "text-body"}`}
    >
      {isFresh && <Check aria-hidden className="size-5 shrink-0 text-ok" strokeWidth={2} />}
      {since}
    </span>
  );
}
