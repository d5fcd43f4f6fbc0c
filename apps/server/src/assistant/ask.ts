import type {
  AssistantAnswer,
  AssistantQuestionForm,
  AssistantSource,
} from "@frontage/records/schemas/assistant";
import type { Logger } from "pino";
import { brokerIds } from "../people/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import type { DatabaseKind } from "../database/tables.ts";
import type { UsageLimits } from "../env.ts";
import { tooMany } from "../http/failure.ts";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import { plainText } from "./answering/plain-text.ts";
import { goesOn } from "./answer-context.ts";
import { readConsent } from "./consent.ts";
import type { AnswerQuestion, FoundAnswer, PreviousQuestion } from "./found-answer.ts";
import type { LanguageModel } from "./model/language-model.ts";
import {
  isWaiting,
  previousQuestion,
  readAnswer,
  storeAnswer,
  storeQuestion,
  wasDeclinedBefore,
} from "./queries.ts";
import { checkIsOn } from "./switches.ts";

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
  if (form.id !== undefined && (await isKnown(scopedTo(db, person), person, form.id))) {
    return form.id;
  }
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
const isKnown = async (records: Database, person: Person, id: string) =>
  answering.has(keyOf(person, id)) || (await readAnswer(records, person, id)) !== undefined;

const keyOf = (person: Person, id: string) => `${person.id} ${id}`;

/**
 * Answers an accepted question once: with quotes, or with what a language model found in
 * passages.
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
    (asked.form.id && (await readAnswer(asked.records, asked.person, id))) ||
    answerAndStore(dependencies, id, asked, signal))();
  answering.set(key, answer);
  try {
    return await answer;
  } finally {
    answering.delete(key);
  }
}

async function answerAndStore(
  { answerQuestion, db, kind, languageModel, changeStream, log }: AskDependencies,
  id: string,
  { form, now, person, records }: Omit<QuestionRequest, "ipAddress">,
  signal: AbortSignal,
): Promise<AssistantAnswer> {
  const { dealId, documentId, previousId, question } = form;
  const previous =
    previousId === undefined ? undefined : await previousQuestion(records, person, previousId);
  const found = await inTurn(person.id, async () =>
    answerQuestion(
      { db, kind },
      { question, documentId, dealId, previous, isRead: !!languageModel, person, records, now },
    ),
  );
  const written = await read(
    { languageModel, log },
    { found, now, person, previous, question, records, signal },
  );
  const isSecond =
    !written &&
    !found.handOff &&
    isWaiting(found) &&
    (await wasDeclinedBefore(records, person, { id, now }));
  const stored = await storeAnswer(records, id, {
    ...found,
    ...(isSecond ? { outcome: "handOff", handOff: { reason: "unanswered" } } : {}),
    ...(written ? { outcome: "answer", answer: written, choices: undefined } : {}),
    mode: written ? "model" : "quotes",
  });
  const readers = isWaiting(stored) ? [person.id, ...(await brokerIds(db))] : [person.id];
  await changeStream.publish(readers, ["assistant"]);
  return stored;
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

/** @returns undefined wherever the quotes stand for themselves: without consent, for one */
async function read(
  { languageModel, log }: Pick<AskDependencies, "languageModel" | "log">,
  { found, now, person, previous, question, records, signal }: Read,
): Promise<FoundAnswer["answer"] | undefined> {
  // Hand-offs are fixed texts, remarks ask nothing, and only the person knows which one is meant.
  const isSettled = found.handOff || found.remark || found.outcome === "which";
  if (!languageModel || isSettled) return undefined;
  const sources = sourcesToRead(found);
  if (sources.length === 0) return undefined;
  try {
    const provider = languageModel.provider.id;
    if ((await readConsent(records, person, provider)) !== "allowed") return undefined;
    const isKnown = previous?.wasRead && goesOn(plainText(question), { now, previous });
    const before = isKnown ? previous.question : undefined;
    return await languageModel.read({ before, person, question, records, signal, sources });
  } catch (error) {
    log.warn({ err: error }, "A language model's answer couldn't be used");
    return undefined;
  }
}

/** The current quotes, and other passages that may answer. */
function sourcesToRead({ answer, passages = [] }: FoundAnswer): AssistantSource[] {
  const quoted = answer.flatMap(({ sources }) => sources);
  const isQuoted = ({ quote, recordId }: AssistantSource) =>
    quoted.some((source) => source.recordId === recordId && quote.includes(source.quote));
  const around = passages.filter(isQuoted);
  const alone = quoted.filter(({ quote }) => !around.some((one) => one.quote.includes(quote)));
  return [...alone, ...around, ...passages.filter((one) => !isQuoted(one))].slice(0, readMax);
}

const readMax = 30;

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
