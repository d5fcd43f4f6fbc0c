import { clientParameter } from "../../navigation/paths.ts";
import { flagParam, optionalParam, textParam, urlState } from "../../navigation/url-state.ts";

/**
 * The messages screen's parameters in the URL. Choosing another conversation shows its newest
 * message.
 */
export const messagesSearch = urlState(
  {
    threadId: optionalParam("thread"),
    /** For a broker: the client whose conversation is open until another is chosen. */
    clientId: optionalParam(clientParameter),
    /** The id of the contact to write to, whose conversation may not exist yet. */
    contactId: optionalParam("to"),
    /** The id of a message to scroll to. */
    messageId: optionalParam("message"),
    text: textParam("q"),
    isUnreadOnly: flagParam("unread"),
    dealId: optionalParam("deal"),
  },
  (changes) =>
    "threadId" in changes
      ? { clientId: undefined, contactId: undefined, messageId: changes.messageId }
      : {},
);
