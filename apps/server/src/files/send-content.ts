/** Enough to keep a connection busy. */
const chunkBytes = 128 * 1024;
/** A client that takes nothing for this long has gone to sleep, or holds the memory on purpose. */
const stalledMs = 60_000;

/**
 * A response's body that releases its content as it is sent.
 *
 * @returns the body, and when nothing of the content is held any longer: it is sent, or its client
 * has gone away or stopped reading
 */
export function sendContent(
  content: Uint8Array,
  { giveUpMs = stalledMs } = {},
): {
  body: ReadableStream<Uint8Array>;
  sent: Promise<void>;
} {
  const { promise: sent, resolve: end } = Promise.withResolvers<void>();
  let rest: Uint8Array | undefined = content;
  let timer: NodeJS.Timeout | undefined;
  function release() {
    clearTimeout(timer);
    rest = undefined;
    end();
  }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        clearTimeout(timer);
        if (!rest) return;
        // Copied: a view would hold all of it.
        controller.enqueue(rest.slice(0, chunkBytes));
        rest = rest.subarray(chunkBytes);
        if (rest.byteLength === 0) {
          controller.close();
          release();
          return;
        }
        timer = setTimeout(() => {
          controller.error(new Error("The client stopped reading."));
          release();
        }, giveUpMs);
        timer.unref();
      },
      cancel: release,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 2 * chunkBytes }),
  );
  return { body, sent };
}
