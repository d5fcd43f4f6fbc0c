// Installs the lockfile's versions, then runs a command with the tools, Node and pnpm that it
// names:
//
//   node scripts/run.mjs node scripts/clocks.ts 2028-02-29
//   node scripts/run.mjs "turbo run build && node scripts/bench.ts"
//
// Plain JavaScript for any Node, because this runs before the right one is installed.
import { spawn } from "node:child_process";
import { install, quietTools, root, withPnpm } from "./pnpm.mjs";

const [command = "", ...args] = process.argv.slice(2);
process.exitCode = (await install()) || (await run());

/** @returns {Promise<number>} its exit code */
function run() {
  const [file, ...rest] = withPnpm("--silent", "exec", "sh", "-c", `${command} "$@"`, "sh");
  const child = spawn(file, [...rest, ...args], { cwd: root, env: quietTools, stdio: "inherit" });
  // Lets the command handle Ctrl+C, which the terminal also sends to it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${file} can’t be started: ${error.message}.`);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}
