// @vitest-environment happy-dom
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { questionsQuery } from "../../portal/assistant-queries.ts";
import type { AssistantApi } from "../../portal/portal.ts";
import { createQuestionQueue, isAnswered, previousIdIn } from "./question-queue.ts";

const answered = (question: string, parts: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  id: `answer to ${question}`,
  question,
  askedAt: new Date().toISOString(),
  answer: [],
  outcome: "none",
  handOff: null,
  mode: "quotes",
  searched: { documents: 3, unreadable: [] },
  isForwarded: false,
  ...parts,
});

/** An assistant whose answers a test gives, and the questions it was asked. */
function openAssistant() {
  const asked: {
    question: string;
    progress: (documents: number) => void;
    answer: (answer: AssistantAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  const history = [answered("an earlier one")];
  const assistant: AssistantApi = {
    state: async () => ({ isOn: true, documents: 3, suggestions: [], provider: null }),
    questions: async () => ({ items: history, total: history.length }),
    ask: ({ question }, progress) =>
      new Promise((answer, fail) => asked.push({ question, progress, answer, fail })),
    forward: async () => {},
    setConsent: async () => {},
  };
  return { asked, assistant, queryClient: new QueryClient() };
}

/** Resolves once the queue has changed so that the check passes. */
function until(
  { read, subscribe }: Pick<ReturnType<typeof createQuestionQueue>, "read" | "subscribe">,
  check: (state: ReturnType<typeof read>) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (!check(read())) return;
      unsubscribe();
      resolve();
    });
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

test("pressing a choice twice asks it once, next to another choice", () => {
  const { asked, assistant, queryClient } = openAssistant();
  const queue = createQuestionQueue(assistant, queryClient);
  for (const documentId of ["a lease", "a lease", "another lease"]) {
    queue.ask("When does the lease end?", { documentId });
  }
  expect(queue.read().pending.map(({ documentId }) => documentId)).toEqual([
    "a lease",
    "another lease",
  ]);
  expect(asked).toHaveLength(2);
});

test("a question follows the last answer; asked again, it follows the answer before it", () => {
  const [first, failed, third] = [
    answered("First?"),
    answered("Second?", { isFailed: true }),
    answered("Third?", { outcome: "which" }),
  ];
  const answers = [first, failed, third];
  expect(previousIdIn(answers)).toBe(third.id);
  expect(previousIdIn(answers, third)).toBe(first.id);
  expect(previousIdIn(answers, failed)).toBe(first.id);
  expect(previousIdIn(answers, first)).toBeUndefined();
});

test("a pending question shows its progress, and its answer is in the history before the reload", async () => {
  const { asked, assistant, queryClient } = openAssistant();
  await queryClient.fetchInfiniteQuery(questionsQuery(assistant));
  const queue = createQuestionQueue(assistant, queryClient);
  queue.ask("Who pays for the roof?");
  asked[0]?.progress(14);
  expect(queue.read().pending).toMatchObject([
    { question: "Who pays for the roof?", isAsking: true, documents: 14 },
  ]);
  const done = until(queue, ({ pending }) => pending.length === 0);
  const answer = answered("Who pays for the roof?");
  asked[0]?.answer(answer);
  await done;
  expect(queue.read().answered).toBe(answer);
  const [first] = queryClient.getQueryData(questionsQuery(assistant).queryKey)?.pages ?? [];
  expect(first?.items.map(({ question }) => question)).toEqual([
    "Who pays for the roof?",
    "an earlier one",
  ]);
});

test("a question that couldn't be sent stays, even after a reload, until it is retried or discarded", async () => {
  vi.useFakeTimers();
  const { asked, assistant, queryClient } = openAssistant();
  const queue = createQuestionQueue(assistant, queryClient);
  queue.ask("First?", { documentId: "lease" });
  queue.ask("Second?");
  asked[0]?.fail(new Error("There is no connection."));
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.read().pending[0]?.isAsking).toBe(false);

  const reloaded = createQuestionQueue(assistant, queryClient);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reloaded.read().pending).toMatchObject([
    {
      question: "First?",
      documentId: "lease",
      isAsking: false,
      problem: "There is no connection.",
    },
    {
      question: "Second?",
      isAsking: false,
      problem: "The page was reloaded before the answer came.",
    },
  ]);
  const [first, second] = reloaded.read().pending;
  vi.useRealTimers();
  reloaded.discard(second?.id ?? "");
  reloaded.retry(first?.id ?? "");
  const done = until(reloaded, ({ pending }) => pending.length === 0);
  asked.at(-1)?.answer(answered("First?"));
  await done;
  expect(createQuestionQueue(assistant, queryClient).read().pending).toEqual([]);
});

test("after a reload during a question, its answer is awaited before it counts as failed", async () => {
  vi.useFakeTimers();
  const { asked, assistant, queryClient } = openAssistant();
  createQuestionQueue(assistant, queryClient).ask("Who pays?");
  // As browsers do before they leave a page.
  asked[0]?.fail(new Error("Couldn’t reach the server."));
  await vi.advanceTimersByTimeAsync(10);
  const reloaded = createQuestionQueue(assistant, queryClient);
  const [entry] = reloaded.read().pending;
  expect(entry).toMatchObject({ isAsking: true, isInterrupted: true });
  // It may be in the history meanwhile.
  expect(entry && isAnswered(entry, [answered("Who pays?")])).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reloaded.read().pending).toMatchObject([{ isAsking: true }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reloaded.read().pending).toMatchObject([
    { isAsking: false, problem: "The page was reloaded before the answer came." },
  ]);
});

test("a failed question counts as answered if only its answer was lost", () => {
  const askedAt = "2026-07-14T14:00:00.000Z";
  const failed = { id: "1", question: "Who pays?", askedAt, isAsking: false, problem: "Lost." };
  const at = (time: string, parts = {}) =>
    answered("Who pays?", { askedAt: `2026-07-14T${time}.000Z`, ...parts });
  expect(isAnswered(failed, [at("14:00:01")])).toBe(true);
  // Clocks differ a little.
  expect(isAnswered(failed, [at("13:59:30")])).toBe(true);
  expect(isAnswered(failed, [at("13:00:00")])).toBe(false);
  expect(isAnswered(failed, [at("14:00:01", { documentId: "lease" })])).toBe(false);
  expect(isAnswered({ ...failed, isAsking: true }, [at("14:00:01")])).toBe(false);
});
