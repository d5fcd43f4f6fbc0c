import {
  type AssistantAnswer,
  type AssistantQuestionForm,
  type UnansweredPage,
  type UnansweredQuestion,
  type UnansweredStatus,
  unansweredStatuses,
} from "@frontage/records/schemas/assistant";
import type { PageOf, PageRequest } from "@frontage/records/schemas/page-of";
import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { Tables } from "../database/tables.ts";
import { pageFrom, readCursor } from "../http/cursor.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { FoundAnswer } from "./answer-question.ts";
import type { PreviousQuestion } from "./ranking/read-question.ts";
import { type AnswerReader, withoutRemoved } from "./removed-sources.ts";

/** Answering takes less, so what has no answer after this has failed. */
const answeringMaxMs = 60_000;

type QuestionRow = Selectable<Tables["assistantQuestion"]>;

/** Passages that a person is shown. */
const shownMax = 5;

/** What is kept of an answer; the rest has columns. */
type StoredAnswer = Pick<
  AssistantAnswer,
  "call" | "mode" | "passages" | "remark" | "searched" | "sentences" | "unmentioned"
> & {
  /** The question before, for answering again. */
  previousId?: string;
};

const storedOf = ({ answer }: Pick<QuestionRow, "answer">) =>
  answer === null ? undefined : (JSON.parse(answer) as StoredAnswer);

/**
 * Stores a question before it is answered. Asked again with its id after answering failed, it takes
 * the place of the failed one. If the id is taken otherwise, it gets a new one.
 *
 * @returns its id
 * @throws 404 if the document or the deal isn't there for this person
 */
