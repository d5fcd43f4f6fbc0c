import { serverMessages } from "@frontage/content/login";

type StreamEvent = { event: string; data: unknown };

/**
 * The events of a stream, each with its data parsed.
 *
 * @throws an Error written for the user when the connection ends
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* eventsOf(
  stream: ReadableStream<Uint8Array> | null,
): AsyncGenerator<StreamEvent> {
  const reader = stream?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const chunk = await reader?.read().catch((cause: unknown) => {
      throw new Error(serverMessages.unreachable, { cause });
    });
    if (!chunk || chunk.done) return;
    text += decoder.decode(chunk.value, { stream: true });
    const blocks = text.split(/\r?\n\r?\n/);
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
      const valuesOf = (name: string) =>
        fields.filter(([, field]) => field === name).map(([, , value = ""]) => value);
      const data = valuesOf("data").join("\n");
      if (data) yield { event: valuesOf("event")[0] ?? "message", data: JSON.parse(data) };
    }
  }
}
