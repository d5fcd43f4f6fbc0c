import { useSyncExternalStore } from "react";

const minuteMs = 60_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}

/** The time, updated every minute. Only for rendering after hydration. */
export function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minuteMs));
  return new Date(minute * minuteMs);
}
