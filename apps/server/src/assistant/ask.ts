import type { AssistantAnswer, AssistantQuestionForm } from "@frontage/content/schemas/assistant";
import type { Logger } from "pino";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import type { DatabaseKind } from "../database/tables.ts";
import type { UsageLimits } from "../env.ts";
import { assistantSubjects, type LiveChanges } from "../live/live-changes.ts";
import { readConsent } from "./consent.ts";
import type { AnswerQuestion, FoundAnswer } from "./found-answer.ts";
import type { LanguageModel } from "./model/language-model.ts";
import { storeAnswer, storeQuestion, wasDeclinedBefore } from "./queries.ts";
import { checkQuestionLimit } from "./question-limit.ts";
import { checkIsOn } from "./switches.ts";

export type AskDependencies = {
  answerQuestion: AnswerQuestion;
  db: Database;
  kind: DatabaseKind;
  languageModel: LanguageModel | undefined;
  limits: Pick<UsageLimits, "questionsPerHour">;
  live: LiveChanges;
  log: Logger;
};

export type Asked = {
  person: Person;
  records: Database;
  form: AssistantQuestionForm;
  ipAddress: string;
  now: Date;
};

/** Ids of the questions that this process is answering. */
const answering = new Set<string>();

/** What each person's last question of this process waits for. */
const turns = new Map<string, Promise<unknown>>();

/** One question of a person after the other, so that nobody takes all of the server's time. */
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
 * Stores a question, before it is answered: a failure doesn't lose it. Answer it next.
 *
 * @returns its id
 * @throws 403 where the assistant is off, 404 for an unknown document, 429 for too many questions
 */
export async function acceptQuestion(
  { db, kind, limits }: Pick<AskDependencies, "db" | "kind" | "limits">,
  { form, ipAddress, now, person }: Omit<Asked, "records">,
): Promise<string> {
  await checkIsOn(db, person);
  return db.transaction().execute(async (transaction) => {
    await checkQuestionLimit({ db: transaction, kind }, person, limits.questionsPerHour);
    const records = scopedTo(transaction, person);
    const id = await storeQuestion(records, person, form, { answering, now });
    answering.add(id);
    await audit(transaction, {
      person,
      clientId: person.role === "client" ? person.id : null,
      action: "ask",
      // Its text is read from the question, so that it's gone with it.
      subject: "question",
      subjectId: id,
      ipAddress,
    });
    return id;
  });
}

/**
 * Answers an accepted question with quotes, which a language model may then phrase.
 *
 * @param signal aborts the language model, not the answer
 */
export async function answerAccepted(
  dependencies: AskDependencies,
  id: string,
  asked: Omit<Asked, "ipAddress">,
  signal: AbortSignal,
): Promise<AssistantAnswer> {
  try {
    return await answerAndStore(dependencies, id, asked, signal);
  } finally {
    answering.delete(id);
  }
}

async function answerAndStore(
  { answerQuestion, db, kind, languageModel, live, log }: AskDependencies,
  id: string,
  { form, now, person, records }: Omit<Asked, "ipAddress">,
  signal: AbortSignal,
): Promise<AssistantAnswer> {
  const { documentId, question } = form;
  const found = await inTurn(person.id, async () =>
    answerQuestion({ db, kind }, { question, documentId, person, records, now }),
  );
  const isSecond =
    found.declined &&
    !found.handOff &&
    !found.remark &&
    !found.choices &&
    (await wasDeclinedBefore(records, person, { id, now }));
  const handOff = isSecond ? ({ reason: "unanswered" } as const) : found.handOff;
  const phrased = await phrase(
    { db, languageModel, log },
    { found, person, question, records, signal },
  );
  const stored = await storeAnswer(records, person, id, {
    ...found,
    handOff,
    answer: phrased ?? found.answer,
    mode: phrased ? "model" : "quotes",
  });
  const isOpen = stored.declined && !stored.remark && !stored.choices;
  const isForBroker = isOpen && person.role === "client";
  const readers = isForBroker ? [person.id, ...(await brokerIds(db))] : [person.id];
  await live.announce(readers, assistantSubjects);
  return stored;
}

type Phrased = {
  found: FoundAnswer;
  person: Person;
  question: string;
  records: Database;
  signal: AbortSignal;
};

/** @returns undefined wherever the quotes stand for themselves: without consent, for one */
async function phrase(
  { db, languageModel, log }: Pick<AskDependencies, "db" | "languageModel" | "log">,
  { found, person, question, records, signal }: Phrased,
): Promise<FoundAnswer["answer"] | undefined> {
  // A decline has nothing to phrase, and what a hand-off says is fixed.
  if (!languageModel || found.declined || found.handOff) return undefined;
  try {
    const provider = languageModel.provider.id;
    if ((await readConsent(records, person, provider)) !== "allowed") return undefined;
    if (person.role === "broker" && !(await areClientsWilling(db, found, provider))) {
      return undefined;
    }
    return await languageModel.phrase({ answer: found.answer, person, question, records, signal });
  } catch (error) {
    log.warn({ err: error }, "A language model's answer couldn't be used");
    return undefined;
  }
}

/**
 * Whether every client whose records are quoted agreed that the provider reads them. A broker's
 * consent is about the broker's own questions only.
 *
 * @param db everyone's rows
 */
async function areClientsWilling(
  db: Database,
  { answer }: FoundAnswer,
  provider: string,
): Promise<boolean> {
  const quoted = answer.flatMap(({ sources }) => sources).filter(({ kind }) => kind !== "page");
  const ids = new Set(quoted.map(({ client }) => client?.id));
  for (const id of ids) {
    if (id === undefined) return false;
    if ((await readConsent(db, { id }, provider)) !== "allowed") return false;
  }
  return true;
}
