/** Of the messages that questions to the assistant lead to, which it doesn't quote. */
export const messageIdPrefix = "assistant-";

/** The id of such a message: the same at each try, so that it's sent once. */
export const messageIdOf = (what: "forward" | "answer", questionId: string) =>
  `${messageIdPrefix}${what}-${questionId}`;

/** Whether only questions lead to messages with such an id. SQLite ignores case where it compares. */
export const isReservedMessageId = (id: string) => id.toLowerCase().startsWith(messageIdPrefix);
