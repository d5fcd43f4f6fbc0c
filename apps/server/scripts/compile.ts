/**
 * Has the server's code compiled before it is first started: Node keeps what it compiled,
 * and its first start is as quick and as small as the others. A folder with nothing to serve
 * is refused, once all of the code is read. Run with the flags of the start, which the kept
 * code is for.
 */
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = await mkdtemp(join(tmpdir(), "frontage-empty-"));
// With a place for answers, their code is read as well.
await mkdir(join(folder, "answers"));
const main = join(import.meta.dirname, "../src/main.js");
const { signal, stderr } = spawnSync(process.execPath, [...process.execArgv, main, folder], {
  stdio: ["ignore", "ignore", "pipe"],
  encoding: "utf8",
  // It takes a second or two; a process that hangs is better named than waited for.
  timeout: 120_000,
  killSignal: "SIGKILL",
});
await rm(folder, { recursive: true });
if (signal) throw new Error("The server's code was not compiled within two minutes.");
if (!stderr.includes("There is nothing to serve")) {
  throw new Error(`The server's code cannot be compiled:\n${stderr}`);
}
