import type { PortalDocument } from "@frontage/records/schemas/document";

import { splitFileName } from "../files/file-name.ts";

/** Right after a document’s name: the extension of its file, ".pdf". */
export function FileExtension({ fileName }: Pick<PortalDocument, "fileName">) {
  return (
    <span className="font-normal whitespace-nowrap text-fg-3">
      {splitFileName(fileName).extension.toLowerCase()}
    </span>
  );
}
