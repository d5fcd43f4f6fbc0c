/** Says that not all of a file could be read. */
export const unreadText = (unread: string) =>
  `Not everything in this file could be read: ${unread}`;
