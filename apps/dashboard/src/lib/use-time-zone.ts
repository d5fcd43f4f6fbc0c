import { useQuery } from "@tanstack/react-query";

import { usePortal } from "../portal/portal-context.tsx";
import { settingsQuery } from "../portal/queries.ts";

/**
 * The clock that times are shown in: the one chosen in the settings, or else the
 * browser's. `undefined` until the settings are known; without them it is the browser's.
 */
export function useTimeZone(): string | undefined {
  const { data, isPending } = useQuery(settingsQuery(usePortal()));
  if (isPending) return undefined;
  return data?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
