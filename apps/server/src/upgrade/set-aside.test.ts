import { mkdtemp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { setAside } from "./set-aside.ts";

test("a folder is set aside beside an earlier one, and put back while what was restored is kept", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), "frontage-set-aside-"));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  await mkdir(join(dataFolder, "files"));
  await mkdir(join(dataFolder, "set-aside-earlier"));
  await writeFile(join(dataFolder, "frontage.db"), "");

  const now = new Date("2026-03-04T05:06:07Z");
  const { place, putBack } = await setAside({ dataFolder, databaseUrl: undefined }, now);
  expect(place).toBe(join(dataFolder, "set-aside-20260304T050607Z"));
  expect((await readdir(place)).toSorted()).toEqual(["files", "frontage.db"]);
  expect(await readdir(dataFolder)).toHaveLength(2);
  await writeFile(join(dataFolder, "restored.db"), "");

  await putBack();
  expect((await readdir(dataFolder)).toSorted()).toEqual([
    "files",
    "frontage.db",
    "set-aside-20260304T050607Z-restored",
    "set-aside-earlier",
  ]);
  expect(await readdir(`${place}-restored`)).toEqual(["restored.db"]);
});
