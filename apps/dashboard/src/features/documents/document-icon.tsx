import { isOutForSignature, type PortalDocument } from "@frontage/records/schemas/document";
import { File, FilePen, FileSpreadsheet, FileText, Image } from "lucide-react";

/** A decorative icon for a document's kind. */
export function DocumentIcon({ document: { mediaType, status, type } }: DocumentIconProps) {
  const look = { "aria-hidden": true, strokeWidth: 1.5 } as const;
  if (mediaType.startsWith("image/")) return <Image {...look} />;
  if (isSheet(mediaType, type)) return <FileSpreadsheet {...look} />;
  // Documents to sign, and signed ones.
  if (isOutForSignature(status) || status === "signed") return <FilePen {...look} />;
  return mediaType === "application/pdf" ? <FileText {...look} /> : <File {...look} />;
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
