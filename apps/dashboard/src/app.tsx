import { QueryClient, QueryClientProvider, type DefaultOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import type { Portal } from "./portal/portal.ts";
import { PortalProvider } from "./portal/portal-context.tsx";
import { samplePortal } from "./portal/sample-portal.ts";
import { DashboardRoutes } from "./routes.tsx";
import { RenderErrorBoundary } from "./routes/render-error.tsx";

/** Where the records come from, and how they are asked for. */
export type Visit = {
  portal: Portal;
  asking: DefaultOptions;
  /** Called once the application listens. */
  begin?: (queryClient: QueryClient) => void;
};

const sampleVisit: Visit = {
  portal: samplePortal,
  asking: {
    // Sample records need no network; three retries, each after a longer pause, are the default.
    queries: { networkMode: "always", staleTime: 60_000, refetchOnWindowFocus: false },
    mutations: { networkMode: "always" },
  },
};

export type AppProps = {
  /** The path to render, where there is no browser to ask. */
  path?: string;
  /** Called once the application listens. */
  onReady?: () => void;
  /** The visit of somebody with an account; the samples' unless given. */
  visit?: Visit;
};

/** The whole dashboard. The build and the browser render the very same tree, or ids would differ. */
export function App({ onReady, path, visit = sampleVisit }: AppProps) {
  const { asking, begin, portal } = visit;
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: asking }));
  useEffect(() => {
    begin?.(queryClient);
    onReady?.();
  }, [begin, onReady, queryClient]);
  return (
    <RenderErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <PortalProvider value={portal}>
          <DashboardRoutes path={path} />
        </PortalProvider>
      </QueryClientProvider>
    </RenderErrorBoundary>
  );
}
