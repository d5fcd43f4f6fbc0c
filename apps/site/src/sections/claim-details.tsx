import { claimsHeading } from "@frontage/content/claim-labels";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useState } from "react";

import { Prerendered } from "../lib/prerendered.tsx";
import type { ClaimListProps } from "./claim-list.tsx";

const claimList = lazyPart<ClaimListProps>(async () => ({
  default: (await import("./claim-list.tsx")).ClaimList,
}));
if (import.meta.env.DEV) await claimList.preload();

/** Pages are rendered with the list. */
export const preloadClaimList = claimList.preload;

/**
 * A row that opens what a page's figures count, also without script. The list is in the page's
 * HTML; behind a followed link its code is loaded once the row is opened.
 */
export function ClaimDetails({ page }: ClaimListProps) {
  const isHome = page === "home";
  const id = `claims-${page}`;
  const [isLoaded, setLoaded] = useState(false);
  const loadMissing = async () => {
    if (document.getElementById(id)?.hasChildNodes()) return;
    // Without a connection it stays empty, and the next press tries again.
    await claimList.preload().then(
      () => setLoaded(true),
      () => undefined,
    );
  };
  return (
    <details
      onToggle={() => void loadMissing()}
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
      {isLoaded ? (
        <claimList.Part page={page} />
      ) : (
        <Prerendered id={id}>
          {(import.meta.env.SSR || import.meta.env.DEV) && <claimList.Part page={page} />}
        </Prerendered>
      )}
    </details>
  );
}
