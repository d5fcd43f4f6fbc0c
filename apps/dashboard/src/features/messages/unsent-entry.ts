import type { UnsentMessage, UnsentStatus } from "../../portal/outbox.ts";
import type { Entry } from "./message-item.tsx";

/** A message that isn’t sent, as a conversation shows it. */
export function entryOf(
  unsent: UnsentMessage,
  status: UnsentStatus,
): Entry & Required<Pick<Entry, "unsent">> {
  const { files, id, isLimited, problem, text, threadId, writtenAt } = unsent;
  return {
    message: {
      id,
      threadId,
      from: "me",
      text,
      sentAt: writtenAt,
      attachments: files.map((file, index) => ({ id: `${id}-${index + 1}`, ...file })),
    },
    unsent: { status, problem, isLimited },
  };
}
