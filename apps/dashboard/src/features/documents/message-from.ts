/**
 * A worker's next message, or nothing if it fails because its code can't be fetched or it throws.
 */
export function messageFrom<Message>(worker: Worker): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const options = { once: true };
    worker.addEventListener("message", ({ data }: MessageEvent<Message>) => resolve(data), options);
    worker.addEventListener("error", () => resolve(undefined), options);
  });
}
