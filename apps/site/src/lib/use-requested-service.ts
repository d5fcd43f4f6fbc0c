import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

import { requestedService } from "./contact-for.ts";

/**
 * Applies the service that the followed link requested, once: after a reload or going back, the
 * visitor's later choice stays.
 *
 * @param choose absent until the field is ready; the request waits for it
 */
export function useRequestedService(choose?: (service: string) => void): void {
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const handledKey = useRef<string>(undefined);
  useEffect(() => {
    if (!choose || navigationType === "POP" || handledKey.current === key) return;
    handledKey.current = key;
    const service = requestedService(state);
    if (service) choose(service);
  }, [choose, key, navigationType, state]);
}
