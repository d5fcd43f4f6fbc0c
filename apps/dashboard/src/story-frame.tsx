import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";

import { PortalProvider } from "./portal/portal-context.tsx";
import { samplePortal } from "./portal/sample-portal.ts";

type StoryFrameProps = {
  children: ReactNode;
  /** It has its own `main`. */
  isWhole?: boolean;
  /** Its URL, if it reads that. */
  path?: string;
};

/** What surrounds every screen, for a story: the samples, without account or server. */
export function StoryFrame({ children, isWhole = false, path = "/" }: StoryFrameProps) {
  // What fails in a story fails at once.
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <PortalProvider value={samplePortal}>
        <MemoryRouter initialEntries={[path]}>
          {isWhole ? children : <main className="mx-auto max-w-6xl">{children}</main>}
        </MemoryRouter>
      </PortalProvider>
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
