import { serverMessages } from "@frontage/content/login";
import { EventSourceParserStream } from "eventsource-parser/stream";

type StreamEvent = { event: string; data: unknown };

/**
 * The events of a stream, with parsed data.
 *
 * @throws an Error written for the user when the connection ends
 */
export async function* eventsOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): AsyncGenerator<StreamEvent> {
  const reader = stream
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const next = await reader?.read().catch((cause: unknown) => {
      throw new Error(serverMessages.unreachable, { cause });
    });
    if (!next || next.done) return;
    const { data, event = "message" } = next.value;
    yield { event, data: JSON.parse(data) };
  }
}
