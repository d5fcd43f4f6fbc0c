import { useSyncExternalStore } from "react";

import {
  emitStorageChange,
  browserStorage,
  subscribeToStorage,
} from "../storage/browser-storage.ts";

/**
 * The browser-storage keys of the chosen theme and motion; without an entry, the system's setting
 * applies.
 */
export const themeKey = "theme";
export const motionKey = "motion";

/** The system's setting, or reduced motion. There is no choice of more motion than the system's. */
export const motions = ["system", "reduce"] as const;
export type Motion = (typeof motions)[number];

/**
 * A choice kept in this browser; `byDefault` without one, and until hydration. Theme and motion are
 * applied by the page's first script, here and in other tabs.
 */
export function useChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  byDefault: Choice,
) {
  const stored = useSyncExternalStore(
    subscribeToStorage,
    () => browserStorage.read(key),
    () => null,
  );
  return {
    chosen: choices.find((choice) => choice === stored) ?? byDefault,
    /** Stores the choice. @returns false if the browser blocks storage */
    choose: (choice: Choice): boolean => {
      const isKept = browserStorage.write(key, choice);
      if (isKept) emitStorageChange(key);
      return isKept;
    },
  };
}
