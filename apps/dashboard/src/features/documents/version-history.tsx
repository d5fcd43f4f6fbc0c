import type { PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";

import { fileSize } from "../../files/file-size.ts";
import { formatDateTime } from "../../time/dates.ts";
import { useDownload } from "./use-document-actions.ts";

export type VersionHistoryProps = {
  document: PortalDocument;
  timeZone: string;
  /** Focus the heading. */
  isWanted: boolean;
};

/** Every version of a document, to download. */
export function VersionHistory({ document, isWanted, timeZone }: VersionHistoryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const download = useDownload();
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);
  return (
    <section aria-labelledby="document-history">
      <h3
        ref={heading}
        id="document-history"
        tabIndex={-1}
        className="text-section font-semibold outline-none"
      >
        Version history
      </h3>
      <ol className="mt-2" reversed>
        {document.versions.map((version) => (
          <li key={version.number} className="flex items-start gap-2 border-t border-hairline py-3">
            <div className="min-w-0 grow">
              <p className="font-medium text-fg">Version {version.number}</p>
              <p className="text-caption">
                {formatDateTime(version.addedAt, timeZone)}, {version.addedBy},{" "}
                {fileSize(version.bytes)}
              </p>
              {version.note && <p className="mt-1">{version.note}</p>}
            </div>
            <Button
              variant="ghost"
              size="icon"
              className="-my-1.5 shrink-0"
              aria-label={`Download version ${version.number}`}
              onClick={() => download.mutate({ document, version: version.number })}
            >
              <Download aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
