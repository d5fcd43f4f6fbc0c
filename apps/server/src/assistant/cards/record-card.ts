import type { AssistantPassage } from "@frontage/records/schemas/assistant";

/** What a question asks for, where its words tell. */
export type AskedKind = "who" | "when" | "howMuch" | "howMany";

/** One fact of a record, as its reader may know it. */
export type RecordCard = Required<
  Pick<AssistantPassage, "source" | "recordId" | "title" | "path" | "label" | "text">
> & {
  /** What else the record says of it, shown with its source: a date's rule, a tour's note. */
  section?: string;
  /** Who entered the record. */
  by?: string;
  /** The deals it belongs to. */
  dealIds: readonly string[];
  /** The trade's words for facts of its kind, by which questions ask for it. */
  words: string;
  /** The kinds of questions that it answers. */
  answers: readonly AskedKind[];
};
