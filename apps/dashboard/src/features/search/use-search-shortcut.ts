import { useEffect, useEffectEvent } from "react";

/** Whether an element is visible and not behind an open dialog. */
export function isReachable(element: Element | null | undefined): element is HTMLElement {
  return Boolean(element?.checkVisibility() && !element.closest("[aria-hidden='true'], [inert]"));
}

/**
 * Handles the search shortcut, Ctrl+K or ⌘K, anywhere on the page.
 *
 * @param onPress returns whether it handled the shortcut
 */
export function useSearchShortcut(onPress: () => boolean): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      // The focused field has already handled the shortcut.
      if (event.defaultPrevented) return;
      if (!event.altKey && !event.shiftKey && press()) event.preventDefault();
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
