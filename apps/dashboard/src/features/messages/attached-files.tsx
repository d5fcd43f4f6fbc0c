import { Button } from "@frontage/ui/button";
import { X } from "lucide-react";

import { splitFileName } from "../../files/file-name.ts";
import { fileSize } from "../../files/file-size.ts";

export type AttachedFilesProps = { files: readonly File[]; onRemove: (file: File) => void };

/** The files of an unsent message. */
export function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex flex-wrap gap-2 px-2 pt-2">
      {files.map((file) => (
        <li
          key={fileKey(file)}
          className="flex max-w-full items-center gap-1 rounded-control bg-sunken pl-3 text-caption"
        >
          <AttachedFileName name={file.name} />
          <span className="shrink-0 text-fg-3">{fileSize(file.size)}</span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(file)}
          >
            <X aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A long name is shortened before its extension. */
function AttachedFileName({ name }: { name: string }) {
  const { extension, stem } = splitFileName(name);
  return (
    <span className="flex min-w-0 font-medium text-fg">
      <span className="truncate">{stem}</span>
      <span className="shrink-0">{extension}</span>
    </span>
  );
}

/** Identifies a file, in case it is chosen twice. */
export function fileKey({ lastModified, name, size }: File): string {
  return `${name} ${size} ${lastModified}`;
}
