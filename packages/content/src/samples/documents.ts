import type { DocumentVersion, PortalDocument } from "@frontage/records/schemas/document";
import { broker } from "../broker.ts";
import { dated } from "./dated.ts";
import rows from "./documents.json";

type Row = Omit<PortalDocument, "fileName" | "isOwn" | "mediaType" | "versions"> & {
  mediaType?: "image/jpeg";
  /** Newest first; sent by the broker unless someone else is named. */
  versions: (Omit<DocumentVersion, "number" | "addedBy"> & { addedBy?: string })[];
};

/** The thirty-six documents of the sample client, newest first; eight came within the last month. */
export function sampleDocuments(now: Date, timeZone: string = broker.timeZone): PortalDocument[] {
  return dated<Row[]>(rows, now, timeZone).map(
    ({ mediaType = "application/pdf", versions, ...row }) => ({
      ...row,
      // "Lease abstract, Suite 3" → "lease-abstract-suite-3.pdf"
      fileName: `${row.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.${mediaType === "image/jpeg" ? "jpg" : "pdf"}`,
      mediaType,
      versions: versions.map((version, index) => ({
        number: versions.length - index,
        addedBy: broker.name,
        ...version,
      })),
      isOwn: false,
    }),
  );
}
