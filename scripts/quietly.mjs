import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const root = new URL("..", import.meta.url);
const { packageManager } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));

/** @param {string[]} args of the package manager, in the version that `package.json` names */
export const withPnpm = (...args) => ["npx", "-y", packageManager, ...args];

/**
 * Runs a command in the repository's folder, and prints what it said only if it fails.
 *
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runQuietly(file, args) {
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => output.push(chunk));
  }
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${file} can’t be started: ${error.message}.`);
      resolve(1);
    });
    child.on("close", (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}
