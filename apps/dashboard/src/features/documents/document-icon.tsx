import { isOutForSignature, type PortalDocument } from "@frontage/records/schemas/document";
import { File, FilePen, FileSpreadsheet, FileText, Image } from "lucide-react";

/** A decorative icon for a document's kind. */
export function DocumentIcon({ document: { mediaType, status, type } }: DocumentIconProps) {
  const iconProps = { "aria-hidden": true, strokeWidth: 1.5 } as const;
  if (mediaType.startsWith("image/")) return <Image {...iconProps} />;
  if (isSheet(mediaType, type)) return <FileSpreadsheet {...iconProps} />;
  // Documents to sign, and signed ones.
  if (isOutForSignature(status) || status === "signed") return <FilePen {...iconProps} />;
  return mediaType === "application/pdf" ? <FileText {...iconProps} /> : <File {...iconProps} />;
}

type DocumentIconProps = { document: PortalDocument };

function isSheet(mediaType: string, type: PortalDocument["type"]): boolean {
  return (
    mediaType.includes("spreadsheet") ||
    mediaType === "text/csv" ||
    type === "rent-roll" ||
    type === "operating-statement"
  );
}
