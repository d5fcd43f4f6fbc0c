import { themes, type Theme } from "@frontage/content/schemas/settings";
import { useSyncExternalStore } from "react";

import { announceChange, browserStorage } from "./browser-storage.ts";

/** Name of the browser-storage entry with the chosen theme; absent: the system's. */
export const themeKey = "theme";

function chosenTheme(): Theme {
  const stored = browserStorage.read(themeKey);
  return themes.find((theme) => theme === stored) ?? "system";
}

/**
 * Chooses a theme for this browser. The page's first script paints it, here and in other tabs.
 *
 * @returns false where the browser keeps nothing
 */
export function chooseTheme(theme: Theme): boolean {
  const isKept = browserStorage.write(themeKey, theme);
  if (isKept) announceChange(themeKey);
  return isKept;
}

function subscribe(listener: () => void) {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** The chosen theme; "system" while the page is still the one from disk. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => "system");
}
