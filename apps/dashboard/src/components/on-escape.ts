import type { KeyboardEvent } from "react";

/** What a form within a page takes, so that Esc in it is its Cancel. */
export const onEscape = (cancel: () => void) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    cancel();
  },
});
