import type { Portal } from "../portal.ts";

const soon = () => Promise.reject(new Error("Not written yet."));

export const records: Pick<
  Portal,
  | "documents"
  | "document"
  | "documentFile"
  | "uploadDocument"
  | "markDocumentViewed"
  | "removeUpload"
  | "restoreUpload"
> = {
  documents: soon,
  document: soon,
  documentFile: soon,
  uploadDocument: soon,
  markDocumentViewed: soon,
  removeUpload: soon,
  restoreUpload: soon,
};
