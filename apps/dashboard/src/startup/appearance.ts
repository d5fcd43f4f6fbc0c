import { motionKey, themeKey } from "../appearance/use-choice.ts";
import { storedEntry } from "./stored-entry.ts";

/**
 * Sets `<html data-theme>` and `data-motion` to the user's choice or the system's setting, and
 * keeps them up to date.
 */
export function followAppearance(): void {
  const dark = matchMedia("(prefers-color-scheme:dark)");
  function update() {
    const theme = storedEntry(themeKey);
    const isDark = theme === "dark" || (theme !== "light" && dark.matches);
    const { dataset } = document.documentElement;
    dataset.theme = isDark ? "dark" : "light";
    dataset.motion = storedEntry(motionKey) === "reduce" ? "reduce" : "system";
  }
  update();
  dark.addEventListener("change", update);
  addEventListener("storage", update);
}
