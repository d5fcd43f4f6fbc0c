import type { AssistantAnswer, AssistantQuestionForm } from "@frontage/records/schemas/assistant";
import type { Logger } from "pino";
import { brokerIds } from "../people/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import type { DatabaseKind } from "../database/tables.ts";
import type { UsageLimits } from "../env.ts";
import { tooMany } from "../http/failure.ts";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import type { AnswerQuestion, FoundAnswer } from "./answer-question.ts";
import { readConsent } from "./consent.ts";
import type { LanguageModel } from "./model/language-model.ts";
import { namesBeingRead } from "./passages/documents-searched.ts";
import {
  listReading,
  previousQuestion,
  readAnswer,
  storeAnswer,
  storeQuestion,
} from "./queries.ts";
import { goesOn, type PreviousQuestion } from "./ranking/read-question.ts";
import { checkIsOn, isOnFor } from "./switches.ts";

export type AskDependencies = {
  answerQuestion: AnswerQuestion;
  db: Database;
  kind: DatabaseKind;
  languageModel: LanguageModel | undefined;
  limits: Pick<UsageLimits, "questionsPerHour">;
  changeStream: ChangeStream;
  log: Logger;
};

/** A question as a person sends it. */
type QuestionRequest = {
  person: Person;
  records: Database;
  form: AssistantQuestionForm;
  ipAddress: string;
  now: Date;
};

/** Questions being answered by this process, by id. */
const answering = new Map<string, Promise<AssistantAnswer>>();

/** Each person's last question in this process, which the next one waits for. */
const turns = new Map<string, Promise<unknown>>();

/** Answers each person's questions one at a time, so nobody takes all of the server's time. */
async function inTurn<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(personId);
  const turn = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  turns.set(personId, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(personId) === turn) turns.delete(personId);
  }
}

/**
 * Stores a question before answering it, so a failure doesn't lose it. Sent again with the same id,
 * because the answer was lost, it is the same question.
 *
 * @returns its id
 * @throws 403 where the assistant is off, 404 for an unknown document or deal, 429 for too many questions
 */
export async function acceptQuestion(
  { db, kind, limits }: Pick<AskDependencies, "db" | "kind" | "limits">,
  { form, ipAddress, now, person }: Omit<QuestionRequest, "records">,
): Promise<string> {
  await checkIsOn(db, person);
  if (form.id !== undefined && (await isKnown(db, person, form.id))) return form.id;
  return db.transaction().execute(async (transaction) => {
    await checkQuestionLimit({ db: transaction, kind }, person, limits.questionsPerHour);
    const records = scopedTo(transaction, person);
    const id = await storeQuestion(records, person, form, now);
    await audit(transaction, {
      person,
      clientId: person.id,
      action: "ask",
      // Its text is read from the question, so erasing the question erases it.
      subject: "question",
      subjectId: id,
      ipAddress,
    });
    return id;
  });
}

/** Whether a question is answered or being answered. */
const isKnown = async (db: Database, person: Person, id: string) =>
  answering.has(keyOf(person, id)) ||
  (await readAnswer({ db, records: scopedTo(db, person) }, person, id)) !== undefined;

const keyOf = (person: Person, id: string) => `${person.id} ${id}`;

/**
 * Answers an accepted question once: with passages, and maybe with what a language model found in
 * them.
 *
 * @param signal aborts the language model, not the answer
 */
export async function answerAccepted(
  dependencies: AskDependencies,
  id: string,
  asked: Omit<QuestionRequest, "ipAddress">,
  signal: AbortSignal,
): Promise<AssistantAnswer> {
  const key = keyOf(asked.person, id);
  const begun = answering.get(key);
  if (begun) return begun;
  const answer = (async () =>
    (asked.form.id &&
      (await readAnswer({ db: dependencies.db, records: asked.records }, asked.person, id))) ||
    answerAndStore(dependencies, id, asked, signal))();
  answering.set(key, answer);
  try {
    return await answer;
  } finally {
    answering.delete(key);
  }
}

