import { broker } from "../broker.ts";

/** How many sample notifications and messages are unread at first, without loading the records. */
export const sampleUnread = {
  notifications: 3,
  // The assistant’s message.
  messages: broker.assistant.isOffered ? 1 : 0,
};
