import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { afterEach, expect, test } from "vitest";

const run = join(import.meta.dirname, "../.ci/run");
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Runs CI where `npm run` of each command does what the script says. */
async function runWith(commands: { test: string; "test:more": string }) {
  const folder = await mkdtemp(join(tmpdir(), "frontage-ci-"));
  folders.push(folder);
  const cases = Object.entries(commands).map(([name, script]) => `${name}) ${script} ;;`);
  const npm = `#!/bin/sh\ncase "$3" in\n${cases.join("\n")}\nesac\n`;
  await writeFile(join(folder, "npm"), npm, { mode: 0o755 });
  const { status, stdout } = spawnSync(run, {
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
  const lines = stdout.trimEnd().split("\n");
  return { status, lastLine: lines.at(-1), failures: lines.slice(-3, -1) };
}

test("CI ends with the total of both test commands", async () => {
  const held = { test: "echo 20 passed, 0 failed", "test:more": "echo 3 passed, 0 failed" };
  expect(await runWith(held)).toMatchObject({ status: 0, lastLine: "23 passed, 0 failed" });
});

test("CI fails when either command does, and still runs the other", async () => {
  const firstFails = {
    test: "echo 19 passed, 1 failed; exit 1",
    "test:more": "echo 3 passed, 0 failed",
  };
  expect(await runWith(firstFails)).toMatchObject({ status: 1, lastLine: "22 passed, 1 failed" });
  const secondFails = {
    test: "echo 20 passed, 0 failed",
    "test:more": "echo 2 passed, 1 failed; exit 1",
  };
  expect(await runWith(secondFails)).toMatchObject({ status: 1, lastLine: "22 passed, 1 failed" });
});

test("CI names before its total what failed in either command", async () => {
  const bothFail = {
    test: "printf '✗ login.spec.ts › logs in\\n19 passed, 1 failed\\n'; exit 1",
    "test:more": "printf '✗ chaos › a row is lost\\n2 passed, 1 failed\\n'; exit 1",
  };
  expect(await runWith(bothFail)).toEqual({
    status: 1,
    failures: ["✗ login.spec.ts › logs in", "✗ chaos › a row is lost"],
    lastLine: "21 passed, 2 failed",
  });
});

test("CI counts a command that ends before its totals as failed", async () => {
  const broken = { test: "echo 20 passed, 0 failed", "test:more": "echo No browser." };
  expect(await runWith(broken)).toMatchObject({ status: 1, lastLine: "20 passed, 1 failed" });
});
