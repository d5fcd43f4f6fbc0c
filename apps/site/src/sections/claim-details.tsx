import { claimsHeading } from "@frontage/content/sourced-claims";

import { ClaimList, type ClaimListProps } from "./claim-list.tsx";

/** A row that shows what a page's figures count, even without JavaScript. */
export function ClaimDetails({ page }: ClaimListProps) {
  const isHome = page === "home";
  return (
    <details
      className={`group/item details-motion border-t text-small ${isHome ? "mt-16 border-white/15" : "border-line"}`}
    >
      <summary
        className={`flex min-h-15 cursor-pointer list-none items-center justify-between gap-6 font-medium [&::-webkit-details-marker]:hidden ${isHome ? "text-white" : "text-ink"}`}
      >
        {claimsHeading[page]}
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          stroke="currentColor"
          strokeWidth="1.5"
          className="mr-1 size-4 shrink-0 group-open/item:text-(--pin)"
        >
          <path d="M0 8h16" />
          <path d="M8 0v16" className="group-open/item:hidden" />
        </svg>
      </summary>
      <ClaimList page={page} />
    </details>
  );
}
