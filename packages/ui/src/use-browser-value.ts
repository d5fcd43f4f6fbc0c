import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * A value that only the browser knows, and that doesn't change while it is shown.
 *
 * @param read returns the same value each time
 * @param prerendered the value on the server and in the first render, which has to match the served
 * page
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}

/** False on the server and in the first render, which has to match the served page. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
