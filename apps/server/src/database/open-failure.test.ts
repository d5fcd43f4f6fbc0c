import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isFolderInUse, lockFolder } from "./folder-lock.ts";
import { openFailure } from "./open-failure.ts";

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "frontage-open-"));
});
afterEach(() => rm(dataFolder, { recursive: true }));

const messageFor = (error: object) =>
  (
    openFailure(Object.assign(new Error("It failed"), error), {
      dataFolder,
      databaseUrl: undefined,
    }) as Error
  ).message;

test.for([
  [{ code: "ENOSPC" }, "its disk is full: make room, or choose another folder (ENOSPC)"],
  [{ code: "EROFS" }, "its disk is mounted read-only"],
  [{ code: "EACCES" }, "the server’s user may not write there"],
  [{ errcode: 13 }, "its disk is full: make room, or choose another folder (ENOSPC; It failed)"],
  [{ errcode: 11 }, "is damaged (It failed). Restore a backup, or choose another folder."],
] as const)("what keeps a data folder from being opened is named: %o", ([error, reason]) => {
  expect(messageFor(error)).toContain(reason);
});

test("only a folder that another server has locked is in use", async () => {
  const unlock = lockFolder(dataFolder);
  expect(isFolderInUse(dataFolder)).toBe(true);
  expect(() => lockFolder(dataFolder)).toThrow("Another Frontage server already uses");
  unlock();
  expect(isFolderInUse(dataFolder)).toBe(false);
  await writeFile(join(dataFolder, "server.lock"), "x".repeat(5000));
  expect(() => lockFolder(dataFolder)).toThrow("file is not a database");
});
