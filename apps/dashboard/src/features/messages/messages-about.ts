import type { Deal } from "@frontage/records/schemas/deal";
import type { Message } from "@frontage/records/schemas/thread";

/** Whether a text names a property, not only one whose name ends alike ("148 Example Road"). */
function names(text: string, property: string): boolean {
  const written = property.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, "iu").test(text);
}

/**
 * The messages about one of the client's deals, in a conversation about all of them: those written
 * on its page or naming its property, and the answers to them.
 *
 * @param messages oldest first
 * @param deals all of the client's
 */
export function messagesAbout(
  messages: readonly Message[],
  dealId: string,
  deals: readonly Pick<Deal, "id" | "name">[],
): Message[] {
  if (deals.length <= 1) return [...messages];
  let about: readonly string[] = [];
  return messages.filter((message) => {
    const said = [message.text, ...message.attachments.map(({ name }) => name)].join("\n");
    const named = deals.filter(({ name }) => names(said, name)).map(({ id }) => id);
    const own = message.dealId === undefined ? [] : [message.dealId];
    if (named.length + own.length > 0) about = [...own, ...named];
    return about.includes(dealId);
  });
}
