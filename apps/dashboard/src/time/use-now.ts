import { useSyncExternalStore } from "react";

import { currentTime, followServerClock } from "./server-clock.ts";

const minuteMs = 60_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minuteMs);
  const unfollow = followServerClock(listener);
  return () => {
    clearInterval(timer);
    unfollow();
  };
}

/** The current time, updated every minute. For use only after hydration. */
export function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, () =>
    Math.floor(currentTime().getTime() / minuteMs),
  );
  return new Date(minute * minuteMs);
}
