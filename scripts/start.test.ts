import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Runs a script, and returns its output. */
function run(args: string[], { cwd = root, ...settings }: Record<string, string> = {}) {
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...settings },
  });
  return { status, stderr, stdout };
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-start-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("npm start names a wrong setting before it installs or builds anything", () => {
  expect(run(["scripts/prepare.mjs"], { PORT: "many", STORYBOOK: "0" })).toEqual({
    status: 1,
    stderr:
      'The settings are invalid.\nPORT is "many", but a port is a whole number from 0 to 65535.\n',
    stdout: "",
  });
});

test("npm run serve says that nothing was built", async () => {
  const cwd = await emptyFolder();
  await copyFile(join(root, "scripts/serve.mjs"), join(cwd, "serve.mjs"));
  expect(run(["serve.mjs"], { cwd })).toEqual({
    status: 1,
    stderr: "Nothing was built yet. To build and start: npm start\n",
    stdout: "",
  });
});

test("npm run serve reads .env, but the environment takes precedence", async () => {
  const cwd = await emptyFolder();
  await mkdir(join(cwd, "bundle"));
  await copyFile(join(root, "scripts/serve.mjs"), join(cwd, "serve.mjs"));
  await writeFile(join(cwd, "bundle/serve.js"), "console.log(process.env.PORT, process.env.HOST);");
  await writeFile(join(cwd, ".env"), "PORT=4000\nHOST=127.0.0.1\n");
  expect(run(["serve.mjs"], { cwd, PORT: "5000" }).stdout).toBe("5000 127.0.0.1\n");
});

test("an older Node is told which version is needed", async () => {
  const older = `data:text/javascript,Object.defineProperties(process, { version: { value: "v20.1.0" }, versions: { value: { node: "20.1.0" } } })`;
  const cwd = await emptyFolder();
  await mkdir(join(cwd, "bundle"));
  await copyFile(join(root, "scripts/serve.mjs"), join(cwd, "serve.mjs"));
  await writeFile(join(cwd, "bundle/serve.js"), "");
  expect(run(["--import", older, "serve.mjs"], { cwd })).toEqual({
    status: 1,
    stderr: "Frontage needs Node 24 or newer, and this is v20.1.0.\n",
    stdout: "",
  });
});
