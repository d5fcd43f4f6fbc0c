// @vitest-environment happy-dom
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

import { questionsQuery } from "../api/assistant-queries.ts";
import { answerRequests } from "../api/request.ts";
import { signInToAccount } from "../session/begin-session.ts";
import { questionQueueOf } from "./unsent.ts";

const answered = (question: string): AssistantAnswer => ({
  id: `answer-to-${question.length}`,
  question,
  askedAt: new Date().toISOString(),
  sentences: [],
  passages: [],
  unmentioned: [],
  handOff: null,
  mode: "quotes",
  searched: { documents: 3, unreadable: [] },
  isForwarded: false,
  isUnhelpful: false,
});

type Asked = {
  form: { id?: string | undefined; question: string };
  progress: (documents: number) => void;
  answer: (answer: AssistantAnswer) => void;
  fail: (message: string) => void;
  disconnect: () => void;
};

/** Opens a page with an assistant that the test answers for, and records its questions. */
function openPage() {
  const asked: Asked[] = [];
  const history = [answered("an earlier one")];
  async function answer(input: RequestInfo | URL, { body, method }: RequestInit = {}) {
    if (method === "GET") return Response.json({ items: history, total: history.length });
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (started) => void (controller = started),
    });
    const sendEvent = (event: string, data: unknown) =>
      controller.enqueue(
        new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      );
    asked.push({
      form: JSON.parse(body as string) as Asked["form"],
      progress: (documents) => sendEvent("progress", { documents }),
      answer: (given) => sendEvent("answer", given),
      fail: (message) => sendEvent("error", { message }),
      disconnect: () => controller.error(new TypeError("Failed to fetch")),
    });
    return new Response(stream);
  }
  answerRequests(answer);
  const queryClient = new QueryClient();
  return { asked, queryClient, queue: questionQueueOf(queryClient) };
}

afterAll(() => answerRequests(undefined));
beforeEach(() => {
  localStorage.clear();
  signInToAccount({ name: "Taylor Morgan", email: "taylor@example.com", role: "Client" });
});

test("the same question about a document is asked once, next to one about another", async () => {
  const { asked, queue } = openPage();
  for (const documentId of ["a-lease", "a-lease", "another-lease"]) {
    queue.ask({ question: "When does the lease end?", documentId });
  }
  expect(queue.read().map(({ documentId }) => documentId)).toEqual(["a-lease", "another-lease"]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

test("a pending question shows its progress, and its answer is in the history before the reload", async () => {
  const { asked, queryClient, queue } = openPage();
  await queryClient.fetchQuery(questionsQuery);
  queue.ask({ question: "Who pays for the roof?" });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.progress(14);
  await vi.waitFor(() =>
    expect(queue.read()).toMatchObject([{ question: "Who pays for the roof?", documents: 14 }]),
  );
  const answer = answered("Who pays for the roof?");
  asked[0]?.answer(answer);
  await vi.waitFor(() => expect(queue.read()).toEqual([]));
  expect(queue.lastResult()).toEqual(answer);
  const shown = queryClient.getQueryData(questionsQuery.queryKey);
  expect(shown?.items.map(({ question }) => question)).toEqual([
    "Who pays for the roof?",
    "an earlier one",
  ]);
});

test("after a reload during a question, the next page asks the same one again", async () => {
  const { asked, queue } = openPage();
  queue.ask({ question: "Who pays?" });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  // Browsers abort requests before they leave a page.
  asked[0]?.disconnect();
  await vi.waitFor(() => expect(queue.read()[0]?.problem).toBeDefined());

  const next = openPage();
  expect(next.queue.read().map(next.queue.statusOf)).toEqual(["sending"]);
  await vi.waitFor(() => expect(next.asked).toHaveLength(1));
  expect(next.asked[0]?.form).toEqual(asked[0]?.form);
});

test("the same question typed again while it waits for the connection is asked once", async () => {
  const { asked, queue } = openPage();
  queue.ask({ question: "Who pays?" });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.disconnect();
  await vi.waitFor(() => expect(queue.read().map(queue.statusOf)).toEqual(["waiting"]));

  queue.ask({ question: "Who pays?" });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.form).toEqual(asked[0]?.form);
  expect(queue.read()).toHaveLength(1);
});

test("a question that the server couldn't answer stays until it is retried or discarded", async () => {
  const { asked, queue } = openPage();
  queue.ask({ question: "First?" });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.fail("Something went wrong.");
  await vi.waitFor(() => expect(queue.read().map(queue.statusOf)).toEqual(["refused"]));
  expect(queue.read()).toMatchObject([{ question: "First?", problem: "Something went wrong." }]);

  const next = openPage();
  expect(next.queue.read().map(next.queue.statusOf)).toEqual(["refused"]);
  next.queue.retry(next.queue.read()[0]?.id ?? "");
  await vi.waitFor(() => expect(next.asked).toHaveLength(1));
  next.asked[0]?.answer(answered("First?"));
  await vi.waitFor(() => expect(next.queue.read()).toEqual([]));
});
