import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { PortalProvider } from "./portal/portal-context.tsx";
import { samplePortal } from "./portal/sample-portal.ts";
import { DashboardRoutes } from "./routes.tsx";
import type { Visit } from "./session/visit.ts";
import { RenderErrorBoundary } from "./components/render-error.tsx";

export const sampleVisit: Visit = {
  portal: samplePortal,
  queryDefaults: {
    // Sample records need no network; three retries, each after a longer pause, are the default.
    queries: { networkMode: "always", staleTime: 60_000, refetchOnWindowFocus: false },
    mutations: { networkMode: "always" },
  },
};

type AppProps = {
  /** Called when the application is ready for input. */
  onReady?: () => void;
  /** A visit with an account; by default the samples'. */
  visit?: Visit;
  /** What was requested before the application rendered. */
  queryClient?: QueryClient;
};

export const createQueryClient = ({ queryDefaults }: Visit) =>
  new QueryClient({ defaultOptions: queryDefaults });

/** The whole dashboard. Build and browser render the same tree, or ids would differ. */
export function App({ onReady, visit = sampleVisit, ...props }: AppProps) {
  const { portal } = visit;
  const [queryClient] = useState(() => props.queryClient ?? createQueryClient(visit));
  useEffect(() => {
    visit.onReady?.(queryClient);
    onReady?.();
  }, [onReady, queryClient, visit]);
  return (
    <RenderErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <PortalProvider value={portal}>
          <DashboardRoutes />
        </PortalProvider>
      </QueryClientProvider>
    </RenderErrorBoundary>
  );
}
