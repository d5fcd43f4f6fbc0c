import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hasSameTables, readRelease } from "./release-folders.ts";

async function release(frontage: { migration: string; accountTables?: string }) {
  const folder = await mkdtemp(join(tmpdir(), "frontage-release-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const manifest = { name: "frontage", version: "1.0.0", frontage };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  return readRelease(folder);
}

test("releases have the same tables only if those of the accounts are the same too", async () => {
  const one = await release({ migration: "0001-records", accountTables: "a" });
  const same = await release({ migration: "0001-records", accountTables: "a" });
  expect(hasSameTables(one, same)).toBe(true);

  for (const other of [
    await release({ migration: "0002-events", accountTables: "a" }),
    await release({ migration: "0001-records", accountTables: "b" }),
    await release({ migration: "0001-records" }),
  ]) {
    expect(hasSameTables(one, other)).toBe(false);
  }
});
