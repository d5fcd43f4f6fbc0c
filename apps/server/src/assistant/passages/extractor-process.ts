import { once } from "node:events";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { StemmedText } from "./extracted-text.ts";
import { textOfFile } from "./text-of-file.ts";

// A separate process, started by `extractor.ts`: its main thread watches over time and memory,
// and a worker reads the files. Whatever a hostile file does here, the server keeps running.

/** The server's messages, in this order; chunks repeat. */
export type ToExtractor =
  | { type: "file"; mediaType: string }
  | { type: "chunk"; chunk: Uint8Array }
  | { type: "end" };

export type FromExtractor = { type: "text"; text: StemmedText };

/** For each file; passed as JSON in the only argument. */
export type ExtractorLimits = {
  /** Processor time, so a busy machine doesn't make a file seem too large. */
  cpuMs: number;
  /** The worker's heap. */
  heapMiB: number;
  /** The whole process, because decoded streams aren't on the heap. */
  memoryMiB: number;
};

/** Between checks of time and memory. */
const lookMs = 50;

type Job = { mediaType: string; file: Uint8Array<ArrayBuffer> };

if (isMainThread) receive();
else work();

/** In the worker. */
function work(): void {
  parentPort?.on("message", ({ file, mediaType }: Job) => {
    void textOfFile(mediaType, file)
      .catch((): StemmedText => ({ problem: "damaged" }))
      .then((text) => parentPort?.postMessage(text));
  });
}

function receive(): void {
  const limits = JSON.parse(process.argv[2] ?? "") as ExtractorLimits;
  let worker: Worker | undefined;
  let mediaType = "";
  let chunks: Uint8Array[] = [];

  async function read(): Promise<void> {
    const file = new Uint8Array(Buffer.concat(chunks));
    chunks = [];
    worker ??= new Worker(import.meta.filename, {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMiB },
    });
    const text = await textWithin(worker, { mediaType, file }, limits);
    process.send?.({ type: "text", text } satisfies FromExtractor);
  }

  process.on("message", (message: ToExtractor) => {
    if (message.type === "file") mediaType = message.mediaType;
    else if (message.type === "chunk") chunks.push(message.chunk);
    else void read();
  });
  process.on("disconnect", () => process.exit());
  // On Ctrl+C in the server's terminal, the server decides when this process ends.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
}

/** Processor time of this process, all threads included. */
function cpuMs(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1000;
}

/** @returns "too-large" where it takes too much time or memory; the server then ends this process */
async function textWithin(worker: Worker, job: Job, limits: ExtractorLimits): Promise<StemmedText> {
  const ending = new AbortController();
  const { signal } = ending;
  const tooMuch = new Promise<void>((resolve) => {
    const begun = cpuMs();
    const timer = setInterval(() => {
      const isSlow = cpuMs() - begun > limits.cpuMs;
      if (isSlow || process.memoryUsage.rss() > limits.memoryMiB * 2 ** 20) resolve();
    }, lookMs);
    signal.addEventListener("abort", () => clearInterval(timer));
  });
  const problem = async (cause: Promise<unknown>): Promise<StemmedText> => {
    await cause.catch(() => undefined);
    return { problem: "too-large" };
  };
  try {
    worker.postMessage(job, [job.file.buffer]);
    return await Promise.race([
      once(worker, "message", { signal }).then(([text]) => text as StemmedText),
      problem(once(worker, "exit", { signal })),
      problem(tooMuch),
    ]).catch((): StemmedText => ({ problem: "too-large" }));
  } finally {
    ending.abort();
  }
}
