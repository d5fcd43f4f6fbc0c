import { useSyncExternalStore } from "react";

let isNeeded = false;
const listeners = new Set<() => void>();

/**
 * Stores whether two-factor must be set up: called when the server refuses a broker without it, and
 * once it is set up.
 */
export function setTwoFactorNeeded(needed: boolean): void {
  if (isNeeded === needed) return;
  isNeeded = needed;
  for (const listener of listeners) listener();
}

/** Whether the server refuses all requests until the broker sets up two-factor. */
export function useTwoFactorNeeded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNeeded,
    () => false,
  );
}
