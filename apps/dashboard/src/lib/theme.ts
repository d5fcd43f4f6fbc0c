import { themes, type Theme } from "@frontage/content/schemas/settings";
import { useSyncExternalStore } from "react";

/** Name of the browser-storage entry with the chosen theme; absent: the system's. */
export const themeKey = "theme";

function chosenTheme(): Theme {
  const stored = localStorage.getItem(themeKey);
  return themes.find((theme) => theme === stored) ?? "system";
}

/** Chooses a theme for this browser. The page's first script paints it, here and in other tabs. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme);
  // Other tabs hear of it by themselves; this one does not.
  window.dispatchEvent(new StorageEvent("storage", { key: themeKey }));
}

function subscribe(listener: () => void) {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** The chosen theme; "system" while the page is still the one from disk. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => "system");
}
