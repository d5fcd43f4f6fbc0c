import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import config from "../../apps/server/rolldown.config.ts";
import { bundleServer } from "../../apps/server/test/bundle.ts";
import type { Store } from "./store.ts";
import { until } from "./until.ts";

const root = join(import.meta.dirname, "../..");
const built = join(root, "apps/server/dist");

/** Servers to kill when this process ends, however it ends. */
const running = new Set<ChildProcess>();
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** A real server, in its own process. */
export type ServerProcess = {
  /** Its address: "http://127.0.0.1:41234". */
  address: string;
  pid: number;
  /** Resolves when the server is ready; throws if it ended, or can never be ready. */
  ready: () => Promise<void>;
  /** Sends SIGKILL; does nothing if the server has ended. */
  kill: () => Promise<void>;
  /** Sends SIGTERM, and resolves when the server has ended. */
  stop: () => Promise<void>;
};

/**
 * Starts a server like `npm start`.
 *
 * @param store.variables its whole environment
 * @param store.composition the folder that it serves; by default what was built
 * @param options.within a command that runs the server somewhere else, such as `nsenter`
 * @param options.hasShortPauses retries deliveries within this run
 * @throws an Error with its output if it ends before it listens
 */
export async function startServer(
  { composition = built, variables }: Pick<Store, "variables"> & { composition?: string },
  {
    hasShortPauses = false,
    within = [],
  }: { hasShortPauses?: boolean; within?: readonly string[] } = {},
): Promise<ServerProcess> {
  const command = [...within, process.execPath, await serverFile({ hasShortPauses }), composition];
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    cwd: root,
    env: {
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: "0",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const exit = once(child, "exit").then(() => running.delete(child));
  const lines: string[] = [];
  const { promise: listening, resolve: listens } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      const port = /Frontage is at .*http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) listens(`http://127.0.0.1:${port}`);
    });
  }

  const address = await Promise.race([listening, exit.then(() => undefined)]);
  if (!address) throw new Error(`The server ended before it listened.\n${lines.join("\n")}`);
  return {
    address,
    pid: pidOf(child),
    async ready() {
      await until(async () => {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The server ended instead.\n${lines.slice(-20).join("\n")}`);
        }
        const answer = await fetch(`${address}/api/ready`, {
          signal: AbortSignal.timeout(5000),
        }).catch(() => undefined);
        return answer?.ok === true;
      }, "The server can work");
    },
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
    async stop() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

let bundle: Promise<string> | undefined;

/**
 * Bundles the server from its current source, once per process.
 *
 * @param options.hasShortPauses retries deliveries within this run
 * @returns the path of the bundle
 */
export async function serverFile({ hasShortPauses = false } = {}): Promise<string> {
  const folder = await (bundle ??= bundleBoth());
  return join(folder, hasShortPauses ? "serve-with-short-pauses.js" : "serve.js");
}

async function bundleBoth(): Promise<string> {
  const folder = await bundleServer({
    serve: config.input.serve,
    "serve-with-short-pauses": join(import.meta.dirname, "serve-with-short-pauses.ts"),
  });
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error("The server could not be started.");
  return pid;
}
