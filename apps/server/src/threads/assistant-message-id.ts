/**
 * Begins the ids of messages that result from questions to the assistant, which it never quotes.
 */
export const messageIdPrefix = "assistant-";

/** The id of such a message: the same at each attempt, so that it is sent once. */
export const messageIdOf = (what: "forward" | "answer", questionId: string) =>
  `${messageIdPrefix}${what}-${questionId}`;

/**
 * Whether an id begins like those of the assistant's messages, so that nobody else may use it.
 * SQLite ignores case in comparisons.
 */
export const isReservedMessageId = (id: string) => id.toLowerCase().startsWith(messageIdPrefix);
