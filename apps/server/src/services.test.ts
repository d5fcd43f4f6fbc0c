import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readServerEnvironment } from "./env.ts";
import { createLog } from "./logging.ts";
import { openServices } from "./services.ts";

// Services are opened three times, which takes a while on a busy machine.

test("the secret of a data folder is made once, and never half of one is used", async () => {
  const folder = await mkdtemp(join(tmpdir(), "frontage-secret-"));
  const environment = readServerEnvironment({ DATA_DIR: folder });
  const start = async () => {
    const services = await openServices(environment, createLog("silent"));
    await services.close();
    return readFile(join(folder, "secret"), "utf8");
  };

  const secret = await start();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await start()).toBe(secret);
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);

  await writeFile(join(folder, "secret"), "");
  await expect(start()).rejects.toThrow("is empty. Remove it");
  await writeFile(join(folder, "secret"), "short");
  await expect(start()).rejects.toThrow("has fewer than 32 characters. Remove it");
  await rm(folder, { recursive: true });
});
