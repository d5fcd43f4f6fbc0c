import type { AssistantSource } from "@frontage/records/schemas/assistant";
import type { DocumentType } from "@frontage/records/schemas/document";

/** Something quotable: a document's page, a message, a note, or a record as sentences. */
export type Passage = Pick<
  AssistantSource,
  "kind" | "recordId" | "version" | "title" | "path" | "page" | "unread" | "hasOpenChanges"
> & {
  /** Unique among all passages: "document:ID:3". */
  id: string;
  /** Every quote is a verbatim part of it. */
  text: string;
  /** Whose record it is; null for public pages. */
  clientId: string | null;
  dealId: string | null;
  documentType?: DocumentType;
  /** The question a note answers: for finding it, not for quoting. */
  question?: string;
  /** When a message or note was written; ISO 8601. */
  at?: string;
  /** The author of a message. */
  author?: "client" | "broker";
  /** What a record's sentences state. */
  facts?: readonly Fact[];
};

/** The kind of question: "when", "how much", "who", "where", or what a text says. */
export type AnswerType = "date" | "amount" | "person" | "place" | "clause";

/** One attribute of one thing, so an answer can't mix two. */
export type Fact = {
  /** "price", "noi", "due-diligence", "phone" … */
  attribute: string;
  type: AnswerType;
  /** The sentence that states it, part of the passage's text. */
  quote: string;
  /** For a date. */
  day?: string;
};
