/** How many sample notifications and messages are unread at first, without loading the records. */
export const sampleUnread = {
  notifications: 3,
  // Robin Hale’s message.
  messages: 1,
};
