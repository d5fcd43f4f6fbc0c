import { broker } from "@frontage/content/broker";
import {
  isOutForSignature,
  type PortalDocument,
  type UploadChoice,
} from "@frontage/records/schemas/document";
import { Button } from "@frontage/ui/button";
import { Progress } from "@frontage/ui/progress";
import { CircleAlert, CircleCheck, File as FileIcon, X } from "lucide-react";

import { fileSize } from "../../files/file-size.ts";
import { useIsBroker } from "../../api/visit.tsx";
import type { UploadEntry } from "./use-uploads.ts";

type UploadRowProps = {
  entry: UploadEntry;
  onRemove: (id: string) => void;
  onCancel: (id: string) => void;
  onAnswer: (id: string, as: UploadChoice) => void;
};

/** One file of an upload: its progress or problem, and a button to cancel or remove it. */
export function UploadRow({ entry, onAnswer, onCancel, onRemove }: UploadRowProps) {
  const { file, id, state } = entry;
  const isUploading = state.kind === "uploading";
  const isBad = state.kind === "refused" || state.kind === "failed";
  return (
    <li className="flex items-start gap-3 border-b border-hairline py-3 text-small">
      <span className="mt-0.5 text-fg-3 [&>svg]:size-5">
        {isBad && <CircleAlert aria-hidden className="text-error" strokeWidth={1.5} />}
        {state.kind === "done" && <CircleCheck aria-hidden className="text-ok" strokeWidth={1.5} />}
        {!isBad && state.kind !== "done" && <FileIcon aria-hidden strokeWidth={1.5} />}
      </span>
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere text-fg">{file.name}</p>
        <p className={isBad ? "text-error" : undefined}>{formatUploadState(file, state)}</p>
        {state.kind === "question" && (
          <UploadQuestion document={state.document} onAnswer={(as) => onAnswer(id, as)} />
        )}
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

type UploadQuestionProps = { document: PortalDocument; onAnswer: (as: UploadChoice) => void };

/** Asks what to do with a file that has the name of an existing document. */
function UploadQuestion({ document, onAnswer }: UploadQuestionProps) {
  const isBroker = useIsBroker();
  const mayReplace = isBroker || !isOutForSignature(document.status);
  return (
    <div role="group" aria-label={`About ${document.name}`} className="mt-1">
      <p className="text-fg">
        {mayReplace
          ? `“${document.name}” is already here. Replace it with a new version, or add a separate document?`
          : `“${document.name}” is out for signature, so only ${broker.name} can replace it.`}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {mayReplace && (
          <Button variant="outline" onClick={() => onAnswer("version")}>
            New version
          </Button>
        )}
        <Button variant="outline" onClick={() => onAnswer("separate")}>
          Separate document
        </Button>
      </p>
    </div>
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
    case "question":
    case "waiting":
      return fileSize(file.size);
  }
}
