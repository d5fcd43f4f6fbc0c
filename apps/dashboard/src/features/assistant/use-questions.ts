import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";

import { questionsQuery } from "../../api/assistant-queries.ts";
import { useGrowingList } from "../../api/growing-list.ts";

import type { UnsentStatus } from "../../unsent/send-queue.ts";
import { questionQueueOf, type UnsentQuestion } from "../../unsent/unsent.ts";
import { namingUnreadableOnce } from "./answer-texts.ts";

/** A question without an answer. */
export type PendingQuestion = UnsentQuestion & {
  isAsking: boolean;
  /** It is asked once the connection is back. */
  isWaiting: boolean;
};

const none: readonly UnsentQuestion[] = [];

/**
 * The person’s questions and answers, oldest first, and the ways to ask.
 *
 * @param documentId only those about one document
 */
export function useQuestions(documentId?: string) {
  const { data, error, hasOlder, isLoadingOlder, refetch, showOlder } =
    useGrowingList(questionsQuery);
  const queue = questionQueueOf(useQueryClient());
  const unsent = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const idsOf = (status: UnsentStatus) =>
    new Set(unsent.flatMap((one) => (queue.statusOf(one) === status ? one.id : [])));
  const asking = idsOf("sending");
  const waiting = idsOf("waiting");

  const all = useMemo(() => {
    const items: readonly AssistantAnswer[] = data?.items ?? [];
    return namingUnreadableOnce(
      items
        .filter((answer) => documentId === undefined || answer.documentId === documentId)
        .toReversed(),
    );
  }, [data, documentId]);
  // Hide a failed answer while its retry is pending.
  const answers = all.filter(
    ({ id, isFailed }) => !isFailed || !(asking.has(id) || waiting.has(id)),
  );
  const arrived = new Set(answers.map(({ id }) => id));

  // Answered after all: once its answer is on an older page, nothing here would know.
  const lost = unsent.filter(({ id }) => arrived.has(id) && !asking.has(id));
  useEffect(() => {
    for (const { id } of lost) queue.discard(id);
  });

  const answered = queue.lastResult();
  return {
    answers,
    pending: unsent
      .filter(
        (one) =>
          (documentId === undefined || one.documentId === documentId) && !arrived.has(one.id),
      )
      .map((one): PendingQuestion => ({
        ...one,
        isAsking: asking.has(one.id),
        isWaiting: waiting.has(one.id),
      })),
    /** The answer that came last, to whatever question. */
    answered: all.find(({ id }) => id === answered?.id) ?? answered,
    isLoaded: data !== undefined,
    error,
    refetch,
    hasOlder,
    isLoadingOlder,
    showOlder,
    ask: (question: string, dealId?: string) =>
      queue.ask({ question, documentId, dealId, previousId: previousIdIn(all) }),
    askAgain: (answer: AssistantAnswer) =>
      queue.ask({
        documentId: answer.documentId,
        dealId: answer.dealId,
        // A failed one is replaced, unless the broker has it.
        id: answer.isForwarded ? undefined : answer.id,
        question: answer.question,
        previousId: previousIdIn(all, answer),
      }),
    retry: queue.retry,
    discard: queue.discard,
  };
}

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
