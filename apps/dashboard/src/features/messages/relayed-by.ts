import { broker } from "@frontage/content/broker";
import type { Message, Thread } from "@frontage/records/schemas/thread";

/**
 * The note on a message to or from a contact: "Relayed by Jordan Avery". Contacts have no account,
 * so the broker relays their messages.
 *
 * @returns undefined for a message that isn't relayed
 */
export function relayedBy(
  { kind }: Pick<Thread, "kind">,
  { from }: Pick<Message, "from">,
  isBroker: boolean,
): string | undefined {
  if (kind !== "contact" || from !== (isBroker ? "me" : "other")) return undefined;
  return `Relayed by ${isBroker ? "you" : broker.name}`;
}
