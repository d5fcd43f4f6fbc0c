import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";

import { answerRequests } from "./api/request.ts";
import { sampleVisit, VisitProvider } from "./api/visit.tsx";

type StoryFrameProps = {
  children: ReactNode;
  /** Whether the story renders a `main` of its own. */
  isWhole?: boolean;
  /** The URL, for a component that reads it. */
  path?: string;
  /** The server's answers by method and path; by default the samples answer. */
  answers?: StoryAnswers;
};

/**
 * Answers by "GET /listings/a/prospects", with or without the query, given the request's body.
 * Other requests get an empty answer.
 */
export type StoryAnswers = Readonly<Record<string, (body: unknown) => unknown>>;

const answerBy =
  (answers: StoryAnswers) =>
  async (input: RequestInfo | URL, { body, method = "GET" }: RequestInit = {}) => {
    const asked = `${method} ${(input as string).replace(/^\/api/, "")}`;
    const answered = answers[asked] ?? answers[asked.split("?")[0] ?? ""];
    const sent = typeof body === "string" ? (JSON.parse(body) as unknown) : body;
    try {
      const answer = await answered?.(sent);
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
    } catch (error) {
      return Response.json({ error: (error as Error).message }, { status: 400 });
    }
  };

/** The context of every screen, for stories: the samples, without an account or a server. */
export function StoryFrame({ answers, children, isWhole = false, path = "/" }: StoryFrameProps) {
  useState(() => answerRequests(answers && answerBy(answers)));
  // Failures aren't retried, so that stories show them immediately.
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <VisitProvider value={sampleVisit}>
        <MemoryRouter initialEntries={[path]}>
          {isWhole ? children : <main className="mx-auto max-w-6xl">{children}</main>}
        </MemoryRouter>
      </VisitProvider>
    </QueryClientProvider>
  );
}

/**
 * The content of the open dialog, once it is visible: it fades in, and on a busy machine the first
 * frame may come long after the content.
 */
export async function shownDialog() {
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** A fixed time, so that stories don't depend on the current one. */
export const storyClock = {
  now: new Date("2026-07-14T15:00:00.000Z"),
  timeZone: "America/Chicago",
};
