import { useEffect } from "react";
import { useRoutes } from "react-router";

import { RenderErrorBoundary } from "./routes/render-error.tsx";
import { routes } from "./routes.tsx";

/**
 * The whole site, inside a router; in the browser, the router follows the address bar.
 *
 * @param onReady called when the application is ready
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
