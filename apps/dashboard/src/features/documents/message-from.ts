/** The next message of a worker; undefined if the worker throws, or its code can't be fetched. */
export function messageFrom<Message>(worker: Worker): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const options = { once: true };
    worker.addEventListener("message", ({ data }: MessageEvent<Message>) => resolve(data), options);
    worker.addEventListener("error", () => resolve(undefined), options);
  });
}
