import { comparisonKey } from "@frontage/records/fold";
import type { PortalDocument } from "@frontage/records/schemas/document";

/**
 * The name under which a document was requested, if it differs from the file's. Until the request
 * is marked received, it has a row of its own.
 */
export function RequestNote({ document: { name, request } }: { document: PortalDocument }) {
  if (!request?.isMarkedReceived || comparisonKey(request.label) === comparisonKey(name))
    return null;
  return <span className="block text-caption text-fg-3">Requested as {request.label}</span>;
}
