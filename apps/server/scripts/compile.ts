/**
 * Has the server's code compiled before it is first started: Node keeps what it compiled,
 * and its first start is as quick and as small as the others. An empty folder is refused,
 * once all of the code is read. Run with the flags of the start, which the kept code is for.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const empty = await mkdtemp(join(tmpdir(), "frontage-empty-"));
const main = join(import.meta.dirname, "../src/main.js");
spawnSync(process.execPath, [...process.execArgv, main, empty], { stdio: "ignore" });
await rmdir(empty);
