import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { DashboardRoutes } from "./routes.tsx";
import { sampleVisit, VisitProvider, type Visit } from "./api/visit.tsx";
import { RenderErrorBoundary } from "./components/render-error.tsx";

type AppProps = {
  /** Called when the application is ready for input. */
  onReady?: () => void;
  /** A visit with an account; by default the samples'. */
  visit?: Visit;
  /** A client with the queries that were started before rendering. */
  queryClient?: QueryClient;
};

export const createQueryClient = ({ queryDefaults }: Visit) =>
  new QueryClient({ defaultOptions: queryDefaults });

/** The whole dashboard. Build and browser must render the same tree, or their ids would differ. */
export function App({ onReady, visit = sampleVisit, ...props }: AppProps) {
  const [queryClient] = useState(() => props.queryClient ?? createQueryClient(visit));
  useEffect(() => {
    visit.onReady?.(queryClient);
    onReady?.();
  }, [onReady, queryClient, visit]);
  return (
    <RenderErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <VisitProvider value={visit}>
          <DashboardRoutes />
        </VisitProvider>
      </QueryClientProvider>
    </RenderErrorBoundary>
  );
}
