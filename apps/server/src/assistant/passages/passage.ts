import type { AssistantSource } from "@frontage/records/schemas/assistant";
import type { DocumentType } from "@frontage/records/schemas/document";

/** Something that can be quoted: a page of a document, a message, a note, a record as sentences. */
export type Passage = Pick<
  AssistantSource,
  "kind" | "recordId" | "version" | "title" | "path" | "page" | "unread" | "hasOpenChanges"
> & {
  /** Unique among all passages: "document:ID:3". */
  id: string;
  /** Every quote is a part of it, word for word. */
  text: string;
  /** Whose record it is; null for public pages. */
  clientId: string | null;
  dealId: string | null;
  documentType?: DocumentType;
  /** What a note answers: a way to find it, not to be quoted. */
  question?: string;
  /** When it was written, of messages and notes; ISO 8601. */
  at?: string;
  /** Who wrote it, of messages. */
  author?: "client" | "broker";
  /** What its sentences state; of records. */
  facts?: readonly Fact[];
};

/** What is asked for: "when", "how much", "who", "where", or what a text says. */
export type AnswerType = "date" | "amount" | "person" | "place" | "clause";

/** One attribute of one thing, so that an answer binds the two. */
export type Fact = {
  /** "price", "noi", "due-diligence", "phone" … */
  attribute: string;
  type: AnswerType;
  /** The sentence that states it, a part of the passage's text. */
  quote: string;
  /** Of a date. */
  day?: string;
};
