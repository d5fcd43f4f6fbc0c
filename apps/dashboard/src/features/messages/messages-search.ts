import { flagParam, optionalParam, textParam, urlState } from "../../navigation/url-state.ts";

/** The messages' parameters in the URL. Choosing another thread shows its newest message. */
export const messagesSearch = urlState(
  {
    threadId: optionalParam("thread"),
    /** The contact to write to, whose thread may not exist yet. */
    contactId: optionalParam("to"),
    /** One message of the thread. */
    messageId: optionalParam("message"),
    text: textParam("q"),
    isUnreadOnly: flagParam("unread"),
    dealId: optionalParam("deal"),
  },
  (changes) =>
    "threadId" in changes ? { contactId: undefined, messageId: changes.messageId } : {},
);
