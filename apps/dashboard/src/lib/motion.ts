import { useSyncExternalStore } from "react";

import { announceChange, browserStorage } from "./browser-storage.ts";

/** Name of the browser-storage entry with the chosen motion; absent: the system's. */
export const motionKey = "motion";

/** As the system asks, or little in any case. There is no way to ask for more than the system does. */
export const motions = ["system", "reduce"] as const;
export type Motion = (typeof motions)[number];

function chosenMotion(): Motion {
  return browserStorage.read(motionKey) === "reduce" ? "reduce" : "system";
}

/**
 * Chooses how much moves, for this browser. The page's first script marks
 * `<html data-motion>`, here and in other tabs.
 *
 * @returns false where the browser keeps nothing
 */
export function chooseMotion(motion: Motion): boolean {
  const isKept = browserStorage.write(motionKey, motion);
  if (isKept) announceChange(motionKey);
  return isKept;
}

function subscribe(listener: () => void) {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** The chosen motion; "system" while the page is still the one from disk. */
export function useMotion(): Motion {
  return useSyncExternalStore(subscribe, chosenMotion, () => "system");
}
