import type { AssistantPassage } from "@frontage/records/schemas/assistant";
import type { DocumentType } from "@frontage/records/schemas/document";

/** A text that can be quoted: a document's page, a message, a note, or a section of the site. */
export type Passage = Pick<
  AssistantPassage,
  | "source"
  | "recordId"
  | "version"
  | "title"
  | "path"
  | "page"
  | "unread"
  | "hasOpenChanges"
  | "by"
  | "at"
> & {
  /** Unique among all passages: "document:ID:3". */
  id: string;
  /** Every quote is a verbatim part of it. */
  text: string;
  dealId: string | null;
  documentType?: DocumentType;
  /** The question a note answers: for finding it, not for quoting. */
  question?: string;
};
