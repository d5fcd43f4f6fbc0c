import type { AssistantAnswer, AssistantSource } from "@frontage/records/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { DatabaseKind } from "../database/tables.ts";

/** The records' answer to a question, in quotes. */
export type FoundAnswer = Pick<
  AssistantAnswer,
  "answer" | "call" | "choices" | "handOff" | "outcome" | "remark" | "searched"
> & {
  /** The deal the question names, or else its answer's. */
  dealId?: string | undefined;
  /** What a language model may read, each quoting its part of a record; likeliest first. */
  passages?: readonly AssistantSource[] | undefined;
  /** Names of the documents searched first. */
  lookedIn?: readonly string[] | undefined;
};

/** The previous question, whose deal and person a short one refers to. */
export type PreviousQuestion = {
  question: string;
  dealId: string | null;
  contactIds: readonly string[];
  askedAt: string;
  /** The language model has read it and may read it again. */
  wasRead: boolean;
};

export type PersonsQuestion = {
  question: string;
  /** Only in this document. */
  documentId?: string | undefined;
  /** The deal the person chose. */
  dealId?: string | undefined;
  previous?: PreviousQuestion | undefined;
  /** A language model may read more than the rules choose. */
  isRead?: boolean;
  person: Person;
  /** Scoped to the person. */
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
