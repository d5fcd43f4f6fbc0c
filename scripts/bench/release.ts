import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../apps/server/test/free-port.ts";
import { packRelease } from "../release/pack.ts";
import { budgets, mark, median } from "./figures.ts";

const root = join(import.meta.dirname, "../..");
const rounds = 5;

/**
 * Measures how long a machine with a release and only Node takes from start to the first page, on
 * an empty store and on an existing one: the median of five.
 */
export async function measureRelease(): Promise<void> {
  const machine = await mkdtemp(join(tmpdir(), "frontage-release-"));
  try {
    await mkdir(join(machine, "bin"));
    await symlink(process.execPath, join(machine, "bin/node"));
    const archive = await packRelease(
      {
        version: "0.0.0",
        bundle: join(root, "apps/server/bundle"),
        pages: join(root, "apps/server/dist"),
        migration: "",
        accountTables: "",
        time: 0,
        licenses: "",
        sbom: "",
      },
      machine,
    );
    await promisify(execFile)("tar", ["-xzf", archive, "-C", machine]);
    const { size } = await stat(archive);
    console.log(`A release: ${(size / 1e6).toFixed(1)} MB`);
    const table = [];
    for (const store of ["empty", "in use"] as const) {
      const times = [];
      for (let round = 0; round < rounds; round++) times.push(await timeStart(machine, store));
      const time = median(times);
      const isMissed = time > budgets.server.releaseStartMs;
      table.push({ store, "first page, ms after the start": mark(time, isMissed) });
    }
    console.table(table);
  } finally {
    await rm(machine, { recursive: true });
  }
}

/** Times one start, and stops the server. The last start leaves a store in use. */
async function timeStart(machine: string, store: "empty" | "in use"): Promise<number> {
  const data = join(machine, "data");
  if (store === "empty") await rm(data, { recursive: true, force: true });
  const port = await freePort();
  const started = performance.now();
  const server = spawn("node", ["serve.js"], {
    cwd: join(machine, "frontage-0.0.0"),
    env: { PATH: join(machine, "bin"), HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data },
    stdio: "ignore",
  });
  const isThere = async () =>
    (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok === true;
  while (!(await isThere())) {
    if (server.exitCode !== null) throw new Error("The release ended before it served a page.");
    await wait(5);
  }
  const milliseconds = performance.now() - started;
  server.kill("SIGTERM");
  await once(server, "exit");
  return milliseconds;
}
