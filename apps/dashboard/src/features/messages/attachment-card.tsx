import { documentPath } from "@frontage/content/dashboard";
import { uploadTypes } from "@frontage/records/schemas/document";
import type { Attachment } from "@frontage/records/schemas/thread";
import { Button } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Download, FileImage, FileSpreadsheet, FileText } from "lucide-react";
import { Link } from "react-router";

import { fileSize } from "../../files/file-size.ts";
import { saveFile } from "../../files/save-file.ts";
import { usePortal } from "../../portal/portal-context.tsx";

export type AttachmentCardProps = {
  attachment: Attachment;
  /** Not sent yet, so there is nothing to download. */
  isUnsent: boolean;
};

/** A message’s file. A shared document opens on the documents screen. */
export function AttachmentCard({ attachment, isUnsent }: AttachmentCardProps) {
  const portal = usePortal();
  const { documentId, id, mediaType, name } = attachment;
  const save = useMutation({
    mutationFn: async () => {
      if (!documentId) return saveFile(await portal.attachmentFile(id), name);
      const document = await portal.document(documentId);
      const version = document?.versions[0];
      if (!version) throw new Error("You no longer have access to this document.");
      saveFile(
        await portal.documentFile(documentId, version.number, "download"),
        document.fileName,
      );
    },
    onError: (error) =>
      toast.error(
        // Network errors of `fetch` are `TypeError`s with the browser’s own text.
        error instanceof TypeError ? `Couldn’t download ${name}.` : error.message,
        { label: "Try again", onSelect: () => save.mutate() },
      ),
  });
  const Icon = mediaType.startsWith("image/")
    ? FileImage
    : /sheet|csv/.test(mediaType)
      ? FileSpreadsheet
      : FileText;

  return (
    <div className="flex w-90 max-w-5/6 items-center gap-4 rounded-panel border border-hairline bg-surface py-3 pr-3 pl-4 text-left">
      <Icon aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        {documentId ? (
          <Link
            to={documentPath(documentId)}
            className="block text-ui font-semibold wrap-anywhere text-fg hover:underline"
          >
            {name}
          </Link>
        ) : (
          <p className="text-ui font-semibold wrap-anywhere text-fg">{name}</p>
        )}
        <p className="text-caption text-fg-3">
          {typeName(mediaType)}, {fileSize(attachment.bytes)}
        </p>
      </div>
      {!isUnsent && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Download ${name}`}
          className="shrink-0"
          pending={save.isPending}
          onClick={() => save.mutate()}
        >
          <Download aria-hidden className="size-4.5" strokeWidth={1.5} />
        </Button>
      )}
    </div>
  );
}

/** "PDF", "XLSX" */
function typeName(mediaType: string): string {
  const known: Record<string, string> = uploadTypes;
  return known[mediaType]?.slice(1).toUpperCase() ?? "File";
}
