import { comparisonKey } from "@frontage/records/fold";
import type { PortalDocument } from "@frontage/records/schemas/document";

/**
 * What a document was requested as, because its file may have a different name. Until it is checked
 * off, the request has its own row.
 */
export function RequestNote({ document: { name, request } }: { document: PortalDocument }) {
  if (!request?.isCheckedOff || comparisonKey(request.label) === comparisonKey(name)) return null;
  return <span className="block text-caption text-fg-3">Requested as {request.label}</span>;
}
