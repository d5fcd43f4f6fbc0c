import { useQuery } from "@tanstack/react-query";

import { usePortal } from "../portal/portal-context.tsx";
import { settingsQuery } from "../portal/queries.ts";

/**
 * The clock that times are shown in: the one chosen in the settings, or else the
 * browser's. `undefined` until the settings are known; without them it is the browser's.
 */
export function useTimeZone(): string | undefined {
  const { data, failureCount, isPending } = useQuery(settingsQuery(usePortal()));
  // No screen waits for settings that are asked for again.
  if (isPending && failureCount === 0) return undefined;
  return data?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
