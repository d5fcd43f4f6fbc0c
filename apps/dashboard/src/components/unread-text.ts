/** The note that a file couldn't be read completely. */
export const unreadText = (unread: string) =>
  `Not everything in this file could be read: ${unread}`;
