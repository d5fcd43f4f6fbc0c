// Runs before `npm start` serves: checks the settings, installs and builds, and prints a line for
// each step. Plain JavaScript for any Node, because this installs the right one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { install, root, runQuietly, withPnpm } from "./pnpm.mjs";

/** The exit code of `check-settings.ts` for a wrong setting. */
const wrongSettings = 2;

/** The path of the right Node, on Linux. */
const installedNode = `${root}node_modules/.bin/node`;

process.exitCode = await prepare();

async function prepare() {
  // The check needs an installation, so on a first start it runs later.
  if (settingsAreWrong()) return 1;
  const isFirst = !existsSync(`${root}node_modules/.modules.yaml`);
  console.log(isFirst ? "Installing, about half a minute …" : "Checking the packages …");
  const installed = await install();
  if (installed !== 0) {
    console.error("Nothing was installed. What was built before can be started by: npm run serve");
    return installed;
  }
  if (settingsAreWrong()) return 1;
  console.log(isFirst ? "Building, about half a minute …" : "Building …");
  return runQuietly(...withPnpm("exec", "turbo", "run", "build"));
}

/** Checks the settings and prints mistakes. False if it can't check yet. */
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
