import type { PortalDocument } from "@frontage/content/schemas/document";

/**
 * What a document was requested as, which its file may be named nothing like. Until it is checked
 * off, the request has a row of its own.
 */
export function RequestNote({ document: { name, request } }: { document: PortalDocument }) {
  if (!request?.isCheckedOff || request.label.toLowerCase() === name.toLowerCase()) return null;
  return <span className="block text-caption text-fg-3">Requested as {request.label}</span>;
}
