/**
 * The first link of every page, for the keyboard. A separate module, because the dashboard needs no
 * other label.
 */
export const skipToContent = "Skip to content";
