import { dashboardPaths } from "@frontage/content/dashboard";
import { importKinds, type ImportKind } from "@frontage/content/import-columns";
import type { ImportResult } from "@frontage/content/schemas/import";
import { Button } from "@frontage/ui/button";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { formatResult, kindLabels } from "./import-labels.ts";

export type ImportDoneProps = {
  kind: ImportKind;
  result: ImportResult;
  onAgain: () => void;
  onNext: (kind: ImportKind) => void;
};

const screens = {
  clients: dashboardPaths.clients,
  deals: dashboardPaths.properties,
  contacts: dashboardPaths.contacts,
} as const satisfies Record<ImportKind, string>;

/** What an import did, and what may come next. */
export function ImportDone({ kind, onAgain, onNext, result }: ImportDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = importKinds[importKinds.indexOf(kind) + 1];
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mt-6 font-display text-title outline-none">
        {formatResult(kind, result)}
      </h2>
      {kind === "clients" && result.added > 0 && (
        <p className="mt-2 max-w-[72ch] text-small">
          They haven’t been invited and get no email. Open a client and choose Invite when you’re
          ready.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button asChild variant="ink">
          <Link to={screens[kind]}>See {kindLabels[kind].many}</Link>
        </Button>
        {next && (
          <Button variant="outline" onClick={() => onNext(next)}>
            Import {kindLabels[next].many}
          </Button>
        )}
        <Button variant="outline" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </>
  );
}
