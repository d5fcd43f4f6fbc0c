import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { PortalProvider } from "./portal/portal-context.tsx";
import { samplePortal } from "./portal/sample-portal.ts";
import { DashboardRoutes } from "./routes.tsx";
import { RenderErrorBoundary } from "./routes/render-error.tsx";

export type AppProps = {
  /** The path to render, where there is no browser to ask. */
  path?: string;
  /** Called once the application listens. */
  onReady?: () => void;
};

/** The whole dashboard. The build and the browser render the very same tree, or ids would differ. */
export function App({ onReady, path }: AppProps) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Sample records need no network; three retries, each after a longer pause, are the default.
          queries: { networkMode: "always", staleTime: 60_000, refetchOnWindowFocus: false },
          mutations: { networkMode: "always" },
        },
      }),
  );
  useEffect(() => onReady?.(), [onReady]);
  return (
    <RenderErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <PortalProvider value={samplePortal}>
          <DashboardRoutes path={path} />
        </PortalProvider>
      </QueryClientProvider>
    </RenderErrorBoundary>
  );
}
