import type { KeyboardEvent } from "react";

/** Props for a form within a page: Esc in it calls `cancel`. */
export const onEscape = (cancel: () => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    cancel();
  },
});
