import { useEffect } from "react";

import { RenderErrorBoundary } from "./routes/render-error.tsx";
import { SiteRoutes } from "./routes.tsx";

export type AppProps = {
  /** The path to render, where there is no browser to ask. */
  path?: string;
  /** Called once the application listens. */
  onReady?: () => void;
};

/** The whole site. The server and the browser render the very same tree, or ids would differ. */
export function App({ onReady, path }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <RenderErrorBoundary>
      <SiteRoutes path={path} />
    </RenderErrorBoundary>
  );
}
