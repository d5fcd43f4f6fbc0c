import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { idSchema, instantSchema } from "@frontage/records/schemas/record";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { questionsQuery } from "../../portal/assistant-queries.ts";
import type { AssistantApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { draftStore } from "../../storage/use-draft.ts";
import { currentTime } from "../../time/server-clock.ts";

/** A question without an answer, as stored until the tab closes. */
const storedSchema = z.object({
  id: idSchema,
  question: z.string(),
  documentId: z.optional(idSchema),
  dealId: z.optional(idSchema),
  previousId: z.optional(idSchema),
  askedAt: instantSchema,
  /** Why the last attempt failed. */
  problem: z.optional(z.string()),
});

/** What a question is about, beside its words. */
export type AskedAbout = { documentId?: string | undefined; dealId?: string | undefined };

export type PendingQuestion = z.infer<typeof storedSchema> & {
  isAsking: boolean;
  /** It was on its way when the page was reloaded: its answer may still come, into the history. */
  isInterrupted?: boolean;
  /** In how many documents it looks, once known. */
  documents?: number;
};

export type Questions = {
  /** Without an answer, oldest first. */
  pending: readonly PendingQuestion[];
  /** The answer that came last. */
  answered?: AssistantAnswer | undefined;
};

const interrupted = "The page was reloaded before the answer came.";

/** Max wait for the answer to an interrupted question, in ms; most take a second. */
const interruptedMaxMs = 20_000;
/** At least, for one that was asked long ago and then again. */
const interruptedMinMs = 5000;
const lookAgainMs = 1000;
/** A reload aborts requests before it unloads the page; after this many ms, the page is gone. */
const leavingMs = 500;

const delay = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How far the clocks of browser and server may differ, in ms. */
const clockToleranceMs = 2 * 60_000;

/**
 * Asks questions, and keeps those that failed: until they are answered or discarded, whatever
 * screen is shown meanwhile, and through a reload of the page.
 */
export function createQuestionQueue(assistant: AssistantApi, queryClient: QueryClient) {
  const stored = draftStore("assistant-questions", z.array(storedSchema));
  const listeners = new Set<() => void>();
  let state: Questions = {
    pending: (stored.read() ?? []).map((question) => {
      const isInterrupted = question.problem === undefined;
      return { problem: interrupted, ...question, isAsking: isInterrupted, isInterrupted };
    }),
  };

  function update(pending: readonly PendingQuestion[], answered = state.answered) {
    state = { pending, answered };
    const kept = pending.map(
      ({ askedAt, dealId, documentId, id, previousId, problem, question }) => ({
        askedAt,
        dealId,
        documentId,
        id,
        previousId,
        problem,
        question,
      }),
    );
    stored.keep(kept.length > 0 ? kept : undefined);
    for (const listener of listeners) listener();
  }
  const change = (id: string, changes: Partial<PendingQuestion>) =>
    update(state.pending.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  const without = (id: string) => state.pending.filter((entry) => entry.id !== id);

  async function attempt(asked: PendingQuestion) {
    const { dealId, documentId, id, previousId, question } = asked;
    change(id, {
      isAsking: true,
      isInterrupted: false,
      problem: undefined,
      documents: undefined,
    });
    try {
      const form = { question, documentId, dealId, previousId };
      const answer = await assistant.ask(form, (documents) => change(id, { documents }));
      addAnswer(assistant, queryClient, answer);
      update(without(id), answer);
    } catch (error) {
      await delay(leavingMs);
      const problem = error instanceof Error ? error.message : String(error);
      change(id, { isAsking: false, problem });
    }
    // After a failure too: it may have been answered, and only the answer was lost.
    await refresh(queryClient, "assistant");
  }

  /** Looks for the answers to interrupted questions. The history view removes answered ones. */
  async function settle() {
    const earliest = currentTime().getTime() + interruptedMinMs;
    const interruptedOnes = () => state.pending.filter(({ isInterrupted }) => isInterrupted);
    while (interruptedOnes().length > 0) {
      await delay(lookAgainMs);
      await refresh(queryClient, "assistant");
      for (const { askedAt, id } of interruptedOnes()) {
        const latest = Math.max(earliest, Date.parse(askedAt) + interruptedMaxMs);
        if (currentTime().getTime() < latest) continue;
        change(id, { isAsking: false, isInterrupted: false });
      }
    }
  }
  void settle();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  /** Does nothing while the same question is on its way. */
  function ask(
    question: string,
    about: AskedAbout & {
      /** The question before it in the thread. */
      previousId?: string | undefined;
    } = {},
  ) {
    const isSame = (one: PendingQuestion) =>
      one.isAsking &&
      one.question === question &&
      one.documentId === about.documentId &&
      one.dealId === about.dealId;
    if (state.pending.some(isSame)) return;
    const askedAt = currentTime().toISOString();
    const entry = { ...about, id: crypto.randomUUID(), question, askedAt, isAsking: true };
    update([...state.pending, entry]);
    void attempt(entry);
  }
  function retry(id: string) {
    const entry = state.pending.find((one) => one.id === id);
    if (entry) void attempt(entry);
  }
  const discard = (id: string) => update(without(id));
  /** The same object until something changes. */
  const read = () => state;
  return { ask, discard, read, retry, subscribe };
}
export type QuestionQueue = ReturnType<typeof createQuestionQueue>;

/**
 * What a question goes on from: the last one that was answered, or the last before one that is asked
 * again.
 *
 * @param answers oldest first
 */
export function previousIdIn(
  answers: readonly AssistantAnswer[],
  again?: AssistantAnswer,
): string | undefined {
  const before = again ? answers.slice(0, answers.indexOf(again)) : answers;
  return before.findLast(({ isFailed }) => !isFailed)?.id;
}

/** Whether one of the answers is to this question, although its asking failed. */
export function isAnswered(
  { askedAt, documentId, isAsking, isInterrupted, question }: PendingQuestion,
  answers: readonly AssistantAnswer[],
): boolean {
  if (isAsking && !isInterrupted) return false;
  const earliest = Date.parse(askedAt) - clockToleranceMs;
  return answers.some(
    (answer) =>
      answer.question === question &&
      answer.documentId === documentId &&
      Date.parse(answer.askedAt) >= earliest,
  );
}

/** Shows an answer, before the list is loaded again. */
function addAnswer(assistant: AssistantApi, queryClient: QueryClient, answer: AssistantAnswer) {
  queryClient.setQueryData(questionsQuery(assistant).queryKey, (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (!data || !first) return data;
    const items = [answer, ...first.items.filter(({ id }) => id !== answer.id)];
    return { ...data, pages: [{ ...first, items }, ...others] };
  });
}

const queues = new WeakMap<AssistantApi, QuestionQueue>();

/** The queue of a visit. */
export function questionQueueOf(assistant: AssistantApi, queryClient: QueryClient): QuestionQueue {
  const queue = queues.get(assistant) ?? createQuestionQueue(assistant, queryClient);
  queues.set(assistant, queue);
  return queue;
}
