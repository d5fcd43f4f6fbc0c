import type { AssistantAnswer, UnansweredQuestion } from "@frontage/records/schemas/assistant";
import type { Thread } from "@frontage/records/schemas/thread";
import { expect, test } from "vitest";

import { addThread, assistantThread, brokersThread } from "./thread-queries.ts";

const answer: AssistantAnswer = {
  id: "1",
  question: "When does due diligence end?",
  askedAt: "2026-07-14T15:00:00.000Z",
  sentences: [],
  passages: [],
  unmentioned: [],
  handOff: null,
  mode: "quotes",
  searched: { documents: 3, unreadable: [] },
  isForwarded: false,
  isUnhelpful: false,
};

const waitingFor = (count: number) => ({
  items: count > 0 ? [{ askedAt: "2026-07-14T16:00:00.000Z" } as UnansweredQuestion] : [],
  counts: { "needs-answer": count, answered: 0, notes: 0 },
});

const thread = (id: string, sentAt?: string): Thread => ({
  id,
  name: id,
  description: "",
  kind: "contact",
  unread: 0,
  lastMessage: sentAt
    ? { id, threadId: id, from: "other", text: "", sentAt, attachments: [] }
    : undefined,
});

test("its row shows the last question, and is hidden from a client if it is off and was never asked", () => {
  const row = (last: AssistantAnswer | undefined, isOn = true) => assistantThread({ isOn, last });
  expect(row(answer)).toMatchObject({
    id: "assistant",
    unread: 0,
    lastMessage: { text: answer.question, sentAt: answer.askedAt },
  });
  expect(row(answer, false)?.lastMessage?.text).toBe(answer.question);
  expect(row(undefined, false)).toBeUndefined();
});

test("a broker's row counts the waiting questions, and stays without any", () => {
  expect(brokersThread(waitingFor(3))).toMatchObject({
    unread: 3,
    lastMessage: { text: "3 questions need your answer", sentAt: "2026-07-14T16:00:00.000Z" },
  });
  expect(brokersThread(waitingFor(0))).toMatchObject({ unread: 0, lastMessage: undefined });
});

test("the assistant's row is sorted among the others, and comes second before the first question", () => {
  const others = [
    thread("new", "2026-07-14T18:00:00.000Z"),
    thread("old", "2026-07-01T00:00:00.000Z"),
    thread("empty"),
  ];
  const idsWith = (added: Thread | undefined) => addThread(others, added).map(({ id }) => id);
  expect(idsWith(thread("x", "2026-07-10T00:00:00.000Z"))).toEqual(["new", "x", "old", "empty"]);
  expect(idsWith(thread("x"))).toEqual(["new", "x", "old", "empty"]);
  expect(idsWith(undefined)).toEqual(["new", "old", "empty"]);
  expect(addThread([], thread("x")).map(({ id }) => id)).toEqual(["x"]);
});
