import { useSyncExternalStore } from "react";

let isNeeded = false;
const listeners = new Set<() => void>();

/** Called when the server refuses a broker who has to set up two-factor, and once it is set up. */
export function setTwoFactorNeeded(needed: boolean): void {
  if (isNeeded === needed) return;
  isNeeded = needed;
  for (const listener of listeners) listener();
}

/** Whether the server refuses everything until two-factor is set up. */
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
