import { EventSourceParserStream } from "eventsource-parser/stream";

type ServerEvent = { event: string; data: string; id: string };

/** The server-sent events of a response; `event` is "end" after the stream's end. `stop` leaves. */
export function readEvents(answer: Response): {
  next: () => Promise<ServerEvent>;
  stop: () => Promise<void>;
} {
  const reader = answer.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  return {
    async next() {
      const { value } = (await reader?.read()) ?? {};
      const { data = "", event = value ? "message" : "end", id = "" } = value ?? {};
      return { event, data, id };
    },
    stop: async () => reader?.cancel(),
  };
}
