import type { AssistantAnswer, AssistantSource } from "@frontage/records/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { DatabaseKind } from "../database/tables.ts";

/** What the records say about a question, in quotes. */
export type FoundAnswer = Pick<
  AssistantAnswer,
  "answer" | "call" | "choices" | "handOff" | "outcome" | "remark" | "searched"
> & {
  /** The deal that the question names, or else that its answer is of. */
  dealId?: string | undefined;
  /** What a language model may read instead, likeliest first. */
  passages?: readonly ReadPassage[] | undefined;
  /** Names of the documents that it looked in first. */
  lookedIn?: readonly string[] | undefined;
};

/** A part of a record, with the source that names it; its quote is the part. */
export type ReadPassage = { source: AssistantSource; clientId: string | null };

/** The question before, whose deal and person a short one means. */
export type PreviousQuestion = {
  question: string;
  dealId: string | null;
  contactIds: readonly string[];
  askedAt: string;
  /** The language model has read it, so it may read it again. */
  wasRead: boolean;
};

export type PersonsQuestion = {
  question: string;
  /** Only this document. */
  documentId?: string | undefined;
  /** The deal that was chosen. */
  dealId?: string | undefined;
  previous?: PreviousQuestion | undefined;
  /** A language model may read more than what the rules choose. */
  isRead?: boolean;
  person: Person;
  /** As the person may see them. */
  records: Database;
  now: Date;
};

/**
 * Answers a question from the person's records, without a language model.
 *
 * @param store `db`: everyone's rows, for names and settings
 */
export type AnswerQuestion = (
  store: { db: Database; kind: DatabaseKind },
  asked: PersonsQuestion,
) => Promise<FoundAnswer>;
