/**
 * Measures how long a machine with a release and only Node takes from start to the first page, on
 * an empty store and on an existing one, the median of five. Marks with "!" what misses
 * `budgets.json`; times depend on the machine, so nothing fails.
 *
 * Usage: node scripts/bench-release.ts, after a build
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../apps/server/test/free-port.ts";
import { packRelease } from "./release/pack.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const rounds = 5;
const { server: budgets } = JSON.parse(await readFile(join(root, "budgets.json"), "utf8"));

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
  await run("tar", ["-xzf", archive, "-C", machine]);
  const { size } = await stat(archive);
  console.log(`A release: ${(size / 1e6).toFixed(1)} MB`);
  const table = [];
  for (const store of ["empty", "in use"] as const) {
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await timeStart(store));
    const median = times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
    const over = median > budgets.releaseStartMs ? "!" : "";
    table.push({ store, "first page, ms after the start": `${median.toFixed(0)}${over}` });
  }
  console.table(table);
} finally {
  await rm(machine, { recursive: true });
}

/** Stops the server after each start; the last start leaves a store in use. */
async function timeStart(store: "empty" | "in use"): Promise<number> {
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
