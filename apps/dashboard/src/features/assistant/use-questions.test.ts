import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { expect, test } from "vitest";

import { previousIdIn } from "./use-questions.ts";

const answer = (id: string, parts: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  id,
  question: `${id}?`,
  askedAt: "2099-07-14T12:00:00.000Z",
  sentences: [],
  passages: [],
  unmentioned: [],
  handOff: null,
  mode: "quotes",
  searched: { documents: 3, unreadable: [] },
  isForwarded: false,
  isUnhelpful: false,
  ...parts,
});

test("a question follows the last answer; asked again, it follows the answer before it", () => {
  const [first, failed, third] = [
    answer("first"),
    answer("second", { isFailed: true }),
    answer("third"),
  ];
  const answers = [first, failed, third];
  expect(previousIdIn(answers)).toBe("third");
  expect(previousIdIn(answers, third)).toBe("first");
  expect(previousIdIn(answers, failed)).toBe("first");
  expect(previousIdIn(answers, first)).toBeUndefined();
});
