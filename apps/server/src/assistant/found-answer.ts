import type { AssistantAnswer } from "@frontage/content/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { DatabaseKind } from "../database/tables.ts";

/** What the records say about a question, in quotes. */
export type FoundAnswer = Pick<
  AssistantAnswer,
  "answer" | "call" | "choices" | "declined" | "handOff" | "remark" | "searched"
> & {
  /** The deal that the question names. */
  dealId?: string | undefined;
  /** Names of the documents that it looked in first. */
  lookedIn?: readonly string[] | undefined;
};

export type AskedQuestion = {
  question: string;
  /** Only this document. */
  documentId?: string | undefined;
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
  asked: AskedQuestion,
) => Promise<FoundAnswer>;
