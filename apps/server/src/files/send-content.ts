/** How much is passed on at a time: enough to keep a connection busy. */
const chunkBytes = 128 * 1024;
/**
 * Gives up on a client that reads nothing for this long: it went to sleep, or holds our memory on
 * purpose.
 */
const stalledClientMs = 60_000;

/**
 * A response's body that releases its content as it is sent.
 *
 * @returns the body, and a promise that resolves when none of the content is in memory: it was
 * sent, or the client has gone away or stopped reading
 */
export function sendContent(
  content: Uint8Array,
  { giveUpMs = stalledClientMs } = {},
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
        // A copy: a view would keep the whole content in memory.
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
