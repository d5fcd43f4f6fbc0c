import type { DefaultOptions, QueryClient } from "@tanstack/react-query";

import type { Portal } from "../portal/portal.ts";

/** Where the records come from, and how they are queried. */
export type Visit = {
  portal: Portal;
  queryDefaults: DefaultOptions;
  /** Called when the application is interactive. */
  onReady?: (queryClient: QueryClient) => void;
};
