import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";

import { questionsQuery } from "../../portal/assistant-queries.ts";
import { fetchOlder } from "../../portal/fetch-older.ts";
import type { AssistantApi } from "../../portal/portal.ts";
import { namingUnreadableOnce } from "./answer-texts.ts";
import {
  type AskedAbout,
  isAnswered,
  previousIdIn,
  questionQueueOf,
  type Questions,
} from "./question-queue.ts";

const none: Questions = { pending: [] };

/**
 * The person’s questions and answers, oldest first, and the ways to ask.
 *
 * @param documentId only those about one document
 */
export function useQuestions(assistant: AssistantApi, documentId?: string) {
  const list = useInfiniteQuery(questionsQuery(assistant));
  const { data, error, hasNextPage, isFetchingNextPage, refetch } = list;
  const queue = questionQueueOf(assistant, useQueryClient());
  const { answered, pending: all } = useSyncExternalStore(queue.subscribe, queue.read, () => none);

  const answers = useMemo(() => {
    const items: readonly AssistantAnswer[] = (data?.pages ?? []).flatMap((page) => page.items);
    return namingUnreadableOnce(
      items
        .filter((answer) => documentId === undefined || answer.documentId === documentId)
        .toReversed(),
    );
  }, [data, documentId]);
  // Asked again, a failed one gets a new place.
  const isAskedAgain = (answer: AssistantAnswer) =>
    answer.isFailed &&
    all.some(
      (one) =>
        one.isAsking && one.question === answer.question && one.documentId === answer.documentId,
    );
  const pending = all.filter(
    (question) =>
      (documentId === undefined || question.documentId === documentId) &&
      !isAnswered(question, answers),
  );

  // Answered after all: once its answer is on an older page, nothing here would know.
  const lost = all.filter((question) => isAnswered(question, answers));
  useEffect(() => {
    for (const { id } of lost) queue.discard(id);
  });

  return {
    answers: answers.filter((answer) => !isAskedAgain(answer)),
    pending,
    /** The answer that came last, to whatever question. */
    answered: answers.find(({ id }) => id === answered?.id) ?? answered,
    isLoaded: data !== undefined,
    error,
    refetch,
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    loadOlder: () => fetchOlder(list),
    ask: (question: string, dealId?: string) =>
      queue.ask(question, { documentId, dealId, previousId: previousIdIn(answers) }),
    askAgain: (answer: AssistantAnswer, about: AskedAbout) =>
      queue.ask(answer.question, { ...about, previousId: previousIdIn(answers, answer) }),
    retry: queue.retry,
    discard: queue.discard,
  };
}
