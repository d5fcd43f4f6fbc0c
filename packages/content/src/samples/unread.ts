/** How many sample notifications and messages are unread at first, without the weight of the records. */
export const sampleUnread = { notifications: 3, messages: 1 } as const;
