import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serverFile } from "./server-file.ts";
import type { Store } from "./store.ts";
import { until } from "./until.ts";

const root = join(import.meta.dirname, "../..");
const built = join(root, "apps/server/dist");

/** None outlives this process, however it ends. */
const running = new Set<ChildProcess>();
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** A real server in a process of its own. */
export type ServerProcess = {
  /** Where it listens: "http://127.0.0.1:41234". */
  address: string;
  pid: number;
  /** Resolves once it can work again; throws when it has ended instead, or never can. */
  ready: () => Promise<void>;
  /** SIGKILL; does nothing where it has ended. */
  kill: () => Promise<void>;
  /** SIGTERM; resolves once it has ended by itself. */
  stop: () => Promise<void>;
};

/**
 * Starts a server as `npm start` does.
 *
 * @param store.variables all of its environment
 * @param store.composition what it serves; absent: what was built
 * @param options.within a command that starts the one after it somewhere else, such as `nsenter`
 * @param options.hasShortPauses so that deliveries are attempted again within this run
 * @throws an Error with what it printed when it ends before it listens
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

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error("The server could not be started.");
  return pid;
}
