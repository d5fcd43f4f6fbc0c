import { Button } from "@frontage/ui/button";
import { FolderOpen, Upload } from "lucide-react";

import { Empty } from "../../components/empty.tsx";
import { usePortal } from "../../portal/portal-context.tsx";

/** Shown until the first document is shared. */
export function NoDocuments({ onUpload }: { onUpload: () => void }) {
  const { brokerApi } = usePortal();
  return (
    <Empty
      Icon={FolderOpen}
      className="min-h-144 rounded-panel border border-hairline bg-surface"
      title="Nothing shared yet"
      description={
        brokerApi
          ? "Documents you and your clients share appear here."
          : "Your broker adds files when a deal opens. You can also upload your own."
      }
    >
      <Button variant="ink" onClick={onUpload}>
        <Upload aria-hidden className="size-4" strokeWidth={1.75} />
        Upload
      </Button>
    </Empty>
  );
}
