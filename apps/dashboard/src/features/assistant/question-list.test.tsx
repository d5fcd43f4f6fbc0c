import { renderToString } from "react-dom/server";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { storyClock as clock } from "../../story-frame.tsx";
import { AnsweredQuestion, WaitingQuestion } from "./question-list.tsx";
import { nothingFound, roofAnswer, roofCard, roofQuote } from "./story-answers.ts";
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";

const shownOf = (answer: AssistantAnswer) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ul>
          <AnsweredQuestion answer={answer} clock={clock} onAskAgain={() => undefined} />
        </ul>
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll("<!-- -->", "");

test("a failed question is announced when it fails, but not each time its history is opened", () => {
  const { askedAt: writtenAt, id, question } = nothingFound;
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
        clock={clock}
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

  const past = shownOf({ ...nothingFound, isFailed: true });
  expect(past).toContain("Not answered.");
  expect(past).not.toContain('role="alert"');
});

test("a quote is verbatim in quotation marks, with its matched words marked", () => {
  const shown = shownOf({ ...roofAnswer, passages: [roofQuote] });
  const text = shown.replaceAll(/<[^>]+>/g, "");
  expect(text).toContain(`“${roofQuote.text}”`);
  expect([...shown.matchAll(/<mark[^>]*>([^<]+)/g)].map(([, word]) => word)).toEqual([
    "replaces",
    "roof",
    "warranty",
  ]);
  expect(text).toContain("Page 4, section 11");
});

test("a fact has no quotation marks, and says where it is kept and who entered it", () => {
  const text = shownOf({ ...roofAnswer, passages: [roofCard] }).replaceAll(/<[^>]+>/g, "");
  expect(text).toContain("Roof:Membrane, last replaced 2009");
  expect(text).toContain("Property detailsEntered by Jordan, Jun 2");
  expect(text).not.toContain("“");
});

test("a quote says that its draft has open changes, and what couldn't be read in its file", () => {
  const shown = (more: { hasOpenChanges?: boolean; unread?: string }) =>
    shownOf({ ...roofAnswer, passages: [{ ...roofQuote, ...more }] });
  expect(shown({ hasOpenChanges: true })).toContain("This draft has open changes.");
  expect(shown({ unread: "form fields" })).toContain(
    "Not everything in this file could be read: form fields",
  );
  expect(shown({})).not.toContain("open changes.");
});

test("wire instructions are never shown: what was found is left out", () => {
  const shown = shownOf({ ...roofAnswer, handOff: { reason: "money" } });
  expect(shown).toContain("I never give wire instructions");
  expect(shown).not.toContain("Seller");
});
