import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { ServerProcess } from "./server-process.ts";

const run = promisify(execFile);

const diskMiB = 24;
/** The limit on the size of each file, if no file system can be mounted. */
const fileMaxBytes = 20_000;

/** A small disk mounted over a folder. */
export type SmallDisk = {
  /** A description: "a tmpfs of 24 MiB". */
  kind: string;
  /** The command within which a server has this disk. */
  within: readonly string[];
  /** The path of the server's folder for this process. */
  folder: string;
  fill: (server: ServerProcess) => Promise<void>;
  free: (server: ServerProcess) => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * Mounts a small file system with a folder's content over the folder, only for servers started
 * `within`. If that is not allowed, limits the size of files instead.
 */
export async function openSmallDisk(folder: string): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const script = `cp -a "$1" "$1.copy" && mount -t tmpfs -o size=${diskMiB}m,mode=700 tmpfs "$1" && cp -a "$1.copy/." "$1" && rm -r "$1.copy" && echo mounted && exec cat`;
  // The mount exists while this process's input is open, so it never outlives the tests.
  const holder = spawn("unshare", [isRoot ? "-m" : "-rm", "sh", "-c", script, "sh", folder], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = once(holder, "exit").catch(() => undefined);
  const said = createInterface({ input: holder.stdout })[Symbol.asyncIterator]();
  const isMounted = (await said.next()).value === "mounted";
  if (!isMounted) {
    await ended;
    return limitedFiles(folder);
  }

  const inside = join(`/proc/${holder.pid}/root`, folder);
  const filler = join(inside, "filler");
  const user = isRoot ? [] : ["-U", "--preserve-credentials"];
  return {
    kind: `a tmpfs of ${diskMiB} MiB`,
    within: ["nsenter", "-t", String(holder.pid), "-m", ...user, "--"],
    folder: inside,
    async fill() {
      const { bavail, bsize } = await statfs(inside);
      const left = 400_000;
      await writeFile(filler, Buffer.alloc(Math.max(bavail * bsize - left, 0)));
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      holder.stdin.end();
      await ended;
    },
  };
}

function limitedFiles(folder: string): SmallDisk {
  const limit = async ({ pid }: ServerProcess, bytes: string) => {
    // The limit ended together with the killed server.
    if (!existsSync(`/proc/${pid}`)) return;
    await run("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
  };
  return {
    kind: `a limit of ${fileMaxBytes / 1000} kB for each file`,
    within: [],
    folder,
    fill: (server) => limit(server, String(fileMaxBytes)),
    free: (server) => limit(server, "unlimited"),
    remove: async () => undefined,
  };
}
