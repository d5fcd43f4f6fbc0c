import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const run = join(import.meta.dirname, "../.ci/run");

/** Runs CI where the two test commands do what these scripts say. */
async function runWith(daily: string, more: string) {
  const folder = await mkdtemp(join(tmpdir(), "frontage-ci-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const npm = `#!/bin/sh\ncase "$3" in\ntest) ${daily} ;;\ntest:more) ${more} ;;\nesac\n`;
  await writeFile(join(folder, "npm"), npm, { mode: 0o755 });
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const { status, stdout } = spawnSync(run, { encoding: "utf8", env: { ...process.env, PATH } });
  return { status, stdout: stdout.trimEnd().split("\n").slice(-3).join("\n") };
}

test("CI runs both test commands, ends with their total, and fails if either does or can't count", async () => {
  const both = await runWith("echo 20 passed, 0 failed", "echo 3 passed, 0 failed");
  expect(both).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/\n23 passed, 0 failed$/),
  });
  const bothFail = await runWith(
    "printf '✗ login.spec.ts › logs in\\n19 passed, 1 failed\\n'; exit 1",
    "printf '✗ chaos › a row is lost\\n2 passed, 1 failed\\n'; exit 1",
  );
  expect(bothFail).toEqual({
    status: 1,
    stdout: "✗ login.spec.ts › logs in\n✗ chaos › a row is lost\n21 passed, 2 failed",
  });
  const broken = await runWith("echo 20 passed, 0 failed", "echo No browser.");
  expect(broken).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/\n20 passed, 1 failed$/),
  });
});
