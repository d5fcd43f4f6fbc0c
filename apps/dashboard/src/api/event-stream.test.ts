import { serverMessages } from "@frontage/content/login";
import { expect, test } from "vitest";

import { eventsOf } from "./event-stream.ts";

async function collect(events: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** A response that streams these chunks. */
const streamOf = (...pieces: (string | Uint8Array<ArrayBuffer>)[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) {
          controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
        }
        controller.close();
      },
    }),
  ).body;

test("events are complete wherever the stream is split, even within a character", async () => {
  const bytes = new TextEncoder().encode('event: answer\r\ndata: {"text":"“Rent”"}\r\n\r\n');
  const cut = bytes.indexOf(0xe2) + 1;
  const stream = streamOf(bytes.slice(0, cut), bytes.slice(cut));
  expect(await collect(eventsOf(stream))).toEqual([{ event: "answer", data: { text: "“Rent”" } }]);
  const pieces = ['event: progress\ndata: {"docu', 'ments":14}\n', "\n: still here\n\ndata: 1\n\n"];
  expect(await collect(eventsOf(streamOf(...pieces)))).toEqual([
    { event: "progress", data: { documents: 14 } },
    { event: "message", data: 1 },
  ]);
});

test("an incomplete event is ignored, and a broken connection is reported", async () => {
  expect(await collect(eventsOf(streamOf('event: answer\ndata: {"te')))).toEqual([]);
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new TypeError("network error")),
  });
  await expect(collect(eventsOf(broken))).rejects.toThrow(serverMessages.unreachable);
});
