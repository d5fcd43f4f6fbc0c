import type { Deal } from "@frontage/records/schemas/deal";
import type { Message } from "@frontage/records/schemas/thread";

/**
 * Whether a text contains a property's name, and not just one that ends with it ("148 Example
 * Road").
 */
function names(text: string, property: string): boolean {
  const written = property.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, "iu").test(text);
}

/**
 * The messages about one of a client's deals, in a conversation about all: those written on the
 * deal's page, or elsewhere and naming its property, and the answers to these.
 *
 * @param messages oldest first
 * @param deals all deals of the client
 */
export function messagesAbout(
  messages: readonly Message[],
  dealId: string,
  deals: readonly Pick<Deal, "id" | "name">[],
): Message[] {
  if (deals.length <= 1) return [...messages];
  let topicIds: readonly string[] = [];
  return messages.filter((message) => {
    const text = [message.text, ...message.attachments.map(({ name }) => name)].join("\n");
    const named = deals.filter(({ name }) => names(text, name)).map(({ id }) => id);
    // One that was written on a deal's page is only about that deal.
    if (message.dealId !== undefined) topicIds = [message.dealId];
    else if (named.length > 0) topicIds = named;
    return topicIds.includes(dealId);
  });
}
