import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";

import { answerRequests } from "./api/request.ts";
import { sampleVisit, VisitProvider } from "./api/visit.tsx";

type StoryFrameProps = {
  children: ReactNode;
  /** It has its own `main`. */
  isWhole?: boolean;
  /** Its URL, if it reads that. */
  path?: string;
  /** What a server answers, by method and path; by default the samples answer. */
  answers?: StoryAnswers;
};

/** "GET /listings/a/prospects" and what it answers, given the request's body; with or without its query. Others answer nothing. */
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

/** What surrounds every screen, for a story: the samples, without account or server. */
export function StoryFrame({ answers, children, isWhole = false, path = "/" }: StoryFrameProps) {
  useState(() => answerRequests(answers && answerBy(answers)));
  // What fails in a story fails at once.
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
 * What is inside the open dialog. Resolves when it is visible: it fades in, and on a busy machine
 * its first frame comes long after its content.
 */
export async function shownDialog() {
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** A fixed day, so that nothing depends on the real one. */
export const storyClock = {
  now: new Date("2026-07-14T15:00:00.000Z"),
  timeZone: "America/Chicago",
};
