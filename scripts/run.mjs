// Installs the lockfile's versions, then runs a command with the tools, Node and pnpm that it
// names:
//
//   node scripts/run.mjs node scripts/clocks.ts 2028-02-29
//   node scripts/run.mjs "turbo run build && node scripts/bench.ts"
//   node scripts/run.mjs --without-tests "turbo run build"
//
// The last installs only what building and running need.
//
// Plain JavaScript for any Node, because this runs before the right one is installed.
import { spawn } from "node:child_process";
import { install, quietTools, root, withPnpm } from "./pnpm.mjs";

const option = "--without-tests";
const forTests = process.argv[2] !== option;
const [command = "", ...args] = process.argv.slice(forTests ? 2 : 3);
process.exitCode = (await install({ forTests })) || (await run());

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
