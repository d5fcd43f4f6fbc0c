import { once } from "node:events";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { AgreementPdf, PdfJob, PdfResult, Unreadable } from "./pdf-worker.ts";

// Bundled under the same name next to this code; see `rolldown.config.ts`.
const entry = join(import.meta.dirname, `pdf-worker${extname(import.meta.filename)}`);

/** The worker ends after being idle this long. */
const idleMs = 30_000;
const limits = { maxOldGenerationSizeMb: 512 };

/** Writes, stamps and counts the pages of PDFs in a worker, one after the other. */
export type Pdfs = {
  write: (agreement: Omit<AgreementPdf, "kind">) => Promise<Buffer>;
  /**
   * Puts a line on each page of a document.
   *
   * @returns nothing if it can't be changed, because it is damaged or needs a password
   */
  stamp: (file: Buffer, line: string) => Promise<Buffer | undefined>;
  /** The number of a document's pages, or why readers couldn't open it. */
  countPages: (file: Buffer) => Promise<number | Unreadable>;
  /** Ends the worker. */
  close: () => Promise<void>;
};

/** @param options.jobMaxMs a job that takes longer ends, with its worker */
export function createPdfs({ jobMaxMs = 60_000 } = {}): Pdfs {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  async function runNow(job: PdfJob): Promise<PdfResult> {
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

  function run(job: PdfJob): Promise<PdfResult> {
    const result = last.then(() => runNow(job));
    last = result;
    return result;
  }

  return {
    async write(agreement) {
      const result = await run({ kind: "agreement", ...agreement });
      if ("file" in result) return Buffer.from(result.file);
      throw new Error(`A PDF couldn’t be written: ${"problem" in result ? result.problem : ""}`);
    },
    async stamp(file, line) {
      const result = await run({ kind: "stamp", file, line });
      return "file" in result ? Buffer.from(result.file) : undefined;
    },
    async countPages(file) {
      const result = await run({ kind: "count", file });
      if ("pages" in result) return result.pages;
      return "unreadable" in result ? result.unreadable : "damaged";
    },
    close: stop,
  };
}
