import { useEffect, useEffectEvent } from "react";

/** Whether an element is there to see and to use: shown, and not behind an open dialog. */
export function isReachable(element: Element | null | undefined): element is HTMLElement {
  return Boolean(element?.checkVisibility() && !element.closest("[aria-hidden='true'], [inert]"));
}

/**
 * Listens for the shortcut of the search, Ctrl+K or ⌘K, on the whole page.
 *
 * @param onPress says whether it made use of it; the browser's own meaning is then suppressed
 */
export function useSearchShortcut(onPress: () => boolean): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (!event.altKey && !event.shiftKey && press()) event.preventDefault();
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
