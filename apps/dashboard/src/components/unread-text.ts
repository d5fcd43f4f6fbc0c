/** Beside what was read of a file: that it isn't all. */
export const unreadText = (unread: string) =>
  `Not everything in this file could be read: ${unread}`;
