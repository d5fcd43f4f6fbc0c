import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";

import { screenAt } from "../../navigation/paths.ts";
import { unreadQuery } from "../../api/queries.ts";

/**
 * Announces new messages and notifications to screen readers. On the messages screen, conversations
 * announce messages themselves.
 */
export function UnreadStatus() {
  const { data: unread } = useQuery(unreadQuery);
  const isOnMessages = screenAt(useLocation().pathname) === "messages";
  const [known, setKnown] = useState(unread);
  const [text, setText] = useState("");
  if (unread !== known) {
    setKnown(unread);
    setText(known && unread ? textOf(known, unread, isOnMessages) : "");
  }
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

type Unread = { messages: number; notifications: number };

function textOf(known: Unread, { messages, notifications }: Unread, isOnMessages: boolean): string {
  // A new message comes with a notification, which isn't announced as well.
  if (messages > known.messages) return isOnMessages ? "" : `New message, ${messages} unread.`;
  return notifications > known.notifications ? `New notification, ${notifications} unread.` : "";
}
