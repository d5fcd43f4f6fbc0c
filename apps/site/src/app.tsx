import { useEffect } from "react";
import { useRoutes } from "react-router";

import { RenderErrorBoundary } from "./routes/render-error.tsx";
import { routes } from "./routes.tsx";

/**
 * The whole site, inside a router: in the browser the one of the address bar.
 *
 * @param onReady called once the application listens
 */
export function App({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <RenderErrorBoundary>
      <Pages />
    </RenderErrorBoundary>
  );
}

function Pages() {
  return useRoutes(routes);
}
