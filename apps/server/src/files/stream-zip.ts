import { makeZip } from "client-zip";

/** A zip file of these entries, made while it is sent. */
export function streamZip(entries: Parameters<typeof makeZip>[0]): ReadableStream<Uint8Array> {
  const reader = makeZip(entries).getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // The library rejects with the reason.
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  });
}