async function answerAndStore(
  { answerQuestion, db, kind, languageModel, changeStream, log }: Omit<AskDependencies, "limits">,
  id: string,
  { form, now, person, records }: Omit<QuestionRequest, "ipAddress">,
  signal: AbortSignal,
): Promise<AssistantAnswer> {
  const { dealId, documentId, previousId, question } = form;
  const previous =
    previousId === undefined ? undefined : await previousQuestion(records, person, previousId);
  const found = await inTurn(person.id, async () =>
    answerQuestion({ db, kind }, { question, documentId, dealId, previous, person, records, now }),
  );
  const sentences = await read(
    { languageModel, log },
    { found, now, person, previous, question, records, signal },
  );
  const mode = sentences.length > 0 ? "model" : "quotes";
  const stored = await storeAnswer(records, id, { ...found, sentences, mode, previousId });
  const readers = stored.handOff ? [person.id, ...(await brokerIds(db))] : [person.id];
  await changeStream.publish(readers, ["assistant"]);
  return stored;
}

/**
 * Answers questions again that were asked while a document was being read, once it is.
 *
 * @param signal aborts the language model
 */
export async function answerAgain(
  dependencies: Omit<AskDependencies, "limits">,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = dependencies;
  for (const waiting of await listReading(db)) {
    if (signal.aborted) return;
    await answerIfRead(dependencies, waiting, signal).catch((error: unknown) => {
      log.warn({ err: error, id: waiting.id }, "A question couldn't be answered again");
    });
  }
}

async function answerIfRead(
  dependencies: Omit<AskDependencies, "limits">,
  { personId, reading, ...asked }: Awaited<ReturnType<typeof listReading>>[number],
  signal: AbortSignal,
): Promise<void> {
  const { db } = dependencies;
  const { email, name } = await db
    .selectFrom("user")
    .select(["email", "name"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  const person = { id: personId, email, name, role: "client" } as const;
  const records = scopedTo(db, person);
  const stillRead = await namesBeingRead(records);
  if (reading.every((document) => stillRead.includes(document))) return;
  if (!(await isOnFor(db, person))) return;
  const now = new Date();
  await answerAndStore(dependencies, asked.id, { form: asked, now, person, records }, signal);
}

type Read = {
  found: FoundAnswer;
  now: Date;
  person: Person;
  previous: PreviousQuestion | undefined;
  question: string;
  records: Database;
  signal: AbortSignal;
};

/** @returns a language model's sentences; none wherever the passages stand for themselves */
async function read(
  { languageModel, log }: Pick<AskDependencies, "languageModel" | "log">,
  { found, now, person, previous, question, records, signal }: Read,
): Promise<AssistantAnswer["sentences"]> {
  const { handOff, passages } = found;
  if (!languageModel || handOff || passages.length === 0) return [];
  try {
    const provider = languageModel.provider.id;
    if ((await readConsent(records, person, provider)) !== "allowed") return [];
    const isKnown = previous?.wasRead && goesOn(question, previous, now);
    const before = isKnown ? previous.question : undefined;
    return await languageModel.read({ before, passages, person, question, records, signal });
  } catch (error) {
    log.warn({ err: error }, "A language model's answer couldn't be used");
    return [];
  }
}

const hourMs = 3_600_000;

/**
 * Checks whether someone may ask another question: the audit log's entries of the last hour count,
 * including repeats.
 *
 * @param store everyone's rows, in the transaction that stores the question
 * @throws Failure 429
 */
async function checkQuestionLimit(
  { db, kind }: Pick<OpenDatabase, "db" | "kind">,
  { id }: Pick<Person, "id">,
  perHour: number,
): Promise<void> {
  if (!Number.isFinite(perHour)) return;
  if (kind === "postgres") {
    // Their other questions wait for this count. SQLite has one writer anyway.
    await db.selectFrom("user").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  }
  const time = Date.now();
  const earliest = await db
    .selectFrom("audit")
    .select("at")
    .where("personId", "=", id)
    .where("at", ">", new Date(time - hourMs).toISOString())
    // Entries in the future are from before the clock was set back, and would count until then.
    .where("at", "<=", new Date(time).toISOString())
    .where("action", "=", "ask")
    .where("subject", "=", "question")
    .orderBy("at", "desc")
    .limit(1)
    .offset(perHour - 1)
    .executeTakeFirst();
  if (!earliest) return;
  const seconds = Math.max(Math.ceil((Date.parse(earliest.at) + hourMs - time) / 1000), 1);
  const minutes = Math.ceil(seconds / 60);
  throw tooMany(
    `You’ve asked ${perHour} ${perHour === 1 ? "question" : "questions"} in the last hour. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    seconds,
  );
}
