import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

/** The environment, without the tools' update notices. */
export const quietTools = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
};

/**
 * The command for pnpm in the version that `package.json` names. Prefers npm's cached copy, because
 * offline it takes 70 seconds until a download fails.
 *
 * @param {string[]} args for pnpm
 */
export const withPnpm = (...args) => ["npx", "--prefer-offline", "-y", packageManager, ...args];

/** The workspace with what only benchmarks, Storybook and tests need. */
const tools = { name: "@frontage/scripts", installed: `${root}scripts/node_modules` };

/**
 * Installs the lockfile's versions: what building and running need, and with `forTests` the tools,
 * too. Once these are installed, they stay, because pnpm would remove part of them.
 */
export const install = ({ forTests = false } = {}) =>
  runQuietly(
    ...withPnpm("install", "--frozen-lockfile"),
    ...(forTests || existsSync(tools.installed) ? [] : ["--filter", `!${tools.name}`]),
  );

/**
 * Runs a command in the repository's folder, and prints its output only if it fails.
 *
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runQuietly(file, ...args) {
  const child = spawn(file, args, {
    cwd: root,
    env: quietTools,
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
