import { broker } from "@frontage/content/broker";
import type { Message, Thread } from "@frontage/records/schemas/thread";

/**
 * "Relayed by Jordan Avery": contacts have no account, so the broker relays their messages.
 *
 * @returns `undefined` for a message in the sender's own name
 */
export function relayedBy(
  { kind }: Pick<Thread, "kind">,
  { from }: Pick<Message, "from">,
  isBroker: boolean,
): string | undefined {
  if (kind !== "contact" || from !== (isBroker ? "me" : "other")) return undefined;
  return `Relayed by ${isBroker ? "you" : broker.name}`;
}
