import { dashboardPaths } from "@frontage/content/dashboard";
import type { ImportResult } from "@frontage/records/schemas/import";
import { Button } from "@frontage/ui/button";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { formatResult } from "./import-labels.ts";

export type ImportDoneProps = { result: ImportResult; onAgain: () => void };

/** The result of an import. */
export function ImportDone({ onAgain, result }: ImportDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that started it is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-none">
        {formatResult(result)}
      </h2>
      {result.clients > 0 && (
        <p className="mt-2 max-w-[72ch] text-small">
          New clients haven’t been invited and get no email. Open a client and choose Invite when
          you’re ready.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button asChild variant="ink">
          <Link to={dashboardPaths.clients}>See clients</Link>
        </Button>
        {result.deals > 0 && (
          <Button asChild variant="outline">
            <Link to={dashboardPaths.deals}>See deals</Link>
          </Button>
        )}
        {result.contacts > 0 && (
          <Button asChild variant="outline">
            <Link to={dashboardPaths.contacts}>See contacts</Link>
          </Button>
        )}
        <Button variant="outline" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </>
  );
}
