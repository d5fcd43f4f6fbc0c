import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { AnsweredQuestion, WaitingQuestion } from "./question-list.tsx";
import { Quotation } from "./quotation.tsx";

const clock = { now: new Date("2099-07-14T15:00:00.000Z"), timeZone: "America/Chicago" };
const failed: AssistantAnswer = {
  id: "one",
  question: "When do we close?",
  askedAt: "2099-07-14T12:00:00.000Z",
  answer: [],
  outcome: "none",
  handOff: null,
  mode: "quotes",
  searched: { documents: 0, unreadable: [] },
  isForwarded: false,
  isFailed: true,
};

test("a failed question is announced when it fails, but not each time its history is opened", () => {
  const { id, question, askedAt: writtenAt } = failed;
  const pending = {
    id,
    question,
    writtenAt,
    files: [],
    isAsking: false,
    problem: "No connection.",
  };
  const shown = (isWaiting: boolean) =>
    renderToString(
      <WaitingQuestion
        pending={{ ...pending, isWaiting }}
        looking=""
        isBeside={false}
        onRetry={() => undefined}
        onDiscard={() => undefined}
      />,
    );
  expect(shown(true)).toContain("It will be asked when you’re back online.");
  const now = shown(false);
  expect(now).toContain("Not answered. No connection.");
  expect(now).toContain('role="alert"');

  const past = renderToString(
    <MemoryRouter>
      <AnsweredQuestion answer={failed} clock={clock} onAskAgain={() => undefined} />
    </MemoryRouter>,
  );
  expect(past).toContain("Not answered.");
  expect(past).not.toContain('role="alert"');
});

test("a quote says that its draft has open changes, and what couldn't be read in its file", () => {
  const source = {
    kind: "document" as const,
    recordId: "lease",
    title: "Lease",
    path: "/dashboard/documents?document=lease",
    quote: "The term is [deleted: 60] [inserted: 36] months.",
  };
  const shown = (more: { hasOpenChanges?: boolean; unread?: string }) =>
    renderToString(
      <MemoryRouter>
        <Quotation source={{ ...source, ...more }} number={1} />
      </MemoryRouter>,
    );
  expect(shown({ hasOpenChanges: true })).toContain("This draft has open changes.");
  expect(shown({ unread: "form fields" })).toContain(
    "Not everything in this file could be read: form fields",
  );
  expect(shown({})).not.toContain("open changes.");
});
