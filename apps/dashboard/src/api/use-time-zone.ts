import { useQuery } from "@tanstack/react-query";

import { settingsQuery } from "./queries.ts";

/** The time zone from the settings, or the browser's; undefined until the settings have loaded. */
export function useTimeZone(): string | undefined {
  const { data, failureCount, isPending } = useQuery(settingsQuery);
  // After a first failure, screens don't wait for the retries.
  if (isPending && failureCount === 0) return undefined;
  return data?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