export async function storeQuestion(
  records: Database,
  person: Person,
  { id = randomUUID(), question, ...about }: AssistantQuestionForm,
  now: Date,
): Promise<string> {
  const { dealId = null, documentId = null } = about;
  if (documentId !== null) await checkDocument(records, documentId);
  if (dealId !== null) await checkDeal(records, dealId);
  const asked = { documentId, dealId, askedAt: now.toISOString() };
  const { numUpdatedRows } = await records
    .updateTable("assistantQuestion")
    .set(asked)
    .where("id", "=", id)
    .where("personId", "=", person.id)
    .where("question", "=", question)
    .where("answer", "is", null)
    // The broker has it otherwise.
    .where("status", "is", null)
    .where("forwardedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return id;
  const { numInsertedOrUpdatedRows } = await records
    .insertInto("assistantQuestion")
    .values({
      ...asked,
      id,
      personId: person.id,
      clientId: person.id,
      question,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows
    ? id
    : storeQuestion(records, person, { question, ...about }, now);
}

/** The answer to a person's own question; nothing until there is one. */
export async function readAnswer(
  { db, records }: AnswerReader,
  person: Person,
  id: string,
): Promise<AssistantAnswer | undefined> {
  const row = await records
    .selectFrom("assistantQuestion")
    .selectAll()
    .where("id", "=", id)
    .where("personId", "=", person.id)
    .where("answer", "is not", null)
    .executeTakeFirst();
  return row && (await withoutRemoved({ db, records }, [answerOf(row)]))[0];
}

async function checkDocument(records: Database, id: string): Promise<void> {
  const document = await records
    .selectFrom("document")
    .select("id")
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!document) throw new Failure(404, "Document not found. It may have been removed.");
}

async function checkDeal(records: Database, id: string): Promise<void> {
  const deal = await records
    .selectFrom("deal")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!deal) throw new Failure(404, "Deal not found. It may have been removed.");
}

/** What a person's earlier question was about; nothing if it's gone, or someone else's. */
export async function previousQuestion(
  records: Database,
  person: Person,
  id: string,
): Promise<PreviousQuestion | undefined> {
  const row = await records
    .selectFrom("assistantQuestion")
    .select(["question", "dealId", "answer", "askedAt", "handOff"])
    .where("id", "=", id)
    .where("personId", "=", person.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const stored = storedOf(row);
  const passages = stored?.passages ?? [];
  const contact = passages.find(({ source }) => source === "contact");
  return {
    question: row.question,
    dealId: row.dealId ?? passages[0]?.place.dealId ?? null,
    contactIds: contact ? [contact.recordId] : [],
    askedAt: row.askedAt,
    wasRead: stored?.mode === "model" && row.handOff === null,
  };
}

/**
 * Stores the answer. A question that a person has to answer waits for the broker.
 *
 * @param found.previousId the question that it goes on from
 */
export async function storeAnswer(
  records: Database,
  id: string,
  found: FoundAnswer &
    Pick<AssistantAnswer, "mode" | "sentences"> & { previousId: string | undefined },
): Promise<AssistantAnswer> {
  const { call, dealId, handOff, mode, previousId, remark, searched, sentences, unmentioned } =
    found;
  const stored: StoredAnswer = {
    sentences,
    passages: found.passages.slice(0, shownMax),
    unmentioned,
    mode,
    searched,
    ...(call && { call }),
    ...(remark && { remark }),
    ...(previousId !== undefined && { previousId }),
  };
  const row = await records
    .updateTable("assistantQuestion")
    .set({
      answer: JSON.stringify(stored),
      isReading: searched.reading?.length ? 1 : 0,
      handOff: handOff?.reason ?? null,
      // Else the deal that was chosen stays.
      ...(dealId === undefined ? {} : { dealId }),
      // Answered again, it keeps its status.
      ...(handOff && { status: sql`coalesce("status", 'needs-answer')` }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  // Erased meanwhile.
  if (!row) throw notFound();
  return answerOf(row);
}

/** Questions that were answered while a document was being read. */
export async function listReading(db: Database) {
  const rows = await db
    .selectFrom("assistantQuestion")
    .selectAll()
    .where("isReading", "=", 1)
    .execute();
  return rows.map(({ dealId, documentId, id, personId, question, ...row }) => {
    const stored = storedOf(row);
    return {
      id,
      personId,
      question,
      dealId: dealId ?? undefined,
      documentId: documentId ?? undefined,
      previousId: stored?.previousId,
      reading: stored?.searched.reading ?? [],
    };
  });
}

/** A person's own questions, newest first. */
export async function listQuestions(
  { db, records }: AnswerReader,
  person: Person,
  { cursor, limit }: PageRequest,
  now = new Date(),
): Promise<PageOf<AssistantAnswer>> {
  const own = records
    .selectFrom("assistantQuestion")
    .where("personId", "=", person.id)
    // What is being answered right now isn't listed yet.
    .where((eb) => eb.or([eb("answer", "is not", null), eb("askedAt", "<", answeredBy(now))]));
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  let query = own
    .selectAll()
    .orderBy("askedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  const after = readCursor(cursor);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple("askedAt", "id"), "<", eb.tuple(String(after.value), after.id)),
    );
  }
  const page = pageFrom(await query.execute(), limit, positionOf);
  return {
    ...page,
    items: await withoutRemoved({ db, records }, page.items.map(answerOf)),
    total: Number(total),
  };
}

const positionOf = ({ askedAt, id }: { askedAt: string; id: string }) => ({ value: askedAt, id });
const answeredBy = (now: Date) => new Date(now.getTime() - answeringMaxMs).toISOString();

/** A stored question with its answer. */
export function answerOf(row: QuestionRow): AssistantAnswer {
  const { askedAt, dealId, documentId, handOff, id, question } = row;
  const stored = storedOf(row);
  return {
    id,
    question,
    askedAt,
    ...(documentId !== null && { documentId }),
    ...(dealId !== null && { dealId }),
    sentences: stored?.sentences ?? [],
    passages: stored?.passages ?? [],
    unmentioned: stored?.unmentioned ?? [],
    handOff: handOff && { reason: handOff },
    mode: stored?.mode ?? "quotes",
    searched: stored?.searched ?? { documents: 0, unreadable: [] },
    ...(stored?.call && { call: stored.call }),
    ...(stored?.remark && { remark: stored.remark }),
    isForwarded: row.forwardedAt !== null,
    isUnhelpful: row.unhelpfulAt !== null,
    ...(row.status === "needs-answer" && { isWaiting: true }),
    ...(!stored && { isFailed: true }),
  };
}

/** A client's question of their own. @throws 404 */
export async function findOwnQuestion(
  records: Database,
  person: Person,
  id: string,
): Promise<QuestionRow> {
  const row = await records
    .selectFrom("assistantQuestion")
    .selectAll()
    .where("id", "=", id)
    .where("clientId", "=", person.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A client's question that the broker has to answer, or has answered. @throws 404 */
export async function findUnanswered(records: Database, id: string): Promise<QuestionRow> {
  const row = await records
    .selectFrom("assistantQuestion")
    .selectAll()
    .where("id", "=", id)
    .where("status", "is not", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** What the broker has to answer, newest first. */
export async function listUnanswered(
  { db, records }: AnswerReader,
  { clientId, status }: { clientId?: string | undefined; status: UnansweredStatus },
  { cursor, limit }: PageRequest,
): Promise<UnansweredPage> {
  let query = records
    .selectFrom("assistantQuestion as question")
    .innerJoin("user", "user.id", "question.clientId")
    .leftJoin("deal", "deal.id", "question.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .selectAll("question")
    .select(["user.name as clientName", "property.name as dealName"])
    .where("question.status", "=", status)
    .orderBy("question.askedAt", "desc")
    .orderBy("question.id", "desc")
    .limit(limit + 1);
  if (clientId !== undefined) query = query.where("question.clientId", "=", clientId);
  const after = readCursor(cursor);
  if (after) {
    query = query.where((eb) =>
      eb(
        eb.refTuple("question.askedAt", "question.id"),
        "<",
        eb.tuple(String(after.value), after.id),
      ),
    );
  }
  const [rows, counts] = await Promise.all([query.execute(), countUnanswered(records, clientId)]);
  const page = pageFrom(rows, limit, positionOf);
  const answers = await withoutRemoved({ db, records }, page.items.map(answerOf));
  return {
    ...page,
    items: answers.flatMap((answer, at) => {
      const row = page.items[at];
      return row ? [unansweredOf(row, answer)] : [];
    }),
    total: counts[status],
    counts,
  };
}

async function countUnanswered(
  records: Database,
  clientId: string | undefined,
): Promise<UnansweredPage["counts"]> {
  let byStatus = records
    .selectFrom("assistantQuestion")
    .select(["status", (eb) => eb.fn.countAll<number>().as("count")])
    .where("status", "in", [...unansweredStatuses])
    .groupBy("status");
  let notes = records
    .selectFrom("assistantNote")
    .select((eb) => eb.fn.countAll<number>().as("count"));
  if (clientId !== undefined) {
    byStatus = byStatus.where("clientId", "=", clientId);
    notes = notes.where("clientId", "=", clientId);
  }
  const [rows, kept] = await Promise.all([byStatus.execute(), notes.executeTakeFirstOrThrow()]);
  const of = (status: UnansweredStatus) =>
    Number(rows.find((row) => row.status === status)?.count ?? 0);
  return {
    "needs-answer": of("needs-answer"),
    answered: of("answered"),
    notes: Number(kept.count),
  };
}

function unansweredOf(
  row: QuestionRow & { clientName: string; dealName: string | null },
  answer: AssistantAnswer,
): UnansweredQuestion {
  const { clientId, clientName, dealId, dealName, repliedAt, repliedBy, reply } = row;
  const { askedAt, handOff, id, isForwarded, isRemoved, isUnhelpful, passages } = answer;
  const { question, searched } = answer;
  return {
    id,
    client: { id: clientId, name: clientName },
    question,
    askedAt,
    ...(dealId !== null && dealName !== null && { deal: { id: dealId, name: dealName } }),
    searched,
    shown: [...new Set(passages.map(({ title }) => title))],
    ...(isRemoved && { isRemoved }),
    handOff,
    isForwarded,
    isUnhelpful,
    ...(reply !== null && {
      answer: { text: reply, at: repliedAt ?? askedAt, by: repliedBy ?? "" },
    }),
  };
}

/** How many documents the person has. */
export async function countDocuments(records: Database): Promise<number> {
  const { count } = await records
    .selectFrom("document")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("removedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The broker has to answer, unless they have. */
const toBeAnswered = (eb: ExpressionBuilder<Tables, "assistantQuestion">) =>
  eb
    .case()
    .when("status", "=", "answered")
    .then(eb.val("answered" as const))
    .else(eb.val("needs-answer" as const))
    .end();

/** The client sent the question to the broker. */
export async function markForwarded(records: Database, id: string): Promise<void> {
  await records
    .updateTable("assistantQuestion")
    .set((eb) => ({ forwardedAt: new Date().toISOString(), status: toBeAnswered(eb) }))
    .where("id", "=", id)
    .execute();
}

/**
 * The client says that the answer didn't help, nor what the broker answered before, so the broker
 * answers; or takes that back. A question that waits for another reason keeps waiting for that.
 *
 * @returns whether anything changed
 */
export async function setUnhelpful(
  records: Database,
  id: string,
  isUnhelpful: boolean,
): Promise<boolean> {
  const question = records.updateTable("assistantQuestion").where("id", "=", id);
  const { numUpdatedRows } = isUnhelpful
    ? await question
        .set({ unhelpfulAt: new Date().toISOString(), status: "needs-answer" })
        .where((eb) => eb.or([eb("status", "is", null), eb("status", "!=", "needs-answer")]))
        .executeTakeFirst()
    : await question
        .set((eb) => ({
          unhelpfulAt: null,
          status: eb
            .case()
            .when("reply", "is not", null)
            .then("answered" as const)
            .end(),
        }))
        .where("unhelpfulAt", "is not", null)
        .where("status", "=", "needs-answer")
        .where("forwardedAt", "is", null)
        .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores the broker's answer to a question, and to the client's same question where it waits too.
 *
 * @returns whether it's new: not if this answer was sent before
 * @throws 409 if another one was
 */
export async function storeReply(
  records: Database,
  question: QuestionRow,
  { by, text }: { by: string; text: string },
): Promise<boolean> {
  const { clientId, dealId, documentId, id } = question;
  const answered = {
    status: "answered",
    reply: text,
    repliedBy: by,
    repliedAt: new Date().toISOString(),
  } as const;
  // Another answer may have been stored since the question was read.
  const { numUpdatedRows } = await records
    .updateTable("assistantQuestion")
    .set(answered)
    .where("id", "=", id)
    .where("status", "<>", "answered")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    if ((await findUnanswered(records, id)).reply === text) return false;
    throw alreadyAnswered();
  }
  const waiting = await records
    .selectFrom("assistantQuestion")
    .select(["id", "question", "documentId", "dealId"])
    .where("clientId", "=", clientId)
    .where("status", "=", "needs-answer")
    .execute();
  const same = waiting.filter(
    (other) =>
      other.documentId === documentId &&
      other.dealId === dealId &&
      wordsOf(other.question) === wordsOf(question.question),
  );
  if (same.length === 0) return true;
  await records
    .updateTable("assistantQuestion")
    .set(answered)
    .where(
      "id",
      "in",
      same.map((other) => other.id),
    )
    .where("status", "=", "needs-answer")
    .execute();
  return true;
}

const alreadyAnswered = () => new Failure(409, "This question has already been answered.");

/** A question without what doesn't set it apart: case, punctuation, spaces. */
const wordsOf = (question: string) =>
  question
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");

/** @throws 409 if the question was answered */
export async function setDismissed(
  records: Database,
  id: string,
  isDismissed: boolean,
): Promise<void> {
  const { numUpdatedRows } = await records
    .updateTable("assistantQuestion")
    .set({ status: isDismissed ? "dismissed" : "needs-answer" })
    .where("id", "=", id)
    .where("status", "<>", "answered")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw alreadyAnswered();
}
