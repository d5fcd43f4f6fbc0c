import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { budgets, type Row, row } from "./figures.ts";

const root = join(import.meta.dirname, "../..");

/** `npm start` of the last commit's clone on a machine that has installed nothing; it downloads. */
export async function measureStart(): Promise<Row[]> {
  const machine = await mkdtemp(join(tmpdir(), "frontage-start-"));
  const clone = join(machine, "frontage");
  try {
    await promisify(execFile)("git", ["clone", "--quiet", root, clone]);
    const begun = performance.now();
    const server = spawn("npm", ["start"], {
      cwd: clone,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PATH: process.env["PATH"],
        HOME: machine,
        HOST: "127.0.0.1",
        PORT: "0",
        NODE_EXTRA_CA_CERTS: process.env["NODE_EXTRA_CA_CERTS"],
      },
    });
    const ended = once(server, "close");
    let seconds = Number.NaN;
    for await (const line of createInterface(server.stdout)) {
      if (!line.startsWith("Frontage is at")) continue;
      seconds = (performance.now() - begun) / 1000;
      break;
    }
    server.stdout.resume();
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
    await ended;
    const packages = (await readdir(join(clone, "node_modules/.pnpm"))).filter((name) =>
      name.includes("@"),
    );
    return [
      row(`npm start from a clone, ${packages.length} packages`, {
        unit: " s",
        goal: budgets.startSeconds,
        ours: seconds,
      }),
    ];
  } finally {
    await rm(machine, { recursive: true, force: true });
  }
}
