/** The first link of every page, for the keyboard. Apart, as the dashboard needs no other label. */
export const skipToContent = "Skip to content";
