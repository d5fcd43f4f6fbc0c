import { Button } from "@frontage/ui/button";
import { Download } from "lucide-react";

import { saveFile } from "../../files/save-file.ts";
import { CopyButton } from "./copy-button.tsx";

/** The backup codes, shown only once. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join("\n");
  return (
    <>
      <ul
        aria-label="Backup codes"
        className="mt-5 grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 tabular-nums tracking-wider text-small text-fg sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton what="the codes" text={text} />
        <Button
          variant="outline"
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: "text/plain" }), "backup-codes.txt")
          }
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Download
        </Button>
      </div>
    </>
  );
}
