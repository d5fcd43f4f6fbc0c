// What `npm start` does before it serves: checks the settings, installs and builds, with a line for
// each step. Plain JavaScript, for any Node: the right one is installed here.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { install, root, runQuietly, withPnpm } from "./pnpm.mjs";

/** Of `check-settings.ts`, where a setting is wrong. */
const wrongSettings = 2;

/** The right one, on Linux. */
const installedNode = `${root}node_modules/.bin/node`;

process.exitCode = await prepare();

async function prepare() {
  // What checks them is installed after the first start only.
  if (settingsAreWrong()) return 1;
  console.log("Installing …");
  const installed = await install();
  if (installed !== 0) {
    console.error("Nothing was installed. What was built before can be started by: npm run serve");
    return installed;
  }
  if (settingsAreWrong()) return 1;
  console.log("Building …");
  return runQuietly(...withPnpm("exec", "turbo", "run", "build"));
}

/** Prints what is wrong. Where they can't be checked yet, nothing is. */
function settingsAreWrong() {
  const { status, stderr } = spawnSync(
    existsSync(installedNode) ? installedNode : process.execPath,
    ["apps/server/src/commands/check-settings.ts"],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== wrongSettings) return false;
  process.stderr.write(stderr);
  return true;
}
