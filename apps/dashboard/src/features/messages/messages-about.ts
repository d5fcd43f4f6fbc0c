import type { Message } from "@frontage/records/schemas/thread";

/** Whether a text names a property, not only one whose name ends alike ("148 Example Road"). */
function names(text: string, property: string): boolean {
  const written = property.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, "iu").test(text);
}

/**
 * The messages about one of the client's properties, in a conversation about all of them. A message
 * that names none goes on about those named last.
 *
 * @param messages oldest first
 * @param properties the names of all of them
 */
export function messagesAbout(
  messages: readonly Message[],
  property: string,
  properties: readonly string[],
): Message[] {
  if (properties.length <= 1) return [...messages];
  let named: readonly string[] = [];
  return messages.filter(({ attachments, text }) => {
    const said = [text, ...attachments.map(({ name }) => name)].join("\n");
    const now = properties.filter((each) => names(said, each));
    if (now.length > 0) named = now;
    return named.includes(property);
  });
}
