import { once } from "node:events";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { createWorkQueue, type Requester } from "../jobs/work-queue.ts";
import type { AgreementPdf, PdfJob, PdfResult, Unreadable } from "./pdf-worker.ts";

// Bundled under the same name next to this code; see `rolldown.config.ts`.
const entry = join(import.meta.dirname, `pdf-worker${extname(import.meta.filename)}`);

/** The worker ends after being idle this long. */
const idleMs = 30_000;
const limits = { maxOldGenerationSizeMb: 512 };

/**
 * Writes, stamps and counts the pages of PDFs in a worker, one after the other. Those who request
 * it take turns, and a file is read when its turn comes.
 */
export type Pdfs = {
  write: (agreement: Omit<AgreementPdf, "kind">, requester: Requester) => Promise<Buffer>;
  /**
   * Writes a line on each page of a document.
   *
   * @returns undefined if it can't be changed, because it is damaged or needs a password
   */
  stamp: (
    read: () => Promise<Buffer>,
    line: string,
    requester: Requester,
  ) => Promise<Buffer | undefined>;
  /** The number of a document's pages, or why readers couldn't open it. */
  countPages: (read: () => Promise<Buffer>, requester: Requester) => Promise<number | Unreadable>;
  /** Ends the worker. */
  close: () => Promise<void>;
};

/** @param options.jobMaxMs a job that takes longer is ended, together with its worker */
export function createPdfs({ jobMaxMs = 60_000 } = {}): Pdfs {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const queue = createWorkQueue({ maxRunning: 1 });

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  async function run(job: PdfJob): Promise<PdfResult> {
    clearTimeout(idle);
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(() => void stop(), jobMaxMs);
    try {
      worker ??= new Worker(entry, { resourceLimits: limits });
      const current = worker;
      const done = once(current, "message", { signal }).then(([result]) => result as PdfResult);
      const over = once(current, "exit", { signal }).then((): PdfResult => {
        if (worker === current) worker = undefined;
        return { problem: "It took too long or too much memory." };
      });
      done.catch(() => undefined);
      over.catch(() => undefined);
      current.postMessage(job);
      return await Promise.race([done, over]);
    } catch (error) {
      await stop();
      return { problem: String(error) };
    } finally {
      ending.abort();
      clearTimeout(timer);
      idle = setTimeout(() => void stop(), idleMs);
      idle.unref();
    }
  }

  return {
    async write(agreement, requester) {
      const result = await queue.run(requester, async () =>
        run({ kind: "agreement", ...agreement }),
      );
      if ("file" in result) return Buffer.from(result.file);
      throw new Error(`A PDF couldn’t be written: ${"problem" in result ? result.problem : ""}`);
    },
    async stamp(read, line, requester) {
      const result = await queue.run(requester, async () =>
        run({ kind: "stamp", file: await read(), line }),
      );
      return "file" in result ? Buffer.from(result.file) : undefined;
    },
    async countPages(read, requester) {
      const result = await queue.run(requester, async () =>
        run({ kind: "count", file: await read() }),
      );
      if ("pages" in result) return result.pages;
      return "unreadable" in result ? result.unreadable : "damaged";
    },
    close: stop,
  };
}
