import { useEffect } from "react";
import { useHistoryState } from "wouter/use-browser-location";

import { requestedService, type ServiceOptionValue } from "./contact-for.ts";

/**
 * Hands over the service that the followed link asked for, once: on a reload
 * what was chosen after it holds.
 *
 * @param choose absent while nothing can be chosen; then it waits
 */
export function useRequestedService(choose?: (service: ServiceOptionValue) => void): void {
  const state: unknown = useHistoryState();
  useEffect(() => {
    const service = requestedService(state);
    if (!service || !choose) return;
    choose(service);
    window.history.replaceState(null, "");
  }, [choose, state]);
}
