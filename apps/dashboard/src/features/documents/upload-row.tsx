import { Button } from "@frontage/ui/button";
import { Progress } from "@frontage/ui/progress";
import { CircleAlert, CircleCheck, File as FileIcon, X } from "lucide-react";

import { fileSize } from "../../files/file-size.ts";
import type { UploadEntry } from "./use-uploads.ts";

export type UploadRowProps = {
  entry: UploadEntry;
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
};

/** One file of an upload: its progress or problem, and the way to cancel or remove it. */
export function UploadRow({ entry: { file, id, state }, onCancel, onRemove }: UploadRowProps) {
  const isUploading = state.kind === "uploading";
  const isBad = state.kind === "refused" || state.kind === "failed";
  return (
    <li className="flex items-start gap-3 border-b border-hairline py-3 text-small">
      <span className="mt-0.5 text-fg-3 [&>svg]:size-5">
        {isBad && <CircleAlert aria-hidden className="text-accent" strokeWidth={1.5} />}
        {state.kind === "done" && <CircleCheck aria-hidden className="text-ok" strokeWidth={1.5} />}
        {!isBad && state.kind !== "done" && <FileIcon aria-hidden strokeWidth={1.5} />}
      </span>
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere text-fg">{file.name}</p>
        <p className={isBad ? "text-accent" : undefined}>{formatUploadState(file, state)}</p>
        {isUploading && (
          <Progress value={state.share} aria-label={`Upload of ${file.name}`} className="mt-2" />
        )}
      </div>
      {state.kind !== "done" && (
        <Button
          variant="ghost"
          size="icon"
          className="-my-1.5 shrink-0"
          aria-label={isUploading ? `Cancel ${file.name}` : `Remove ${file.name}`}
          onClick={() => (isUploading ? onCancel(id) : onRemove(id))}
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      )}
    </li>
  );
}

function formatUploadState(file: File, state: UploadEntry["state"]): string {
  switch (state.kind) {
    case "refused":
      return state.reason;
    case "failed":
      return `Not uploaded. ${state.reason}`;
    case "canceled":
      return `${fileSize(file.size)}, canceled`;
    case "uploading":
      return `${fileSize(file.size)}, ${Math.round(state.share * 100)}%`;
    case "done":
      return state.version > 1 ? `Added as version ${state.version}` : "Added";
    case "waiting":
      return fileSize(file.size);
  }
}
