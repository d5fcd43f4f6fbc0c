type ServerEvent = { event: string; data: string; id: string };

/** The server-sent events of a response; `event` is "end" after the stream's end. `stop` leaves. */
export function readEvents(answer: Response): {
  next: () => Promise<ServerEvent>;
  stop: () => Promise<void>;
} {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = "";

  async function next(): Promise<ServerEvent> {
    for (;;) {
      const end = unread.indexOf("\n\n");
      if (end !== -1) {
        const block = unread.slice(0, end);
        unread = unread.slice(end + 2);
        const fields = Object.fromEntries(
          block.split("\n").map((line) => line.split(/: (.*)/s) as [string, string]),
        );
        // A comment alone keeps the connection open and says nothing.
        if (fields.event)
          return { event: fields.event, data: fields.data ?? "", id: fields.id ?? "" };
        continue;
      }
      const read = await reader?.read();
      if (!read || read.done) return { event: "end", data: "", id: "" };
      unread += read.value;
    }
  }
  return { next, stop: async () => reader?.cancel() };
}
