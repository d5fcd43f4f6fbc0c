import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import { codePermissions } from "../../jobs/code-permissions.ts";
import type { StemmedText } from "./extracted-text.ts";
import type { ExtractorLimits, FromExtractor, ToExtractor } from "./extractor-process.ts";

// Bundled under the same name next to this code; see `rolldown.config.ts`.
const entry = join(import.meta.dirname, `extractor-process${extname(import.meta.filename)}`);

/** Node's permissions for the process. */
export const permissions: readonly string[] = [...codePermissions, "--allow-worker"];

/** The process ends after being idle this long. */
const idleMs = 5000;
/** A worker is replaced after this many files, to free its memory. */
const filesMax = 100;
/** Five hundred pages take about ten seconds. */
const extractorLimits: ExtractorLimits = { cpuMs: 60_000, heapMiB: 256, memoryMiB: 640 };
/** By the clock, since a hanging file store or endless wait uses no processor time. */
const waitMs = 10 * 60_000;

/**
 * Answers come first: it gets a third of the server's share of a busy processor.
 * With the lowest priority, a busy machine would hardly read anything.
 */
const priority = 5;

/** Reads the text of files in a separate process. */
export type Extractor = {
  /**
   * Reads one file at a time.
   *
   * @returns nothing if the process ended meanwhile
   * @throws what the source throws
   */
  extract: (mediaType: string, source: Readable) => Promise<StemmedText | undefined>;
  /** Ends the process, even while it reads. */
  close: () => void;
};

export function createExtractor(limits = extractorLimits): Extractor {
  let child: ChildProcess | undefined;
  let files = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    files = 0;
    const started = fork(entry, [JSON.stringify(limits)], {
      env: {},
      execArgv: [...permissions],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    started.on("error", () => undefined);
    try {
      setPriority(started.pid ?? 0, priority);
    } catch {
      // It has already ended, or the system has no priorities.
    }
    return started;
  }

  function stop(): void {
    child?.kill("SIGKILL");
    child = undefined;
  }

  return {
    async extract(mediaType, source) {
      clearTimeout(idle);
      child ??= start();
      const ending = new AbortController();
      const { signal } = ending;
      const timer = setTimeout(stop, waitMs);
      try {
        const ended = once(child, "exit", { signal }).then(([, by]) => textOfEnded(by));
        const answered = once(child, "message", { signal }).then(
          ([message]) => (message as FromExtractor).text,
        );
        ended.catch(() => undefined);
        answered.catch(() => undefined);
        await Promise.race([ended, sendFile(child, mediaType, source)]);
        const text = await Promise.race([ended, answered]);
        files += 1;
        const isSpent = text && "problem" in text && text.problem === "too-large";
        if (isSpent || files >= filesMax) stop();
        return text;
      } catch (error) {
        // The process may hold half a file.
        stop();
        throw error;
      } finally {
        ending.abort();
        clearTimeout(timer);
        idle = setTimeout(stop, idleMs);
        idle.unref();
      }
    },
    close() {
      clearTimeout(idle);
      stop();
    },
  };
}

/** Node may abort the process when out of memory, before the worker ends: the file is too large. */
const textOfEnded = (by: NodeJS.Signals | null): StemmedText | undefined =>
  by === "SIGABRT" ? { problem: "too-large" } : undefined;

async function sendFile(child: ChildProcess, mediaType: string, source: Readable): Promise<void> {
  await send(child, { type: "file", mediaType });
  for await (const chunk of source) await send(child, { type: "chunk", chunk: chunk as Buffer });
  await send(child, { type: "end" });
}

/** Resolves once sent, or once the process has ended. */
function send(child: ChildProcess, message: ToExtractor): Promise<void> {
  return new Promise((resolve) => {
    if (child.connected) child.send(message, () => resolve());
    else resolve();
  });
}
